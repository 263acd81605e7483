import { ambient } from './ambient';
import { beats, cyclesIn, each, later, paced, swing, times, type Beat, type Step } from './beats';
import { blinkAt, eyes } from './eyes';
import { mouth } from './face';
import type { Limb } from './figure';
import type { PresetDefinition } from './preset';
import type { Score } from './score';

/** The cycle of a preset, fitted into a clip. */
export interface Cycle {
  score: Score;
  /** The number of cycles in the clip. */
  count: number;
  /** The duration of one cycle in seconds. */
  length: number;
  /** The scale factor of movements: 1, or less if the cycle is shorter than its natural length. */
  pace: number;
}

/** Gives the values over all cycles of a clip. */
export type CycleCurve = (cycle: Cycle) => Beat[];

/**
 * One line of a cycle sheet: moves the figure along a curve, with values scaled by `times` and delayed by `late`
 * seconds.
 */
interface Movement {
  moves: (score: Score, list: readonly Beat[]) => void;
  along: CycleCurve;
  times?: number;
  late?: number;
}

/** A line of a cycle sheet that writes on the score itself. */
export type SheetAct = (cycle: Cycle) => void;

/** A line of a cycle sheet; null is skipped. */
export type SheetLine = Movement | SheetAct | null;

/** A motion as one repeated cycle: a list of movements and modifiers, in the order in which they are written. */
interface CycleSheet extends Omit<PresetDefinition, 'compose'> {
  /** The natural length of a cycle, in seconds. */
  cycleSeconds: number;
  /** The cycle length in seconds below which movements get smaller; null if they keep their size. */
  paceSeconds: number | null;
  lines: (cycle: Cycle) => readonly SheetLine[];
  modifiers: (cycle: Cycle) => Parameters<typeof ambient>[1];
}

/** Makes the preset that a cycle sheet describes. */
export function cyclePreset({ cycleSeconds, paceSeconds, lines, modifiers, ...listed }: CycleSheet): PresetDefinition {
  return {
    ...listed,
    compose(score) {
      const count = cyclesIn(score.seconds, cycleSeconds);
      const length = score.seconds / count;
      const cycle: Cycle = { score, count, length, pace: paceSeconds === null ? 1 : paced(length, paceSeconds) };
      for (const line of lines(cycle)) {
        if (typeof line === 'function') line(cycle);
        else if (line) line.moves(score, later(times(line.along(cycle), line.times ?? 1), line.late ?? 0));
      }
      ambient(score, modifiers(cycle));
    },
  };
}

/** Makes a curve of values at shares of the cycle, independent of its pace. */
export const fixed =
  (...steps: readonly Step[]): CycleCurve =>
  ({ count, length }) =>
    each(count, length, (at) => beats(...steps.map(([share, to, ease]): Step => [at(share), to, ease])));

/** Makes a curve of values at shares of the cycle, scaled down in a hurried one. */
export const keys =
  (...steps: readonly Step[]): CycleCurve =>
  (cycle) =>
    times(fixed(...steps)(cycle), cycle.pace);

/** A key between two poses: its share of the cycle, the weight of the second pose, and its share of a lag. */
type PoseStep = readonly [share: number, second: number, lag?: number];

/**
 * Makes curves from one pose to another and back; each movement has its own values and lag (a share of the cycle). A
 * hurried cycle stays nearer to the first pose.
 */
export const betweenPoses =
  (...steps: readonly PoseStep[]) =>
  (first: number, second: number, lag = 0): CycleCurve =>
  (cycle) =>
    fixed(
      ...steps.map(([share, much, late = 0]): Step => {
        return [share + late * lag, first + (second - first) * cycle.pace * much];
      }),
    )(cycle);

/** Makes a steady swing by `by` to each side of `middle`, `often` times a cycle. */
export const sway =
  (by: number, phase: number, { often = 1, middle = 0 } = {}): CycleCurve =>
  ({ score: { seconds }, count, pace }) =>
    swing({ from: 0, seconds, cycles: count * often, by: by * pace, phase, middle });

/** Makes an arm held at `turns` of its joints (degrees), each swaying about that by its own number of degrees. */
export const holdsArm =
  (limb: Limb, turns: readonly number[], by: readonly number[]): SheetAct =>
  (cycle) =>
    limb.links.forEach((part, i) =>
      cycle.score.add(part, 'rotate', sway(by[i] ?? 0, 0.2 - i * 0.08, { middle: turns[i] })(cycle)),
    );

/** Makes one blink per cycle. With `again`, one cycle of three has a second blink that many seconds later. */
export const blinks =
  (share: number, again?: number): SheetAct =>
  ({ score, count, length }) =>
    eyes(
      score,
      Array.from({ length: count }, (_, i) => [
        ...blinkAt(score, (i + share) * length),
        ...(again !== undefined && i % 3 === 1 ? blinkAt(score, (i + share) * length + again) : []),
      ]).flat(),
    );

/** Shows the first of these mouths that is drawn, for the whole clip. */
export const keepsMouth =
  (...states: readonly string[]): SheetAct =>
  ({ score }) =>
    mouth(score, states, 0, score.seconds);
