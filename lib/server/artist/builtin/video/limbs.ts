import { aligned, STEP, usual, type Aligned } from './aligned';
import type { Layer } from './figure';
import type { Outline } from './outline';
import type { Posture } from './posture';

/** The way an arm at the viewer's left or right points at each moment, in degrees outward from straight down. */
export interface Arms { left: number[]; right: number[] }

/** A place has changed when it differs by so much; beyond the second nothing can be more unlike. */
const [CHANGED, UNLIKE] = [0.22, 0.7] as const;
/** Light tells less than the outline: it counts so much more. */
const LIGHT = 1.6;
/** Arms are looked for above this part of the height, where feet are not, and this far beyond the middle. */
const [ABOVE_FEET, BEYOND] = [0.14, 0.06] as const;
/** How far an arm turns from one picture to the next at most, and the steps in which that is tried, in degrees. */
const [FASTEST, TURN_STEP] = [36, 3] as const;
/** What a degree of turning counts against likeness, up to so many degrees: of two equal ways the shorter, and rest before both. A leg before others of its like shows less of how far it turns. */
const [ARM_COST, LEG_COST, TURNED] = [0.003, 0.001, 40] as const;
/** Where shoulders may be: in heights below the neck, and as shares of the way from the middle to the edge of the neck. */
const SHOULDERS = { down: [0, 0.05, 0.1, 0.16, 0.24], out: [0.4, 0.6, 0.8, 1, 1.4, 2] } as const;
/** Where the joints of legs may be: in heights above the belly, and from the middle toward the head. */
const HIPS = { up: [-0.04, 0.03, 0.1, 0.18, 0.26], out: [0.08, 0.16, 0.24, 0.32, 0.4, 0.5] } as const;
/** Above the neck, what is no further from the figure's first place than this share of its height is its head. */
const HEAD_AROUND = 0.03;
/** Pictures that shoulders are told from; how far an arm turns in all, and the steps in which that is tried for a shoulder, in degrees. */
const SHOULDER_LOOKS = 14;
const [WIDEST, WIDE_STEP] = [168, 7] as const;
/** How much each place that has not changed, though it would have with an arm that is elsewhere, says that the arm is at rest. */
const CALM = 0.6;
/** An arm tells at least this much of what changes at its side; other things change in other ways. */
const TOLD = 0.27;
/** An arm has moved where at least this share of the figure has changed at its side at once. */
const MOVED = 0.025;

/**
 * Which way the arms point: each is what changes at its side of the trunk, and its turn that about a shoulder which carries what was seen
 * before to where it is seen next (blocks of the first picture and of the one before are matched along that turn).
 */
export function armsOf(layers: readonly Layer[], postures: readonly Posture[], outline: Outline): Arms {
  const pictures = postures.flatMap(({ moved }, index) => {
    const layer = layers[index];
    return layer ? [aligned(layer, moved, outline.neck)] : [];
  });
  const trunk = usual(pictures);
  const at = (outward: 1 | -1): number[] => {
    if (!outline.aside) return limbAt(pictures, trunk, armPlace(pictures, trunk, outline, outward));
    return outward === outline.aside ? limbAt(pictures, trunk, pawPlace(pictures, trunk, outline, outward)) : pictures.map(() => 0);
  };
  return { left: at(-1), right: at(1) };
}

/** Where a limb is looked for: which way outward is, the places where it may be seen, and the joints about which it may turn. */
interface Place {
  outward: 1 | -1;
  isIn: (x: number, y: number) => boolean;
  joints: readonly Point[];
  /** What a degree of turning counts against likeness. */
  cost: number;
  /** The way it points in the first picture, in degrees outward from straight down; null where that is to be seen. */
  rest: number | null;
}

/** An arm is beside the trunk, above the feet, and turns about a shoulder. */
function armPlace([first]: readonly Aligned[], trunk: Aligned, outline: Outline, outward: 1 | -1): Place {
  const { middle, neck, bottom, height } = outline;
  const inner = (middle + outward * BEYOND * height) / STEP;
  const lowest = (bottom - ABOVE_FEET * height) / STEP;
  const head = first ? headIn(first, outline) : null;
  const half = neckOf(trunk, middle / STEP, Math.round(neck / STEP), outward);
  return {
    outward, cost: ARM_COST, rest: null, isIn: (x, y) => (x - inner) * outward > 0 && y < lowest && !head?.[y * trunk.width + x],
    joints: SHOULDERS.down.flatMap((down) => SHOULDERS.out.map((out): Point => [middle / STEP + outward * out * half, (neck + down * height) / STEP])),
  };
}

/** A front leg that is raised is below the head, and turns about a joint in the trunk. */
function pawPlace([first]: readonly Aligned[], trunk: Aligned, outline: Outline, outward: 1 | -1): Place {
  const { middle, belly, height } = outline;
  const head = first ? headIn(first, outline) : null;
  return {
    outward, cost: LEG_COST, rest: 0, isIn: (x, y) => (x * STEP - middle) * outward > 0 && !head?.[y * trunk.width + x],
    joints: HIPS.up.flatMap((up) => HIPS.out.map((out): Point => [(middle + outward * out * height) / STEP, (belly - up * height) / STEP])),
  };
}

/** Two pictures, the places where a limb is seen in the one but not in the other, what a degree of turning counts there (something also where nothing changes), and how many places less have changed than those of an arm that has moved. */
interface Change { from: Aligned; to: Aligned; left: number[]; came: number[]; cost: number; calm: number }

function changeBetween(from: Aligned, to: Aligned, trunk: Aligned, least: number, { isIn, cost }: Place): Change {
  const [left, came]: [number[], number[]] = [[], []];
  for (let place = 0; place < from.width * from.height; place += 1) {
    const at = 2 * place;
    if (unlike(from.values, at, to.values, at) < CHANGED || !isIn(place % from.width, Math.floor(place / from.width))) continue;
    const outline = from.values[at]! - to.values[at]!;
    const odd = unlike(from.values, at, trunk.values, at) - unlike(to.values, at, trunk.values, at);
    const side = Math.abs(outline) > 0.3 ? outline : Math.abs(odd) > 0.1 ? odd : 0;
    if (side > 0) left.push(place);
    if (side < 0) came.push(place);
  }
  return { from, to, left, came, cost: cost * (least + left.length + came.length), calm: Math.max(0, least - left.length - came.length) };
}

const unlike = (one: Float32Array, at: number, two: Float32Array, there: number): number =>
  Math.min(Math.abs(one[at]! - two[there]!) + LIGHT * Math.abs(one[at + 1]! - two[there + 1]!), UNLIKE);

type Point = readonly [x: number, y: number];

/** How badly a limb's turn about a shoulder, by degrees clockwise, fits a change; of two equal turns the smaller fits better. */
const misfit = (change: Change, shoulder: Point, degrees: number): number => unlikeness(change, shoulder, degrees) + change.cost * Math.min(Math.abs(degrees), TURNED);

/** How unlike two pictures are where a limb that turns about a shoulder, by degrees clockwise, is in the one or the other. */
function unlikeness({ from, to, left, came }: Change, [cx, cy]: Point, degrees: number): number {
  const { width, height } = from;
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const walk = (places: readonly number[], one: Aligned, two: Aligned, sin: number): number => {
    let sum = 0;
    for (const place of places) {
      const dx = (place % width) - cx;
      const dy = Math.floor(place / width) - cy;
      const x = Math.round(cx + dx * cos - dy * sin);
      const y = Math.round(cy + dx * sin + dy * cos);
      sum += x < 0 || y < 0 || x >= width || y >= height ? UNLIKE : unlike(one.values, 2 * place, two.values, 2 * (y * width + x));
    }
    return sum;
  };
  return walk(left, from, to, Math.sin(angle)) + walk(came, to, from, -Math.sin(angle));
}

function limbAt(pictures: readonly Aligned[], trunk: Aligned, place: Place): number[] {
  const { outward, joints } = place;
  const still = pictures.map(() => 0);
  const [first] = pictures;
  if (!first) return still;
  const enough = MOVED * areaOf(first);
  const change = (from: Aligned, to: Aligned): Change => changeBetween(from, to, trunk, enough, place);
  const since = pictures.map((picture) => change(first, picture));
  if (Math.max(...since.map(({ left, came }) => left.length + came.length)) < enough) return still;
  const steps = pictures.map((picture, index) => change(pictures[index - 1] ?? picture, picture));
  const shoulder = jointOf(since, joints);
  const turns = turnsOf(since, steps, shoulder);
  if (toldBy(turns, since, shoulder) < TOLD) return still;
  const rest = place.rest ?? restOf(since, turns, shoulder, outward);
  // To the right, outward is anticlockwise.
  return turns.map((turn) => rest - outward * turn);
}

const areaOf = ({ values }: Aligned): number => {
  let sum = 0;
  for (let at = 0; at < values.length; at += 2) sum += values[at]!;
  return sum;
};

/** The joint about which a limb of the first picture is turned best to where it is seen later. */
function jointOf(since: readonly Change[], joints: readonly Point[]): Point {
  const far = since.toSorted((a, b) => b.left.length + b.came.length - a.left.length - a.came.length).slice(0, Math.ceil(since.length / 2));
  const looks = far.filter((_, index) => index % Math.ceil(far.length / SHOULDER_LOOKS) === 0);
  const turns = stepped(WIDEST, WIDE_STEP);
  const cost = (joint: Point): number => looks.reduce((sum, change) => sum + Math.min(...turns.map((turn) => misfit(change, joint, turn))), 0);
  return joints.map((joint) => ({ joint, cost: cost(joint) })).sort((one, two) => one.cost - two.cost)[0]?.joint ?? [0, 0];
}

/** How far the neck reaches from the middle to a side. */
function neckOf({ width, height, values }: Aligned, middle: number, row: number, outward: 1 | -1): number {
  let x = Math.round(middle);
  while (x > 0 && x < width - 1 && values[2 * (Math.min(row, height - 1) * width + x)]! > 0.5) x += outward;
  return Math.max(1, Math.abs(x - middle));
}

/** The places above the neck where the head is in a picture, and close around it. */
function headIn({ width, height, values }: Aligned, { neck, height: tall }: Outline): Uint8Array {
  const head = new Uint8Array(width * height);
  const around = Math.max(1, Math.round((HEAD_AROUND * tall) / STEP));
  for (let place = 0; place < head.length && place < Math.round(neck / STEP) * width; place += 1) {
    if (values[2 * place]! < 0.5) continue;
    const [x, y] = [place % width, Math.floor(place / width)];
    for (let row = Math.max(0, y - around); row <= Math.min(height - 1, y + around); row += 1) head.fill(1, row * width + Math.max(0, x - around), row * width + Math.min(width, x + around + 1));
  }
  return head;
}

/**
 * How far the arm is turned clockwise at each moment, from the first: of all ways through the film the one that the first picture and each
 * one before tell best together (dynamic programming), so that an error at one moment is not carried on.
 */
function turnsOf(since: readonly Change[], steps: readonly Change[], shoulder: Point): number[] {
  const turns = stepped(WIDEST, TURN_STEP);
  const [middle, reach] = [turns.length >> 1, Math.floor(FASTEST / TURN_STEP)];
  const came: Int16Array[] = [];
  let costs = turns.map((_, index) => (index === middle ? 0 : Infinity));
  for (const [moment, whole] of since.entries()) {
    const step = steps[moment] ?? whole;
    const change = stepped(FASTEST, TURN_STEP).map((turn) => misfit(step, shoulder, turn));
    const from = new Int16Array(turns.length);
    const before = costs;
    costs = turns.map((turn, index) => {
      let [best, least] = [index, Infinity];
      for (let other = Math.max(0, index - reach); other <= Math.min(turns.length - 1, index + reach); other += 1) {
        const cost = before[other]! + change[index - other + reach]!;
        if (cost < least) [best, least] = [other, cost];
      }
      from[index] = best;
      return least === Infinity ? Infinity : least + misfit(whole, shoulder, turn) + (CALM * whole.calm * Math.min(Math.abs(turn), TURNED)) / TURNED;
    });
    came.push(from);
  }
  let at = costs.reduce((best, cost, index) => (cost < costs[best]! ? index : best), 0);
  return came.toReversed().map((from) => {
    const here = turns[at]!;
    at = from[at]!;
    return here;
  }).toReversed();
}

/** Turns from one side to the other, in degrees, with none at all in their middle. */
const stepped = (most: number, step: number): number[] => Array.from({ length: 2 * Math.floor(most / step) + 1 }, (_, i) => (i - Math.floor(most / step)) * step);

/** How much of what changes a turning arm tells, 0 to 1. */
function toldBy(turns: readonly number[], since: readonly Change[], shoulder: Point): number {
  const cost = (turnAt: (moment: number) => number): number => since.reduce((sum, change, moment) => sum + unlikeness(change, shoulder, turnAt(moment)), 0);
  return 1 - cost((moment) => turns[moment] ?? 0) / Math.max(cost(() => 0), 1e-9);
}

/** Which way the arm points in the first picture: toward what of it has left its place when it is turned furthest. */
function restOf(since: readonly Change[], turns: readonly number[], [cx, cy]: Point, outward: 1 | -1): number {
  const furthest = turns.reduce((far, turn, index) => (Math.abs(turn) > Math.abs(turns[far] ?? 0) ? index : far), 0);
  const { from, left } = since[furthest] ?? { from: null, left: [] };
  const [x, y] = left.reduce(([sx, sy], place) => [sx + (place % (from?.width ?? 1)) - cx, sy + Math.floor(place / (from?.width ?? 1)) - cy], [0, 0]);
  return left.length ? (Math.atan2(outward * x, y) * 180) / Math.PI : 0;
}

