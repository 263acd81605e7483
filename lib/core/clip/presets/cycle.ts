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
  /** How many cycles fill the clip. */
  count: number;
  /** Seconds of one cycle. */
  length: number;
  /** The share of its size that a movement keeps: 1, or less where the cycle is shorter than its natural length. */
  pace: number;
}

/** Gives the values over all cycles of a clip. */
export type CycleCurve = (cycle: Cycle) => Beat[];

/** One line of a sheet: a movement of the figure along a curve, its values times `times`, `late` seconds later. */
interface Movement {
  moves: (score: Score, list: readonly Beat[]) => void;
  along: CycleCurve;
  times?: number;
  late?: number;
}

/** A line of a sheet that is not one movement: it writes on the score itself. */
export type SheetAct = (cycle: Cycle) => void;

/** A line of a sheet; null leaves it out. */
export type SheetLine = Movement | SheetAct | null;

/** A motion as one repeated cycle: a list of movements and modifiers, in the order in which they are written. */
interface CycleSheet extends Omit<PresetDefinition, 'compose'> {
  /** The natural length of a cycle, in seconds. */
  cycleSeconds: number;
  /** Movements of a cycle shorter than about this are hurried and smaller; null where they keep their size. */
  paceSeconds: number | null;
  lines: (cycle: Cycle) => readonly SheetLine[];
  modifiers: (cycle: Cycle) => Parameters<typeof ambient>[1];
}

/** The preset that a sheet describes. */
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

/** Values at shares of the cycle, at any pace. */
export const fixed =
  (...steps: readonly Step[]): CycleCurve =>
  ({ count, length }) =>
    each(count, length, (at) => beats(...steps.map(([share, to, ease]): Step => [at(share), to, ease])));

/** Values at shares of the cycle, smaller in a hurried one. */
export const keys =
  (...steps: readonly Step[]): CycleCurve =>
  (cycle) =>
    times(fixed(...steps)(cycle), cycle.pace);

/** A key between two poses: its share of the cycle, how much of the second pose it shows, and its share of a lag. */
type PoseStep = readonly [share: number, second: number, lag?: number];

/**
 * A way from one pose to another and back; each movement has its own values and its own lag (a share of the cycle). A
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

/** A steady swing by `by` to each side of `middle`, `often` times a cycle. */
export const sway =
  (by: number, phase: number, { often = 1, middle = 0 } = {}): CycleCurve =>
  ({ score: { seconds }, count, pace }) =>
    swing({ from: 0, seconds, cycles: count * often, by: by * pace, phase, middle });

/** An arm held at `turns` of its joints (degrees), each swaying about that by its own number of degrees. */
export const holdsArm =
  (limb: Limb, turns: readonly number[], by: readonly number[]): SheetAct =>
  (cycle) =>
    limb.links.forEach((part, i) =>
      cycle.score.add(part, 'rotate', sway(by[i] ?? 0, 0.2 - i * 0.08, { middle: turns[i] })(cycle)),
    );

/** Blinks once in each cycle. With `again`, blinks that many seconds later too, in one cycle of three. */
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

/** Keeps the first of these mouths that is drawn, for the whole clip. */
export const keepsMouth =
  (...states: readonly string[]): SheetAct =>
  ({ score }) =>
    mouth(score, states, 0, score.seconds);
