import { DEGREE, unlikeness, type Change, type Hold, type LimbJoints } from './change';
import type { LimbSearch } from './limb-search';

/** The steps in which turns are tried, in degrees. */
export const TURN_STEP = 6;
/** The steps in which bends are tried, in degrees. */
export const BEND_STEP = 25;
/**
 * The turn up to which turning counts against a hold, in degrees: of two ways that fit equally well the shorter is
 * taken, and rest before both.
 */
export const MAX_COSTLY_TURN = 40;
/** What a bend counts, as a share of a turn. */
const BEND_TO_TURN = 0.5;

/** How badly a way of holding a limb fits a change; of two equal ones the one with the smaller turns fits better. */
export const misfit = (change: Change, limb: LimbJoints, hold: Hold, cost: number): number =>
  unlikeness(change, limb, hold) +
  cost * Math.min(Math.abs(hold.turn) + BEND_TO_TURN * Math.abs(hold.bend), MAX_COSTLY_TURN);

/** The ways in which a limb may be held, turn by turn, clockwise: to the right, outward is anticlockwise. */
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

/** Degrees from one to another in steps, with none at all among them. */
export function stepped(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, i) => (first + i) * step);
}
