import type { Aligned } from './aligned';
import type { Point } from '@/lib/core/geometry/point';
import { DEGREE } from './change';
import type { Held } from './limb-track';
import type { LimbSearch } from './limb-search';

/** A pixel belongs to the trunk if the figure covers it in at least this share of the frames. */
const MIN_TRUNK_SHARE = 0.97;
/** The quantile of distances from the shoulder beyond which pixels belong to the end of the arm. */
const ARM_END_QUANTILE = 0.6;
/**
 * If less than this share of the largest visible area is seen beside the trunk, the arm is moving out of or back to its
 * place before the trunk.
 */
const MAX_HIDDEN_AREA_SHARE = 0.4;
/** The angle of an arm that is hardly visible beside the trunk, in degrees outward from straight down. */
const HANGING_DEGREES = 18;
/** The least swing of an arm, in degrees, at which the silhouette is reliable. */
const MIN_SWING_DEGREES = 30;
/** The largest mean difference in degrees between the two measurements at which the match by colour is kept. */
const MAX_DISAGREEMENT_DEGREES = 38;

/**
 * The part of an arm that is visible beside the trunk in a frame: its number of pixels, and the direction of its end.
 * The direction is in degrees outward from straight down.
 */
interface Sight {
  size: number;
  angle: number;
}

/** The visible part of an arm beside the trunk in each frame, as seen from a shoulder. */
function sightsOf(pictures: readonly Aligned[], { outward, isIn }: LimbSearch, [cx, cy]: Point): Sight[] {
  const [first] = pictures;
  if (!first) return [];
  const { width, height } = first;
  const seen = new Uint16Array(width * height);
  for (const { values } of pictures)
    for (let place = 0; place < seen.length; place += 1) if (values[2 * place]! > 0.5) seen[place]! += 1;
  const reaches = Array.from(seen.keys()).filter(
    (place) =>
      seen[place]! > 0 &&
      seen[place]! < MIN_TRUNK_SHARE * pictures.length &&
      isIn(place % width, Math.floor(place / width)),
  );
  return pictures.map(({ values }) => {
    const ways = reaches
      .filter((place) => values[2 * place]! > 0.5)
      .map((place) => [(place % width) - cx, Math.floor(place / width) - cy] as const);
    const far =
      ways.map(([x, y]) => Math.hypot(x, y)).sort((a, b) => a - b)[Math.floor(ways.length * ARM_END_QUANTILE)] ?? 0;
    const [x, y] = ways
      .filter((way) => Math.hypot(...way) >= far)
      .reduce<[number, number]>(([sx, sy], [dx, dy]) => [sx + dx, sy + dy], [0, 0]);
    return { size: ways.length, angle: Math.atan2(outward * x, y) / DEGREE };
  });
}

/**
 * The largest angle in degrees at which something beside the trunk in the first frame counts as an arm.
 * Otherwise it may be a tail, or an arm that is already raised.
 */
const MAX_FIRST_HANGING_DEGREES = 48;

/** The largest number of frames for which a hidden arm keeps its last angle. */
const MAX_HIDDEN_FRAMES = 4;

const around = <T>(list: readonly T[], at: number): T[] =>
  list.slice(Math.max(0, at - MAX_HIDDEN_FRAMES), at + MAX_HIDDEN_FRAMES + 1);

/** Removes dips that are no longer than an arm may be hidden (morphological closing). */
function closed(values: readonly number[]): number[] {
  const most = values.map((_, at) => Math.max(...around(values, at)));
  return most.map((_, at) => Math.min(...around(most, at)));
}

/** The angle of an arm in a frame, averaged over its neighbours and weighted by the visible area. */
function angleAround(sights: readonly Sight[], at: number): number {
  const near = around(sights, at).map((sight, index) => ({
    sight,
    weight: (1 + sight.size) ** 2 / (1 + Math.abs(index - Math.min(at, MAX_HIDDEN_FRAMES))) ** 2,
  }));
  return (
    near.reduce((sum, { sight, weight }) => sum + weight * sight.angle, 0) /
    near.reduce((sum, { weight }) => sum + weight, 0)
  );
}

/**
 * Measures an arm by the silhouette beside the trunk if `enough` pixels are visible at once and the result contradicts
 * the match by colour.
 * Else keeps the match.
 */
export function armBySilhouette(
  held: Held,
  pictures: readonly Aligned[],
  place: LimbSearch,
  shoulder: Point,
  enough: number,
): Held {
  const sights = sightsOf(pictures, place, shoulder);
  const most = Math.max(...sights.map(({ size }) => size));
  if (most < enough || (held.told > 0 && (sights[0]?.angle ?? 0) > MAX_FIRST_HANGING_DEGREES)) return held;
  const out = closed(sights.map(({ size }) => Math.min(1, size / (MAX_HIDDEN_AREA_SHARE * most))));
  const points = sights.map((_, at) => HANGING_DEGREES + (angleAround(sights, at) - HANGING_DEGREES) * out[at]!);
  const clear = sights.map(({ size }) => (size > enough ? size : 0));
  const total = clear.reduce((sum, size) => sum + size, 0);
  const off =
    held.points.reduce((sum, point, at) => sum + clear[at]! * Math.abs(point - points[at]!), 0) / Math.max(total, 1);
  if (off <= MAX_DISAGREEMENT_DEGREES || Math.max(...points) - Math.min(...points) < MIN_SWING_DEGREES) return held;
  return { points, bends: points.map(() => 0), told: held.told };
}
