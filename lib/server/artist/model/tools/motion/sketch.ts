import { checkClip } from '@/lib/core/clip/check';
import type { AnimationClip, Key, StateKey, Track } from '@/lib/core/clip/schema';
import { round } from '@/lib/core/geometry/number-text';
import { LIMITS } from '@/lib/core/limits';
import { problemLines } from '@/lib/core/problem';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { refusal, type ToolOutcome } from '../../tool';

/** Seconds of a motion that nobody has given a length. */
const USUAL_SECONDS = 1.6;

/** A motion while it is made: `clip` keeps every rule of `checkClip` at any time. */
export interface MotionSketch {
  readonly spec: MascotSpec;
  /** The length that is set in seconds, which stays; null where the model may choose it. */
  readonly seconds: number | null;
  clip: AnimationClip;
}

/** An empty motion for a mascot; `seconds` is its length where that is set. */
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

/**
 * Puts a clip in place of the sketch's, as a draft, if it keeps the rules; else answers what is wrong, and the sketch
 * stays.
 */
export function change(sketch: MotionSketch, clip: AnimationClip, said: string): ToolOutcome<never> {
  const checked = checkClip(clip, sketch.spec);
  if (!checked.ok) return refusal('Nothing was changed:', ...problemLines(checked.problems));
  sketch.clip = checked.value;
  return isEmpty(checked.value) ? { text: said } : { text: said, event: { type: 'draft_clip', clip: checked.value } };
}

/** The clip played in another time: every key keeps its share of the motion. Drawn to the lengths a clip may have. */
export function lasting(clip: AnimationClip, seconds: number): AnimationClip {
  const { min, max } = LIMITS.clip.duration;
  return { ...clip, duration: Math.min(Math.max(seconds, min), max) };
}

/** What moves in a clip, a line each, its times in seconds. */
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
    (key: Key | StateKey) =>
      `${round(key.t * duration, 3)}s ${typeof key.v === 'number' ? round(key.v, 2) : key.v}` +
      `${'ease' in key ? ` ${key.ease}` : ''}`,
  );
  return `${part} ${prop}: ${said.join(', ')}`;
}
