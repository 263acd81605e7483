import { checkClip } from '@/lib/core/clip/check';
import type { AnimationClip, Keyframe, StateKey, Track } from '@/lib/core/clip/schema';
import { round } from '@/lib/core/geometry/number-text';
import { LIMITS } from '@/lib/core/limits';
import { problemLines } from '@/lib/core/problem';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import { refusal, type ToolOutcome } from '../../tool';
import { performed } from './floor';

/** The default length of a motion, in seconds. */
const USUAL_SECONDS = 1.6;

/** A motion in progress: `clip` always passes `checkClip`. */
export interface MotionSketch {
  /** The mascot with the props of the motion. */
  readonly spec: MascotSpec;
  /** The parts that the motion brings, which are hidden at rest. */
  readonly props: readonly Part[];
  /** Those of them that stand on the floor: their keys move them on the canvas, and not with the figure. */
  readonly floor: ReadonlySet<string>;
  /** The fixed length in seconds; null where the model chooses it. */
  readonly seconds: number | null;
  readonly clip: AnimationClip;
}

/** Changes of a sketch's fields happen here alone. */
type Changing = { -readonly [field in keyof MotionSketch]: MotionSketch[field] };

/** An empty motion for a mascot; `seconds` is its fixed length. */
export function motionSketch(spec: MascotSpec, seconds: number | null): MotionSketch {
  return {
    spec,
    props: [],
    floor: new Set(),
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
export function change(
  sketch: MotionSketch,
  clip: AnimationClip,
  said: string,
  brought: readonly Part[] = [],
  isOnFloor = false,
): ToolOutcome<never> {
  const ids = new Set(brought.map(({ id }) => id));
  const others = sketch.spec.parts.filter(({ id }) => !ids.has(id));
  const spec = brought.length === 0 ? sketch.spec : { ...sketch.spec, parts: [...others, ...brought] };
  const standing = [...sketch.floor].filter((id) => !ids.has(id));
  const floor = new Set([...standing, ...(isOnFloor ? ids : [])]);
  const checked = checkClip(clip, spec);
  if (!checked.ok) return refusal('Nothing was changed:', ...problemLines(checked.problems));
  const changing: Changing = sketch;
  changing.clip = checked.value;
  changing.spec = spec;
  changing.floor = floor;
  changing.props = [...sketch.props.filter(({ id }) => !ids.has(id)), ...brought];
  if (isEmpty(checked.value)) return { text: said };
  return { text: said, event: { type: 'draft_clip', clip: performed(sketch, checked.value) } };
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

/** The tracks of a clip that differ from those before, one a line; the others are as they were. */
export function changeText(before: AnimationClip, { duration, tracks }: AnimationClip): string {
  const known = new Set(before.tracks.map((track) => JSON.stringify(track)));
  const changed = tracks.filter((track) => !known.has(JSON.stringify(track)));
  return ['Changed; the rest is as it was:', ...changed.map((track) => trackText(track, duration))].join('\n');
}

function trackText({ part, prop, keys }: Track, duration: number): string {
  const said = keys.map(
    (key: Keyframe | StateKey) =>
      `${round(key.t * duration, 3)}s ${typeof key.v === 'number' ? round(key.v, 2) : key.v}` +
      `${'ease' in key ? ` ${key.ease}` : ''}`,
  );
  return `${part} ${prop}: ${said.join(', ')}`;
}
