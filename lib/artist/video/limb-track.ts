import type { Aligned } from './aligned';
import { changeBetween, DEGREE, sizeOf, unlikeness, type Change, type Hold, type Limb, type Point } from './change';

/**
 * How a limb is held at each moment, in degrees outward: the way that its upper part points from straight down, how
 * much further the rest of it is bent than at first, and how much of what changes that tells, 0 to 1.
 */
export interface Held {
  points: number[];
  bends: number[];
  told: number;
}

/** Where a limb is looked for, and how it may move. */
export interface Place {
  outward: 1 | -1;
  /** The places where it may be seen. */
  isIn: (x: number, y: number) => boolean;
  /** The joints about which it may turn. */
  joints: readonly Point[];
  /** The ways it may point, in degrees outward from straight down. */
  points: readonly [inward: number, outward: number];
  /**
   * The ways in which it points in the first picture, in degrees outward from straight down, and how long it is at
   * least; one that can only be otherwise is.
   */
  likely: { from: number; to: number; shortest: number };
  /** How much further than at first it may bend, in degrees. */
  bends: readonly [inward: number, outward: number];
  /** What a degree of turning counts against likeness. */
  cost: number;
  /** The way it points in the first picture, in degrees outward from straight down; null where that is to be seen. */
  rest: number | null;
}

/**
 * How far a limb turns from one picture to the next at most, the steps in which turns and bends are tried, and those in
 * which they are then looked at more closely, in degrees.
 */
const [FASTEST, TURN_STEP, BEND_STEP] = [36, 6, 25] as const;
const CLOSER = { turn: 3, bend: 12 } as const;
/** Pictures that joints are told from; the steps in which turns are tried for them, in degrees. */
const [JOINT_LOOKS, WIDE_STEP] = [8, 12] as const;
/**
 * A turn counts against likeness up to so many degrees: of two equal ways the shorter, and rest before both. A bend
 * counts as so much of a turn.
 */
const [TURNED, BENT] = [40, 0.5] as const;
/**
 * How much each place that has not changed, though it would have with a limb that is elsewhere, says that the limb is
 * at rest.
 */
const CALM = 0.6;
/** A limb tells at least this much of what changes at its side; other things change in other ways. */
const TOLD = 0.27;
/** A limb has moved where at least this share of the figure has changed at its side at once. */
const MOVED = 0.025;
/** The elbow is this far down a limb, of which so much of all that has left its place is nearer than its end. */
const [HALF, LENGTH] = [0.5, 0.9] as const;

/**
 * Follows the limb of a place through the film; one that does not move, or that nothing tells of, is held as at first.
 */
export function trackLimb(pictures: readonly Aligned[], trunk: Aligned, place: Place | null): Held {
  const still: Held = { points: pictures.map(() => 0), bends: pictures.map(() => 0), told: 0 };
  const [first] = pictures;
  if (!first || !place) return still;
  const enough = MOVED * areaOf(first);
  const places = Array.from({ length: first.width * first.height }, (_, at) => at).filter((at) =>
    place.isIn(at % first.width, Math.floor(at / first.width)),
  );
  const since = pictures.map((picture) => changeBetween(first, picture, trunk, places));
  if (Math.max(...since.map(sizeOf)) < enough) return still;
  const steps = pictures.map((picture, index) => changeBetween(pictures[index - 1] ?? picture, picture, trunk, places));
  const limb = limbOf(since, place, enough);
  const holds = wayOf(since, steps, limb, place, enough).map((hold, moment) =>
    closer(hold, since[moment], limb, place, enough),
  );
  const told = toldBy(holds, since, limb);
  if (told < TOLD) return still;
  const rest = place.rest ?? restOf(since, holds, limb, place.outward);
  // To the right, outward is anticlockwise.
  return {
    points: holds.map(({ turn }) => rest - place.outward * turn),
    bends: holds.map(({ bend }) => -place.outward * bend || 0),
    told,
  };
}

const areaOf = ({ values }: Aligned): number => {
  let sum = 0;
  for (let at = 0; at < values.length; at += 2) sum += values[at]!;
  return sum;
};

/** How badly a way of holding a limb fits a change; of two equal ones the one with the smaller turns fits better. */
const misfit = (change: Change, limb: Limb, hold: Hold, cost: number): number =>
  unlikeness(change, limb, hold) + cost * Math.min(Math.abs(hold.turn) + BENT * Math.abs(hold.bend), TURNED);

/** The limb of the first picture that is turned and bent best to where it is seen later. */
function limbOf(since: readonly Change[], place: Place, enough: number): Limb {
  const far = since.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, Math.ceil(since.length / 2));
  const looks = far.filter((_, index) => index % Math.ceil(far.length / JOINT_LOOKS) === 0);
  const cost = (limb: Limb): number => {
    const holds = holdsOf(place, limb, WIDE_STEP, 2 * BEND_STEP);
    return looks.reduce(
      (sum, change) =>
        sum +
        holds.reduce(
          (least, hold) => Math.min(least, misfit(change, limb, hold, place.cost * (enough + sizeOf(change)))),
          Infinity,
        ),
      0,
    );
  };
  const all = place.joints.map((joint) => limbAt(joint, far[0]));
  const likely = all.filter((limb) => isLikely(limb, place));
  const limbs = (likely.length ? likely : all).map((limb) => ({ limb, cost: cost(limb) }));
  return limbs.reduce((best, each) => (each.cost < best.cost ? each : best)).limb;
}

/** Whether a limb is as long as limbs are, and hangs or points as they do. */
function isLikely({ elbow: [x, y], upper }: Limb, { outward, likely: { from, to, shortest } }: Place): boolean {
  const points = Math.atan2(outward * x, y) / DEGREE;
  return upper >= HALF * shortest && points >= from && points <= to;
}

/** The limb from a joint to where most of what has left its place ends. */
function limbAt([cx, cy]: Point, change: Change | undefined): Limb {
  const width = change?.from.width ?? 1;
  const places = (change?.left ?? []).map((place) => [(place % width) - cx, Math.floor(place / width) - cy] as const);
  const [x, y] = places.reduce<[number, number]>(([sx, sy], [dx, dy]) => [sx + dx, sy + dy], [0, 0]);
  const far =
    places.map(([dx, dy]) => Math.hypot(dx, dy)).sort((a, b) => a - b)[Math.floor(places.length * LENGTH)] ?? 0;
  const [upper, way] = [HALF * far, Math.hypot(x, y) || 1];
  return { joint: [cx, cy], elbow: [(upper * x) / way, (upper * y) / way], upper };
}

/**
 * How the limb is held at each moment: of all ways through the film the one that the first picture and each one before
 * tell best together (dynamic programming), so that an error at one moment is not carried on.
 */
function wayOf(since: readonly Change[], steps: readonly Change[], limb: Limb, place: Place, enough: number): Hold[] {
  const holds = holdsOf(place, limb, TURN_STEP, BEND_STEP);
  const bends = new Set(holds.map(({ bend }) => bend)).size;
  const came: Int16Array[] = [];
  let costs = Float64Array.from(holds, ({ turn, bend }) => (turn === 0 && bend === 0 ? 0 : Infinity));
  for (const [moment, whole] of since.entries()) {
    const from = new Int16Array(holds.length);
    const change = stepCosts(steps[moment] ?? whole, limb, place, enough);
    const before = costs;
    const size = sizeOf(whole);
    const calm = (CALM * Math.max(0, enough - size)) / TURNED;
    costs = Float64Array.from(holds, (hold, index) => {
      const least = cheapest(holds, before, change, index, bends, from);
      return least === Infinity
        ? Infinity
        : least +
            misfit(whole, limb, hold, place.cost * (enough + size)) +
            calm * Math.min(Math.abs(hold.turn) + Math.abs(hold.bend), TURNED);
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

/** The best of a hold and those between it and its neighbours. */
function closer(
  hold: Hold,
  whole: Change | undefined,
  limb: Limb,
  { cost, bends: [inward, outward] }: Place,
  enough: number,
): Hold {
  // At rest it stays at rest.
  if (!whole || (hold.turn === 0 && hold.bend === 0)) return hold;
  const bends = inward === outward ? [hold.bend] : [hold.bend, hold.bend - CLOSER.bend, hold.bend + CLOSER.bend];
  const near = [hold.turn, hold.turn - CLOSER.turn, hold.turn + CLOSER.turn].flatMap((turn) =>
    bends.map((bend) => ({ turn, bend })),
  );
  const tried = near.map((each) => ({ each, cost: misfit(whole, limb, each, cost * (enough + sizeOf(whole))) }));
  return tried.reduce((best, one) => (one.cost < best.cost ? one : best)).each;
}

/** What a limb's turn from one picture to the next costs, by steps from the fastest backward to the fastest forward. */
const stepCosts = (step: Change, limb: Limb, { cost }: Place, enough: number): Float64Array =>
  Float64Array.from(stepped(-FASTEST, FASTEST, TURN_STEP), (turn) =>
    misfit(step, limb, { turn, bend: 0 }, cost * (enough + sizeOf(step))),
  );

/**
 * The least that a way to a hold costs; `from` takes note of the hold before. Holds lie turn by turn, each with all its
 * bends.
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
      // Half of what the rest of a limb bends by is seen as a turn of all of it.
      const gone = Math.round((here.bend - holds[other]!.bend) / (2 * TURN_STEP)) - turn;
      const cost = before[other]! + change[Math.min(Math.max(gone + reach, 0), 2 * reach)]!;
      if (cost < least) [least, from[index]] = [cost, other];
    }
  }
  return least;
}

/** The ways in which a limb may be held, turn by turn, clockwise: to the right, outward is anticlockwise. */
function holdsOf(
  { outward, points: [inward, most], bends, rest }: Place,
  { elbow: [x, y] }: Limb,
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
function stepped(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, i) => (first + i) * step);
}

/** How much of what changes a moving limb tells, 0 to 1. */
function toldBy(holds: readonly Hold[], since: readonly Change[], limb: Limb): number {
  const rest: Hold = { turn: 0, bend: 0 };
  const cost = (holdAt: (moment: number) => Hold): number =>
    since.reduce((sum, change, moment) => sum + unlikeness(change, limb, holdAt(moment)), 0);
  return (
    1 -
    cost((moment) => holds[moment] ?? rest) /
      Math.max(
        cost(() => rest),
        1e-9,
      )
  );
}

/** Which way the limb points in the first picture: toward what of it has left its place when it is turned furthest. */
function restOf(since: readonly Change[], holds: readonly Hold[], { joint: [cx, cy] }: Limb, outward: 1 | -1): number {
  const furthest = holds.reduce(
    (far, { turn }, index) => (Math.abs(turn) > Math.abs(holds[far]?.turn ?? 0) ? index : far),
    0,
  );
  const { from, left } = since[furthest] ?? { from: null, left: [] };
  const [x, y] = left.reduce(
    ([sx, sy], place) => [sx + (place % (from?.width ?? 1)) - cx, sy + Math.floor(place / (from?.width ?? 1)) - cy],
    [0, 0],
  );
  return left.length ? (Math.atan2(outward * x, y) * 180) / Math.PI : 0;
}
