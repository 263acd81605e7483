import type { Aligned } from './aligned';
import { changeBetween, sizeOf, unlikeness, type Change, type Hold, type LimbJoints } from './change';
import type { LimbSearch } from './limb-search';
import { holdSequence, closer } from './hold-sequence';
import { limbOf } from './limb-shape';

/**
 * The tracked pose of a limb in each frame, in degrees outward.
 * `points` is the direction of the upper part from straight down, `bends` the bend of the outer part, and `told` the
 * share of the change that they explain.
 */
export interface Held {
  points: number[];
  bends: number[];
  told: number;
}
/** The least share of the change on its side that a limb must explain; otherwise something else moves. */
const MIN_EXPLAINED_SHARE = 0.27;
/** The least change on a limb's side in one frame that counts as a motion, as a share of the figure's area. */
const MIN_MOVED_SHARE = 0.025;

/** Tracks a limb through the video; one that does not move, or cannot be measured, keeps its first pose. */
export function trackLimb(pictures: readonly Aligned[], trunk: Aligned, place: LimbSearch | null): Held {
  const still: Held = { points: pictures.map(() => 0), bends: pictures.map(() => 0), told: 0 };
  const [first] = pictures;
  if (!first || !place) return still;
  const enough = MIN_MOVED_SHARE * areaOf(first);
  const places = Array.from({ length: first.width * first.height }, (_, at) => at).filter((at) =>
    place.isIn(at % first.width, Math.floor(at / first.width)),
  );
  const since = pictures.map((picture) => changeBetween(first, picture, trunk, places));
  if (Math.max(...since.map(sizeOf)) < enough) return still;
  const steps = pictures.map((picture, index) => changeBetween(pictures[index - 1] ?? picture, picture, trunk, places));
  const limb = limbOf(since, place, enough);
  const holds = holdSequence(since, steps, limb, place, enough).map((hold, moment) =>
    closer(hold, since[moment], limb, place, enough),
  );
  const told = toldBy(holds, since, limb);
  if (told < MIN_EXPLAINED_SHARE) return still;
  const rest = place.rest ?? restOf(since, holds, limb, place.outward);
  // On the viewer's right, outward is anticlockwise.
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

/** The share of the change that a moving limb explains, 0 to 1. */
function toldBy(holds: readonly Hold[], since: readonly Change[], limb: LimbJoints): number {
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

/** The direction of a limb in the first frame: toward the pixels that it leaves when it is rotated furthest. */
function restOf(
  since: readonly Change[],
  holds: readonly Hold[],
  { joint: [cx, cy] }: LimbJoints,
  outward: 1 | -1,
): number {
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
