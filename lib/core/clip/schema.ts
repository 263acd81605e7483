import { z } from 'zod';
import { LIMITS } from '../limits';
import { EASES } from './ease-names';
import { TRACK_PROPS } from './track-props';
import { MODIFIER_BOUNDS } from './modifier-bounds';

export { EASES, type Ease } from './ease-names';
export { PRESET_NAMES, type PresetName } from './preset-names';
export { TRACK_PROPS, type TrackProp } from './track-props';

const normalizedTime = z.number().min(0).max(1).describe('The time: 0 is the beginning of the clip, 1 its end.');
const part = z.string().describe('The part, by its id.');
const { breathing, blink, follow } = MODIFIER_BOUNDS;

/** A key of a property track: `t` 0..1 of the clip, `v` degrees, pixels or factor, `ease` used to arrive at it. */
export const Keyframe = z.strictObject({
  t: normalizedTime,
  v: z.number().describe('Degrees, pixels, or a factor.'),
  ease: z.enum(EASES).describe('The easing from the previous key.'),
});
export type Keyframe = z.infer<typeof Keyframe>;

/** A track that moves one property of a part. */
export const PropertyTrack = z.strictObject({
  part,
  prop: z.enum(TRACK_PROPS).describe('The property that moves.'),
  keys: z.array(Keyframe).min(1).describe('Its values in time.'),
});
export type PropertyTrack = z.infer<typeof PropertyTrack>;

/** A key of a state track: the drawing to switch to at `t`, 0..1 of the clip. */
export const StateKey = z.strictObject({
  t: normalizedTime,
  v: z.string().describe('The state that is shown from then on.'),
});
export type StateKey = z.infer<typeof StateKey>;

/** A track that switches the drawing of a part. */
export const StateTrack = z.strictObject({
  part,
  prop: z.literal('state').describe('Which drawing is shown.'),
  keys: z.array(StateKey).min(1).describe('Its drawings in time.'),
});
export type StateTrack = z.infer<typeof StateTrack>;

/** A track of either kind. */
export const Track = z
  .discriminatedUnion('prop', [PropertyTrack, StateTrack])
  .meta({ description: 'A track of one part: a moving property, or its drawing.' });
export type Track = z.infer<typeof Track>;

/** A modifier that lets a part breathe: `amount` as a scale factor, `cycles` a loop. */
export const Breathing = z.strictObject({
  type: z.literal('breathing').describe('Scales the part up and down a little.'),
  part,
  amount: z.number().min(breathing.amount.min).max(breathing.amount.max).describe('The amplitude as a scale factor.'),
  cycles: z.int().min(breathing.cycles.min).describe('Breaths per loop.'),
});
export type Breathing = z.infer<typeof Breathing>;

/** A modifier that closes an eye `count` times a loop, each time for `duration` seconds. */
export const Blink = z.strictObject({
  type: z.literal('blink').describe('Closes the part from time to time.'),
  part,
  closedState: z.string().describe('The state that is shown meanwhile.'),
  count: z.int().min(blink.count.min).max(blink.count.max).describe('Blinks per loop.'),
  duration: z.number().min(blink.duration.min).max(blink.duration.max).describe('Seconds that it stays closed.'),
});
export type Blink = z.infer<typeof Blink>;

/** A modifier that lets a dangling part lag behind its parent, as on a spring. */
export const Follow = z.strictObject({
  type: z.literal('follow').describe('Makes the part lag behind its parent, as on a spring.'),
  part,
  strength: z
    .number()
    .min(follow.strength.min)
    .max(follow.strength.max)
    .describe('The strength of the lag; 1 is natural.'),
  stiffness: z.number().min(follow.stiffness.min).max(follow.stiffness.max).describe('The stiffness of the spring.'),
  damping: z.number().min(follow.damping.min).max(follow.damping.max).describe('The damping of the spring.'),
});
export type Follow = z.infer<typeof Follow>;

/** A procedural motion of a part, in addition to its tracks. */
export const Modifier = z
  .discriminatedUnion('type', [Breathing, Blink, Follow])
  .meta({ description: 'A procedural motion of a part.' });
export type Modifier = z.infer<typeof Modifier>;

/**
 * A motion (specification: AnimationClip). Shape only; `checkClip` adds the rules against a rig. Duration in seconds.
 */
export const AnimationClip = z
  .strictObject({
    clipVersion: z.literal(1).describe('The version of the format.'),
    name: z.string().min(1).describe('Its name.'),
    duration: z.number().min(LIMITS.clip.duration.min).max(LIMITS.clip.duration.max).describe('Seconds.'),
    loop: z.boolean().describe('Whether it loops.'),
    tracks: z.array(Track).describe('The tracks.'),
    modifiers: z.array(Modifier).describe('Procedural motion: breathing, blinking, and dangling parts.'),
  })
  .meta({
    description: 'A motion.',
    examples: [
      {
        clipVersion: 1,
        name: 'sway',
        duration: 2,
        loop: true,
        tracks: [
          {
            part: 'body',
            prop: 'rotate',
            keys: [
              { t: 0, v: 0, ease: 'linear' },
              { t: 0.25, v: 6, ease: 'easeInOut' },
              { t: 0.75, v: -6, ease: 'easeInOut' },
              { t: 1, v: 0, ease: 'easeInOut' },
            ],
          },
        ],
        modifiers: [{ type: 'blink', part: 'eye', closedState: 'closed', count: 1, duration: 0.12 }],
      },
    ],
  });
export type AnimationClip = z.infer<typeof AnimationClip>;
