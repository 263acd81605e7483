import { checkClip } from '@/lib/core/clip/check';
import type { AnimationClip, Keyframe, StateKey, Track } from '@/lib/core/clip/schema';
import { round } from '@/lib/core/geometry/number-text';
import { LIMITS } from '@/lib/core/limits';
import { problemLines } from '@/lib/core/problem';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { refusal, type ToolOutcome } from '../../tool';

/** The default length of a motion, in seconds. */
const USUAL_SECONDS = 1.6;

/** A motion in progress: `clip` always passes `checkClip`. */
export interface MotionSketch {
  readonly spec: MascotSpec;
  /** The fixed length in seconds; null where the model chooses it. */
  readonly seconds: number | null;
  clip: AnimationClip;
}

/** An empty motion for a mascot; `seconds` is its fixed length. */
export function motionSketch(spec: MascotSpec, seconds: number | null): MotionSketch {
  return {
    spec,
    seconds,
    clip: {
      clipVersion: 1,
      name: 'motion',
      duration: seconds ?? USUAL_SECONDS,
      loop: false,
      tracks: [],
      modifiers: [],
    },
  };
}

/** Whether anything moves yet. */
export const isEmpty = ({ tracks, modifiers }: AnimationClip): boolean => tracks.length + modifiers.length === 0;

/** Replaces the clip and gives a draft where it is valid; else keeps the old one and gives the problems. */
export function change(sketch: MotionSketch, clip: AnimationClip, said: string): ToolOutcome<never> {
  const checked = checkClip(clip, sketch.spec);
  if (!checked.ok) return refusal('Nothing was changed:', ...problemLines(checked.problems));
  sketch.clip = checked.value;
  return isEmpty(checked.value) ? { text: said } : { text: said, event: { type: 'draft_clip', clip: checked.value } };
}

/** The clip stretched to another length, within the allowed lengths; keys keep their shares of the time. */
export function lasting(clip: AnimationClip, seconds: number): AnimationClip {
  const { min, max } = LIMITS.clip.duration;
  return { ...clip, duration: Math.min(Math.max(seconds, min), max) };
}

/** The movements in a clip, one a line, with times in seconds. */
export function clipText({ duration, loop, tracks, modifiers }: AnimationClip): string {
  return [
    `${duration} seconds, ${loop ? 'a loop' : 'played once'}`,
    ...tracks.map((track) => trackText(track, duration)),
    ...modifiers.map(
      ({ type, part, ...values }) =>
        `${type} on ${part}: ${Object.entries(values)
          .map(([name, value]) => `${name} ${value}`)
          .join(', ')}`,
    ),
  ].join('\n');
}

function trackText({ part, prop, keys }: Track, duration: number): string {
  const said = keys.map(
    (key: Keyframe | StateKey) =>
      `${round(key.t * duration, 3)}s ${typeof key.v === 'number' ? round(key.v, 2) : key.v}` +
      `${'ease' in key ? ` ${key.ease}` : ''}`,
  );
  return `${part} ${prop}: ${said.join(', ')}`;
}
