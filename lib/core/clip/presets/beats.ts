import { valueAt } from '../keys';
import type { Ease } from '../schema';

/**
 * A moment of a movement: seconds into the clip, the value there, and the easing used to arrive at it (easeInOut if
 * absent).
 */
export interface Beat {
  at: number;
  to: number;
  ease?: Ease;
}

/** A beat as a tuple: `[seconds, value, ease?]`. */
export type Step = readonly [at: number, to: number, ease?: Ease];

/** A movement from its moments as tuples. */
export const beats = (...steps: readonly Step[]): Beat[] => steps.map(([at, to, ease]) => ({ at, to, ease }));

/** Delays a movement, so that each joint of a chain overlaps the one before. */
export const later = (list: readonly Beat[], seconds: number): Beat[] =>
  list.map((beat) => ({ ...beat, at: beat.at + seconds }));

/** The same movement with every value times a factor. */
export const times = (list: readonly Beat[], factor: number): Beat[] =>
  list.map((beat) => ({ ...beat, to: beat.to * factor }));

/** The length in seconds of even linear steps that look like a curve. */
const STEP = 1 / 24;

/** Bakes a value that depends on a movement nonlinearly, such as how far a rotated edge goes down, step by step. */
export function derived(list: readonly Beat[], change: (value: number) => number): Beat[] {
  return list.flatMap((beat, i): Beat[] => {
    const from = list[i - 1];
    const steps = from && from.to !== beat.to ? Math.max(1, Math.ceil((beat.at - from.at) / STEP)) : 1;
    const keys = [
      { t: 0, v: from?.to ?? beat.to, ease: 'linear' as const },
      { t: 1, v: beat.to, ease: beat.ease ?? ('easeInOut' as const) },
    ];
    return Array.from({ length: steps }, (_, step) => {
      const share = (step + 1) / steps;
      return {
        at: from ? from.at + (beat.at - from.at) * share : beat.at,
        to: change(valueAt(keys, share)),
        ease: 'linear',
      };
    });
  });
}

/**
 * A movement repeated for each cycle of a clip: `shape` gets a function from a share of the cycle to seconds, and the
 * cycle's number.
 */
export function each(
  cycles: number,
  length: number,
  shape: (at: (share: number) => number, index: number) => Beat[],
): Beat[] {
  return Array.from({ length: cycles }, (_, i) => shape((share) => (i + share) * length, i)).flat();
}

interface Swing {
  from: number;
  seconds: number;
  cycles: number;
  /** The amplitude to each side of the middle. */
  by: number;
  /** The start phase, 0..1 of a cycle: 0 leaves the middle upward, .25 is at the top. */
  phase?: number;
  middle?: number;
}

/** The step, as a share of a cycle, for a quarter wave that its start phase cuts in two, for which no easing exists. */
const CUT_STEP = 0.04;

/** Makes a whole number of swings that ends exactly as it starts: a sine in few keys, seamless at any phase. */
export function swing({ from, seconds, cycles, by, phase = 0, middle = 0 }: Swing): Beat[] {
  const length = seconds / cycles;
  const valueAt = (turn: number): number => middle + by * Math.sin(turn * 2 * Math.PI);
  const list: Beat[] = [{ at: from, to: valueAt(phase) }];
  const last = phase + cycles;
  let before = phase;
  while (before < last - 1e-9) {
    const next = Math.min(nextQuarter(before), last);
    const ease = quarterEase(before, next);
    const steps = ease === 'linear' ? Math.ceil((next - before) / CUT_STEP) : 1;
    for (let step = 1; step <= steps; step += 1) {
      const turn = step === steps ? next : before + ((next - before) * step) / steps;
      list.push({ at: from + (turn - phase) * length, to: valueAt(turn === last ? phase : turn), ease });
    }
    before = next;
  }
  return list;
}

const nextQuarter = (turn: number): number => (Math.floor(turn * 4 + 1e-9) + 1) / 4;

/** Gives the easing of a quarter wave: decelerating toward an extremum, accelerating toward the middle. */
function quarterEase(from: number, to: number): Ease {
  const outward = Math.floor(from * 4 + 1e-9) % 2 === 0;
  const whole = to - from > 0.2;
  if (outward) return Math.abs(to * 4 - Math.round(to * 4)) < 1e-6 ? 'easeOut' : 'linear';
  return whole || Math.abs(from * 4 - Math.round(from * 4)) < 1e-6 ? 'easeIn' : 'linear';
}

/** A movement with whole cycles between an intro and an outro; times in seconds. */
export interface Phrase {
  enter: number;
  cycles: number;
  /** The duration of one cycle in seconds. */
  cycle: number;
  leave: number;
}

/**
 * Fits an intro, whole cycles of about their natural length and an outro into a duration; short clips shrink evenly.
 */
export function phrase(seconds: number, wish: { enter: number; cycle: number; leave: number; least?: number }): Phrase {
  const least = wish.least ?? 1;
  const room = seconds - wish.enter - wish.leave;
  const cycles = Math.max(least, Math.round(room / wish.cycle));
  const shrink = Math.min(1, seconds / (wish.enter + wish.leave + cycles * wish.cycle * 0.8));
  const [enter, leave] = [wish.enter * shrink, wish.leave * shrink];
  return { enter, cycles, cycle: (seconds - enter - leave) / cycles, leave };
}

/** Gives the whole number of cycles of about `natural` seconds that fills a duration. */
export const cyclesIn = (seconds: number, natural: number): number => Math.max(1, Math.round(seconds / natural));

/** Gives the scale factor of a movement of about `natural` seconds within `length`: a hurried movement is smaller. */
export const paced = (length: number, natural: number): number => Math.min(1, length / (natural * 0.6));
