import { DEGREE, unlikeness, type Change, type Hold, type LimbJoints } from './change';
import type { LimbSearch } from './limb-search';

/** The step between tested rotations, in degrees. */
export const TURN_STEP = 6;
/** The step between tested bends, in degrees. */
export const BEND_STEP = 25;
/**
 * The rotation in degrees up to which the cost of a pose grows.
 * Of two poses that fit equally well the smaller rotation wins, and the rest pose before both.
 */
export const MAX_COSTLY_TURN = 40;
/** The cost of a bend relative to that of a rotation. */
const BEND_TO_TURN = 0.5;

/** The cost of a pose for a change: the difference of the frames, plus a small cost of its rotation and bend. */
export const misfit = (change: Change, limb: LimbJoints, hold: Hold, cost: number): number =>
  unlikeness(change, limb, hold) +
  cost * Math.min(Math.abs(hold.turn) + BEND_TO_TURN * Math.abs(hold.bend), MAX_COSTLY_TURN);

/** The tested poses of a limb, ordered by clockwise rotation; on the viewer's right, outward is anticlockwise. */
export function holdsOf(
  { outward, points: [inward, most], bends, rest }: LimbSearch,
  { elbow: [x, y] }: LimbJoints,
  turnStep: number,
  bendStep: number,
): Hold[] {
  const first = rest ?? Math.atan2(outward * x, y) / DEGREE;
  const within = (from: number, to: number, step: number): number[] =>
    outward < 0 ? stepped(from, to, step) : stepped(-to, -from, step);
  return within(Math.min(inward - first, 0), Math.max(most - first, 0), turnStep).flatMap((turn) =>
    within(...bends, bendStep).map((bend) => ({ turn, bend })),
  );
}

/** Degrees from one value to another in steps, with 0 among them. */
export function stepped(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, i) => (first + i) * step);
}
