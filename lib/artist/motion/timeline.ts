import { LIMITS } from '@/lib/core/limits';
import type { Course, Move } from './manner';
import { COURSE_LENGTHS } from './course';
import { moodPace } from './mood';
import { MOVES } from './moves';
import type { MotionAct, MotionReading, MotionStep } from './words/reading';

/** A step with its start and duration in the clip, in seconds. */
export interface MotionScene {
  acts: MotionAct[];
  from: number;
  seconds: number;
}

/** The steps of a motion placed in time, with the duration of the clip in seconds. */
export interface MotionTimeline {
  scenes: MotionScene[];
  seconds: number;
  loop: boolean;
}

/**
 * A step begins before the previous one ends, by this share of the shorter of the two, so that the motion does not stop
 * between them.
 */
const OVERLAP_SHARE = 0.08;
const MAX_OVERLAP_SECONDS = 0.12;
/** A move that plays once is stretched to at most this many times its duration; a longer clip ends with a pause. */
const MAX_STRETCH = 1.4;
/** The least duration of a step, in seconds. */
const MIN_STEP_SECONDS = 0.3;
/** The least duration of a cycle among other steps, in seconds. */
const MIN_CYCLE_SECONDS = 1.5;
/** The least time in which a figure moves from its place out of the picture, in seconds. */
const MIN_COURSE_SECONDS = 1.3;

/** The move that an act refers to; throws if the id is unknown. */
export function moveOf(act: MotionAct): Move {
  const move = MOVES[act.move];
  if (!move) throw new Error(`There is no move "${act.move}".`);
  return move;
}

/** The seconds of one performance of an act at its tempo, before the timeline fits its duration. */
export function onceOf(act: MotionAct): number {
  const move = moveOf(act);
  return (move.length ? move.length(act.times) : move.seconds) * act.pace * moodPace(act.mood);
}

/** The seconds of an act with all its repetitions. */
function lengthOf(act: MotionAct): number {
  const move = moveOf(act);
  if (act.lasting !== null) return act.lasting;
  if (act.course)
    return Math.max(move.seconds * act.pace * moodPace(act.mood), MIN_COURSE_SECONDS) * COURSE_LENGTHS[act.course];
  if (move.length)
    return move.kind === 'cycle' && !act.counted
      ? Math.max(move.seconds * act.pace * moodPace(act.mood), MIN_CYCLE_SECONDS)
      : onceOf(act);
  if (move.kind === 'cycle')
    return Math.max(onceOf(act) * (act.counted ? act.times : 1), act.counted ? 0 : MIN_CYCLE_SECONDS);
  return onceOf(act) * act.times;
}

const goesOn = ({ acts }: { acts: readonly MotionAct[] }): boolean =>
  acts.length === 0 || acts.some((act) => moveOf(act).kind !== 'once');

/** Places the steps in time: each has about its natural duration, and together they have the requested one. */
export function timelineOf({ steps: said, loop }: MotionReading, wish: number | undefined): MotionTimeline {
  const steps = returning(said);
  const { min, max } = LIMITS.animation.duration;
  const [only] = steps;
  const cycles =
    steps.length === 1 &&
    only !== undefined &&
    only.acts.some((act) => moveOf(act).kind === 'cycle') &&
    only.acts.every((act) => !act.counted || moveOf(act).kind === 'held') &&
    only.acts.every(({ course }) => course !== 'in' && course !== 'off');
  const seconds = steps.map(({ acts, pause }) => Math.max(MIN_STEP_SECONDS, pause, ...acts.map(lengthOf)));
  // Steps of the hands do not overlap: a hand returns to rest between them, so that the start of each move is visible.
  const handy = steps.map(({ acts }) => acts.some((act) => moveOf(act).by === 'arms'));
  const overlaps = seconds.map((length, i) =>
    i === 0 || (handy[i] && handy[i - 1]) || comesBack(steps, i)
      ? 0
      : Math.min(MAX_OVERLAP_SECONDS, OVERLAP_SHARE * Math.min(length, seconds[i - 1] ?? length)),
  );
  const natural = seconds.reduce((sum, length) => sum + length, 0) - overlaps.reduce((sum, length) => sum + length, 0);
  const total = rounded(Math.min(Math.max(wish ?? natural, min), max));
  const stretched = stretch(
    steps.map((step, i) => ({ seconds: seconds[i] ?? 0, more: goesOn(step) })),
    total + overlaps.reduce((sum, length) => sum + length, 0),
  );
  let at = 0;
  const scenes = steps.map(({ acts }, i): MotionScene => {
    const from = Math.max(0, at - (overlaps[i] ?? 0) * Math.min(1, total / natural));
    const length =
      i === steps.length - 1 && goesOn({ acts }) ? total - from : Math.min(stretched[i] ?? 0, total - from);
    at = from + length;
    return { acts, from, seconds: length };
  });
  return { scenes, seconds: total, loop: loop ?? cycles };
}

/** Whether a step brings the figure back into the picture that the step before it left; such steps must not overlap. */
const comesBack = (steps: readonly MotionStep[], index: number): boolean =>
  has('in', steps[index]) && has('off', steps[index - 1]);

const has = (course: Course, step: MotionStep | undefined): boolean =>
  step?.acts.some((act) => act.course === course) ?? false;

/** Inserts a return after a step that leaves the picture, unless the prompt itself brings the figure back. */
function returning(steps: readonly MotionStep[]): MotionStep[] {
  return steps.map((step, index) => {
    const next = steps[index + 1];
    if (has('in', step)) return { ...step, acts: step.acts.map((act) => fromWhereItLeft(act, steps[index - 1])) };
    if (!next || has('in', next)) return step;
    const acts = step.acts.map((act) => (act.course === 'off' ? { ...act, course: 'off_and_back' as const } : act));
    return { ...step, acts };
  });
}

/** Makes an entrance come from the side on which the figure left, unless the prompt names a side. */
function fromWhereItLeft(act: MotionAct, before: MotionStep | undefined): MotionAct {
  const left = before?.acts.find(({ course }) => course === 'off');
  return act.course === 'in' && act.direction === null && left ? { ...act, direction: left.direction } : act;
}

/**
 * Fits durations into a total.
 * In a shorter total all shrink; in a longer one, single moves stretch a little and open-ended ones take the rest.
 */
function stretch(parts: readonly { seconds: number; more: boolean }[], total: number): number[] {
  const natural = parts.reduce((sum, { seconds }) => sum + seconds, 0);
  const factor = total / natural;
  if (factor <= 1) return parts.map(({ seconds }) => seconds * factor);
  const fixed = parts.filter(({ more }) => !more).reduce((sum, { seconds }) => sum + seconds, 0);
  const once = Math.min(factor, MAX_STRETCH);
  const open = natural - fixed;
  const on = open > 0 ? (total - fixed * once) / open : 1;
  return parts.map(({ seconds, more }) => seconds * (more ? on : once));
}

const rounded = (seconds: number): number => Math.round(seconds * 100) / 100;
