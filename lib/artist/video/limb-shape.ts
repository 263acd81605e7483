import type { Point } from '@/lib/core/geometry/point';
import { DEGREE, sizeOf, type Change, type LimbJoints } from './change';
import type { LimbSearch } from './limb-search';
import { BEND_STEP, misfit, holdsOf } from './limb-holds';

/** The number of frames from which joints are estimated. */
const PICTURES_FOR_JOINTS = 8;
/** The step between tested rotations in the search for joints, in degrees. */
const JOINT_TURN_STEP = 12;
/** The position of the elbow along a limb, as a share of its length. */
const ELBOW_AT = 0.5;
/** The quantile of the distances of changed pixels from the joint that counts as the limb's length. */
const LENGTH_QUANTILE = 0.9;

/** Finds the joints at which a rotated and bent limb of the first frame matches the later frames best. */
export function limbOf(since: readonly Change[], place: LimbSearch, enough: number): LimbJoints {
  const far = since.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, Math.ceil(since.length / 2));
  const looks = far.filter((_, index) => index % Math.ceil(far.length / PICTURES_FOR_JOINTS) === 0);
  const cost = (limb: LimbJoints): number => {
    const holds = holdsOf(place, limb, JOINT_TURN_STEP, 2 * BEND_STEP);
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

/** Whether a limb has a plausible length and direction. */
function isLikely(
  { elbow: [x, y], upper }: LimbJoints,
  { outward, likely: { from, to, shortest } }: LimbSearch,
): boolean {
  const points = Math.atan2(outward * x, y) / DEGREE;
  return upper >= ELBOW_AT * shortest && points >= from && points <= to;
}

/** The limb from a joint to the distance at which most of the changed pixels end. */
function limbAt([cx, cy]: Point, change: Change | undefined): LimbJoints {
  const width = change?.from.width ?? 1;
  const places = (change?.left ?? []).map((place) => [(place % width) - cx, Math.floor(place / width) - cy] as const);
  const [x, y] = places.reduce<[number, number]>(([sx, sy], [dx, dy]) => [sx + dx, sy + dy], [0, 0]);
  const far =
    places.map(([dx, dy]) => Math.hypot(dx, dy)).sort((a, b) => a - b)[Math.floor(places.length * LENGTH_QUANTILE)] ??
    0;
  const [upper, way] = [ELBOW_AT * far, Math.hypot(x, y) || 1];
  return { joint: [cx, cy], elbow: [(upper * x) / way, (upper * y) / way], upper };
}
