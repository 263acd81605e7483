import type { Point } from '@/lib/core/geometry/point';
import type { Aligned } from './aligned';

/** The least difference of a pixel that counts as changed. */
const MIN_CHANGE = 0.22;
/** The value at which differences are capped. */
const MAX_DIFFERENCE = 0.7;
/** The weight of lightness relative to the mask. */
const LIGHTNESS_WEIGHT = 1.6;

/** Two frames, and the pixels where a limb is visible in only one of them. */
export interface Change {
  from: Aligned;
  to: Aligned;
  left: number[];
  came: number[];
}

/** Finds the pixels that changed between two frames, among the given places; `trunk` is the median of each pixel. */
export function changeBetween(from: Aligned, to: Aligned, trunk: Aligned, places: readonly number[]): Change {
  const [left, came]: [number[], number[]] = [[], []];
  for (const place of places) {
    const at = 2 * place;
    if (unlike(from.values, at, to.values, at) < MIN_CHANGE) continue;
    const outline = from.values[at]! - to.values[at]!;
    const odd = unlike(from.values, at, trunk.values, at) - unlike(to.values, at, trunk.values, at);
    const side = Math.abs(outline) > 0.3 ? outline : Math.abs(odd) > 0.1 ? odd : 0;
    if (side > 0) left.push(place);
    if (side < 0) came.push(place);
  }
  return { from, to, left, came };
}

/** The number of changed pixels. */
export const sizeOf = ({ left, came }: Change): number => left.length + came.length;

const unlike = (one: Float32Array, at: number, two: Float32Array, there: number): number =>
  Math.min(
    Math.abs(one[at]! - two[there]!) + LIGHTNESS_WEIGHT * Math.abs(one[at + 1]! - two[there + 1]!),
    MAX_DIFFERENCE,
  );

/**
 * The joints of a limb in the first frame: the joint about which it rotates, and the elbow about which its outer part
 * bends.
 * `upper` is the distance between the two, in pixels.
 */
export interface LimbJoints {
  joint: Point;
  elbow: Point;
  upper: number;
}

/** The pose of a limb relative to the first frame: rotation and bend in degrees clockwise. */
export interface Hold {
  turn: number;
  bend: number;
}

/** One degree, in radians. */
export const DEGREE = Math.PI / 180;

/** The difference of two frames at a limb's pixels, if it is rotated and bent by a pose from one to the other. */
export function unlikeness(
  { from, to, left, came }: Change,
  { joint: [cx, cy], elbow: [ex, ey], upper }: LimbJoints,
  { turn, bend }: Hold,
): number {
  const { width } = from;
  const [cos, sin, cosBend, sinBend] = [
    Math.cos(turn * DEGREE),
    Math.sin(turn * DEGREE),
    Math.cos(bend * DEGREE),
    Math.sin(bend * DEGREE),
  ];
  const reach = bend === 0 ? Infinity : upper * upper;
  let sum = 0;
  for (let index = 0; index < left.length; index += 1) {
    const place = left[index]!;
    const row = Math.floor(place / width);
    const dx = place - row * width - cx;
    const dy = row - cy;
    const below = dx * dx + dy * dy > reach;
    const x = below ? ex + (dx - ex) * cosBend - (dy - ey) * sinBend : dx;
    const y = below ? ey + (dx - ex) * sinBend + (dy - ey) * cosBend : dy;
    sum += unlikeAt(from, place, to, cx + x * cos - y * sin, cy + x * sin + y * cos);
  }
  for (let index = 0; index < came.length; index += 1) {
    const place = came[index]!;
    const row = Math.floor(place / width);
    const dx = place - row * width - cx;
    const dy = row - cy;
    const x = dx * cos + dy * sin;
    const y = dy * cos - dx * sin;
    const u = ex + (x - ex) * cosBend + (y - ey) * sinBend;
    const v = ey + (y - ey) * cosBend - (x - ex) * sinBend;
    // A pixel that would map to a point above the elbow belongs to the upper part.
    const below = u * u + v * v > reach;
    sum += unlikeAt(to, place, from, cx + (below ? u : x), cy + (below ? v : y));
  }
  return sum;
}

/**
 * The difference between a pixel of one frame and the nearest pixel to a point of another; the maximum beyond the edge.
 */
function unlikeAt(one: Aligned, place: number, two: Aligned, x: number, y: number): number {
  const [column, row] = [Math.round(x), Math.round(y)];
  return column < 0 || row < 0 || column >= two.width || row >= two.height
    ? MAX_DIFFERENCE
    : unlike(one.values, 2 * place, two.values, 2 * (row * two.width + column));
}
