import { z } from 'zod';
import type { AnimationClip, Keyframe, PropertyTrack, TrackProp } from '@/lib/core/clip/schema';
import { LIMITS } from '@/lib/core/limits';
import { isMotionProp, MOTION_PROP_STATE } from '@/lib/core/spec/motion-props';
import { stageOf, type PropGrip, type PropStage } from '@/lib/artist/motion/props/stage';
import { tracksOf, type PropPose } from '@/lib/artist/motion/props/tracks';
import { defineTool, refusal, type ModelTool, type ToolOutcome } from '../../tool';
import { change, type MotionSketch } from './sketch';

export const Seconds = z.number().min(0).max(LIMITS.clip.duration.max);
export const Hand = z.enum(['left', 'right']);

/** The number of keys per second for a held part. Springs and easings of the arm between them are hardly visible. */
const HELD_KEYS_PER_SECOND = 24;
const SHARE_DECIMALS = 1e6;
const SAME_MOMENT = 1e-6;

export const shareOf = ({ duration }: AnimationClip, at: number): number =>
  Math.min(1, Math.round((at / duration) * SHARE_DECIMALS) / SHARE_DECIMALS);

export const trackOf = ({ tracks }: AnimationClip, part: string, prop: TrackProp): PropertyTrack | undefined =>
  tracks.find((track): track is PropertyTrack => track.part === part && track.prop === prop);

/** A clip in which a property has these keys in place of those between the first and the last of them. */
export function withKeys(clip: AnimationClip, part: string, prop: TrackProp, keys: readonly Keyframe[]): AnimationClip {
  const [from, to] = [keys[0]?.t ?? 0, keys.at(-1)?.t ?? 0];
  const before = trackOf(clip, part, prop)?.keys ?? [];
  const outside = before.filter(({ t }) => t < from - SAME_MOMENT || t > to + SAME_MOMENT);
  const joined = [...outside, ...keys].sort((a, b) => a.t - b.t);
  const others = clip.tracks.filter((track) => track.part !== part || track.prop !== prop);
  return { ...clip, tracks: [...others, { part, prop, keys: joined }] };
}

/** The refusal of an empty span, or of one beyond the motion. */
export function badSpan({ duration }: AnimationClip, from: number, to: number): ToolOutcome<never> | null {
  if (to > duration + SAME_MOMENT) return refusal(`The motion ends at ${duration} seconds; lengthen it first.`);
  return from < to ? null : refusal('It must end after it begins.');
}

export const handOf = (stage: PropStage, hand: 'left' | 'right') =>
  stage[hand] ?? refusal(`The mascot has no ${hand} hand, as the viewer sees it, that could hold or reach.`);

/** The poses of a part in a palm, rotated in it by some degrees. */
const heldBy =
  (stage: PropStage, grip: PropGrip, turn: number) =>
  (_: number, seconds: number): PropPose => {
    const [a, b] = stage.matrix(grip.part, seconds);
    const [x, y] = stage.place(grip, seconds);
    return { x, y, turn: (Math.atan2(b, a) * 180) / Math.PI + turn };
  };

/** The tool that keeps a part in a hand for a span of time, with any movement of the arm. */
export const holdInHand = (sketch: MotionSketch): ModelTool<never> =>
  defineTool({
    name: 'hold',
    description:
      "Keeps a part in a hand (the viewer's left or right) from one second to another: it follows the palm and turns " +
      'with it, by keys that replace its own in that time. Call it when the arm has its keys, and again when those ' +
      'have changed. A prop is shown meanwhile. turn: degrees that it is turned in the hand.',
    input: z.strictObject({
      part: z.string(),
      hand: Hand,
      from: Seconds,
      to: Seconds,
      turn: z.number().min(-360).max(360).optional(),
    }),
    run({ part: id, hand, from, to, turn = 0 }) {
      const { clip, spec } = sketch;
      const part = spec.parts.find((each) => each.id === id);
      const refused = part ? badSpan(clip, from, to) : refusal(`There is no part ${id}.`);
      if (refused || !part) return refused ?? refusal(`There is no part ${id}.`);
      const stage = stageOf(spec, clip);
      const grip = handOf(stage, hand);
      if ('isError' in grip) return grip;
      const rest = stage.place(grip, 0);
      const steps = Math.max(2, Math.ceil((to - from) * HELD_KEYS_PER_SECOND));
      // The keys of a part on the floor are relative to the canvas, as if it had no parent.
      const free = sketch.floor.has(id) ? { ...part, parent: null } : part;
      const flown = tracksOf(stage, { part: free, flights: [{ from, to, steps, pose: heldBy(stage, grip, turn) }] });
      const held = flown.filter((track): track is PropertyTrack =>
        ['rotate', 'translateX', 'translateY'].includes(track.prop),
      );
      const moved = held.reduce((now, { prop, keys }) => withKeys(now, id, prop, framed(now, id, prop, keys)), clip);
      const shown = isMotionProp(part) ? withShown(moved, id, from, to) : moved;
      return change(
        sketch,
        shown,
        `${id} is in the ${hand} hand; at rest that is at ${rest.map(Math.round).join(', ')}. At ${to} s it has ` +
          `${held.map(({ prop, keys }) => `${prop} ${Math.round(keys.at(-1)?.v ?? 0)}`).join(', ')}: ` +
          'keys after that go on from there.',
      );
    },
  });

/** The keys of a span, with the rest value before and after it if the property has no keys of its own. */
function framed(clip: AnimationClip, part: string, prop: TrackProp, keys: readonly Keyframe[]): Keyframe[] {
  if (trackOf(clip, part, prop)) return [...keys];
  const [first, last] = [keys[0], keys.at(-1)];
  const before: Keyframe[] = first && first.t > 0 ? [{ t: 0, v: 0, ease: 'linear' }] : [];
  const after: Keyframe[] = last && last.t < 1 ? [{ t: Math.min(1, last.t + 1e-4), v: 0, ease: 'step' }] : [];
  return [...before, ...keys.map((key, at) => (at === 0 ? { ...key, ease: 'step' as const } : key)), ...after];
}

/** A clip in which a prop is visible during a span, unless the prop has keys of its own for that. */
export function withShown(clip: AnimationClip, part: string, from: number, to: number): AnimationClip {
  if (clip.tracks.some((track) => track.part === part && track.prop === 'state')) return clip;
  const [start, end] = [shareOf(clip, from), shareOf(clip, to)];
  const keys = [
    ...(start > 0 ? [{ t: 0, v: 'default' }] : []),
    { t: start, v: MOTION_PROP_STATE },
    ...(end < 1 ? [{ t: end, v: 'default' }] : []),
  ];
  return { ...clip, tracks: [...clip.tracks, { part, prop: 'state', keys }] };
}
