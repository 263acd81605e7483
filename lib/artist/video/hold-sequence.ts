import { sizeOf, type Change, type Hold, type LimbJoints } from './change';
import type { LimbSearch } from './limb-search';
import { TURN_STEP, BEND_STEP, MAX_COSTLY_TURN, misfit, holdsOf, stepped } from './limb-holds';

/** The largest rotation of a limb from one frame to the next, in degrees. */
const MAX_TURN_A_PICTURE = 36;
/** The fine steps around the best rotation and bend, in degrees. */
const FINE_STEP = { turn: 3, bend: 12 } as const;
/** The weight of unchanged pixels as evidence for the rest pose; in another pose they would have changed. */
const REST_WEIGHT = 0.6;

/**
 * Finds the sequence of limb poses that explains all frames together, by dynamic programming (Viterbi).
 * An error in one frame is thus not propagated.
 */
export function holdSequence(
  since: readonly Change[],
  steps: readonly Change[],
  limb: LimbJoints,
  place: LimbSearch,
  enough: number,
): Hold[] {
  const holds = holdsOf(place, limb, TURN_STEP, BEND_STEP);
  const bends = new Set(holds.map(({ bend }) => bend)).size;
  const came: Int16Array[] = [];
  let costs = Float64Array.from(holds, ({ turn, bend }) => (turn === 0 && bend === 0 ? 0 : Infinity));
  for (const [moment, whole] of since.entries()) {
    const from = new Int16Array(holds.length);
    const change = stepCosts(steps[moment] ?? whole, limb, place, enough);
    const before = costs;
    const size = sizeOf(whole);
    const restCost = (REST_WEIGHT * Math.max(0, enough - size)) / MAX_COSTLY_TURN;
    costs = Float64Array.from(holds, (hold, index) => {
      const least = cheapest(holds, before, change, index, bends, from);
      return least === Infinity
        ? Infinity
        : least +
            misfit(whole, limb, hold, place.cost * (enough + size)) +
            restCost * Math.min(Math.abs(hold.turn) + Math.abs(hold.bend), MAX_COSTLY_TURN);
    });
    came.push(from);
  }
  let at = costs.reduce((best, cost, index) => (cost < costs[best]! ? index : best), 0);
  return came
    .toReversed()
    .map((from) => {
      const here = holds[at]!;
      at = from[at]!;
      return here;
    })
    .toReversed();
}

/** Refines a pose by comparing it with poses a fine step away. */
export function closer(
  hold: Hold,
  whole: Change | undefined,
  limb: LimbJoints,
  { cost, bends: [inward, outward] }: LimbSearch,
  enough: number,
): Hold {
  // A limb at rest is not refined, so that it stays at rest.
  if (!whole || (hold.turn === 0 && hold.bend === 0)) return hold;
  const bends = inward === outward ? [hold.bend] : [hold.bend, hold.bend - FINE_STEP.bend, hold.bend + FINE_STEP.bend];
  const near = [hold.turn, hold.turn - FINE_STEP.turn, hold.turn + FINE_STEP.turn].flatMap((turn) =>
    bends.map((bend) => ({ turn, bend })),
  );
  const tried = near.map((each) => ({ each, cost: misfit(whole, limb, each, cost * (enough + sizeOf(whole))) }));
  return tried.reduce((best, one) => (one.cost < best.cost ? one : best)).each;
}

/**
 * The cost of a rotation from one frame to the next, for each step from the fastest backward to the fastest forward
 * one.
 */
const stepCosts = (step: Change, limb: LimbJoints, { cost }: LimbSearch, enough: number): Float64Array =>
  Float64Array.from(stepped(-MAX_TURN_A_PICTURE, MAX_TURN_A_PICTURE, TURN_STEP), (turn) =>
    misfit(step, limb, { turn, bend: 0 }, cost * (enough + sizeOf(step))),
  );

/**
 * The least cost of reaching a pose; `from` stores the pose before it.
 * Poses are ordered by rotation, and for each rotation by bend.
 */
function cheapest(
  holds: readonly Hold[],
  before: Float64Array,
  change: Float64Array,
  index: number,
  bends: number,
  from: Int16Array,
): number {
  const reach = change.length >> 1;
  const here = holds[index]!;
  const own = index % bends;
  let least = Infinity;
  for (let turn = -reach; turn <= reach; turn += 1) {
    for (let bend = Math.max(0, own - 1); bend <= Math.min(bends - 1, own + 1); bend += 1) {
      const other = index + turn * bends + bend - own;
      if (other < 0 || other >= holds.length || before[other] === Infinity) continue;
      // Half of a bend appears as a rotation of the whole limb.
      const gone = Math.round((here.bend - holds[other]!.bend) / (2 * TURN_STEP)) - turn;
      const cost = before[other]! + change[Math.min(Math.max(gone + reach, 0), 2 * reach)]!;
      if (cost < least) [least, from[index]] = [cost, other];
    }
  }
  return least;
}
