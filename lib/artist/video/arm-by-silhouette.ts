import type { Aligned } from './aligned';
import type { Point } from '@/lib/core/geometry/point';
import { DEGREE } from './change';
import type { Held } from './limb-track';
import type { LimbSearch } from './limb-search';

/** The trunk is what belongs to the figure in this share of the pictures. */
const ALWAYS = 0.97;
/** The end of an arm is what is farther from the shoulder than this share of it. */
const END = 0.6;
/**
 * An arm of which so much less than the most is seen beside the trunk comes out of, or goes back to, where it hangs
 * before it.
 */
const OUT = 0.4;
/** Where an arm hangs that is hardly seen beside the trunk, in degrees outward from straight down. */
const HANGING_DEGREES = 18;
/** The least way of an arm that the silhouette is trusted for, in degrees. */
const MIN_SWING_DEGREES = 30;
/**
 * What follows a limb by its colours is believed where it is off what is beside the trunk by no more than this on
 * average, in degrees.
 */
const AGREES = 38;

/**
 * What is seen of an arm beside the trunk at a moment: how many places, and the way that its end points, in degrees
 * outward from straight down.
 */
interface Sight {
  size: number;
  angle: number;
}

/** What of a figure is beside its trunk on one side, seen from a shoulder. */
function sightsOf(pictures: readonly Aligned[], { outward, isIn }: LimbSearch, [cx, cy]: Point): Sight[] {
  const [first] = pictures;
  if (!first) return [];
  const { width, height } = first;
  const seen = new Uint16Array(width * height);
  for (const { values } of pictures)
    for (let place = 0; place < seen.length; place += 1) if (values[2 * place]! > 0.5) seen[place]! += 1;
  const reaches = Array.from(seen.keys()).filter(
    (place) =>
      seen[place]! > 0 && seen[place]! < ALWAYS * pictures.length && isIn(place % width, Math.floor(place / width)),
  );
  return pictures.map(({ values }) => {
    const ways = reaches
      .filter((place) => values[2 * place]! > 0.5)
      .map((place) => [(place % width) - cx, Math.floor(place / width) - cy] as const);
    const far = ways.map(([x, y]) => Math.hypot(x, y)).sort((a, b) => a - b)[Math.floor(ways.length * END)] ?? 0;
    const [x, y] = ways
      .filter((way) => Math.hypot(...way) >= far)
      .reduce<[number, number]>(([sx, sy], [dx, dy]) => [sx + dx, sy + dy], [0, 0]);
    return { size: ways.length, angle: Math.atan2(outward * x, y) / DEGREE };
  });
}

/**
 * What is beside the trunk of a figure at first is its arm where it points down so far, in degrees: else it may be its
 * tail, or an arm that is up already.
 */
const HUNG = 48;

/** An arm that is not seen for so many moments, before the head or the trunk, is still where it was. */
const HIDDEN = 4;

const around = <T>(list: readonly T[], at: number): T[] => list.slice(Math.max(0, at - HIDDEN), at + HIDDEN + 1);

/** Values without the dips that are shorter than an arm is hidden. */
function closed(values: readonly number[]): number[] {
  const most = values.map((_, at) => Math.max(...around(values, at)));
  return most.map((_, at) => Math.min(...around(most, at)));
}

/** Where an arm is seen at a moment and those beside it: what is seen more clearly counts more. */
function angleAround(sights: readonly Sight[], at: number): number {
  const near = around(sights, at).map((sight, index) => ({
    sight,
    weight: (1 + sight.size) ** 2 / (1 + Math.abs(index - Math.min(at, HIDDEN))) ** 2,
  }));
  return (
    near.reduce((sum, { sight, weight }) => sum + weight * sight.angle, 0) /
    near.reduce((sum, { weight }) => sum + weight, 0)
  );
}

/**
 * Reads the arm off the silhouette beside the trunk where that shows `enough` places at once and contradicts the match
 * by colour; else keeps the match.
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
  if (most < enough || (held.told > 0 && (sights[0]?.angle ?? 0) > HUNG)) return held;
  const out = closed(sights.map(({ size }) => Math.min(1, size / (OUT * most))));
  const points = sights.map((_, at) => HANGING_DEGREES + (angleAround(sights, at) - HANGING_DEGREES) * out[at]!);
  const clear = sights.map(({ size }) => (size > enough ? size : 0));
  const total = clear.reduce((sum, size) => sum + size, 0);
  const off =
    held.points.reduce((sum, point, at) => sum + clear[at]! * Math.abs(point - points[at]!), 0) / Math.max(total, 1);
  if (off <= AGREES || Math.max(...points) - Math.min(...points) < MIN_SWING_DEGREES) return held;
  return { points, bends: points.map(() => 0), told: held.told };
}
