import { z } from 'zod';
import { LIMITS } from '../limits';

export const EASES = [
  'linear', 'easeIn', 'easeOut', 'easeInOut', 'easeInBack', 'easeOutBack', 'easeOutElastic', 'easeOutBounce', 'step',
] as const;
export type Ease = (typeof EASES)[number];

export const TRACK_PROPS = ['rotate', 'translateX', 'translateY', 'scaleX', 'scaleY', 'opacity'] as const;
export type TrackProp = (typeof TRACK_PROPS)[number];

export { PRESET_NAMES, type PresetName } from './preset-names';

const normalizedTime = z.number().min(0).max(1);

/** A key of a property track: `t` 0..1 of the clip, `v` degrees, pixels or factor, `ease` used to arrive at it. */
export const Key = z.strictObject({ t: normalizedTime, v: z.number(), ease: z.enum(EASES) });
export type Key = z.infer<typeof Key>;

export const PropertyTrack = z.strictObject({ part: z.string(), prop: z.enum(TRACK_PROPS), keys: z.array(Key).min(1) });
export type PropertyTrack = z.infer<typeof PropertyTrack>;

export const StateKey = z.strictObject({ t: normalizedTime, v: z.string() });
export type StateKey = z.infer<typeof StateKey>;

export const StateTrack = z.strictObject({ part: z.string(), prop: z.literal('state'), keys: z.array(StateKey).min(1) });
export type StateTrack = z.infer<typeof StateTrack>;

export const Track = z.discriminatedUnion('prop', [PropertyTrack, StateTrack]);
export type Track = z.infer<typeof Track>;

export const Breathing = z.strictObject({
  type: z.literal('breathing'), part: z.string(), amount: z.number().min(0).max(0.1), cycles: z.int().min(1),
});
export type Breathing = z.infer<typeof Breathing>;

export const Blink = z.strictObject({
  type: z.literal('blink'), part: z.string(), closedState: z.string(), count: z.int().min(1).max(4), duration: z.number().min(0.05).max(0.4),
});
export type Blink = z.infer<typeof Blink>;

export const Follow = z.strictObject({
  type: z.literal('follow'), part: z.string(), strength: z.number().min(0).max(2), stiffness: z.number().min(10).max(400), damping: z.number().min(1).max(40),
});
export type Follow = z.infer<typeof Follow>;

export const Modifier = z.discriminatedUnion('type', [Breathing, Blink, Follow]);
export type Modifier = z.infer<typeof Modifier>;

/** A motion (specification: AnimationClip). Shape only; `checkClip` adds the rules against a rig. Duration in seconds. */
export const AnimationClip = z.strictObject({
  clipVersion: z.literal(1),
  name: z.string().min(1),
  duration: z.number().min(LIMITS.clip.duration.min).max(LIMITS.clip.duration.max),
  loop: z.boolean(),
  tracks: z.array(Track),
  modifiers: z.array(Modifier),
});
export type AnimationClip = z.infer<typeof AnimationClip>;
