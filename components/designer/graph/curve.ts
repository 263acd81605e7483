import type { Box } from '@/lib/core/geometry/bounds';
import type { GraphPoint } from './document';

/** A cubic Bézier curve: start, two control points, end. */
export type CubicCurve = readonly [GraphPoint, GraphPoint, GraphPoint, GraphPoint];

/** The number of segments that approximate a curve in tests of intersection. */
const CURVE_SAMPLES = 16;
const ARROW_PX = { length: 9, half: 4.5 } as const;

/** The point of a curve at `t`, 0 to 1. */
export function pointAt([a, b, c, d]: CubicCurve, t: number): GraphPoint {
  const u = 1 - t;
  const [k, l, m, n] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return { x: k * a.x + l * b.x + m * c.x + n * d.x, y: k * a.y + l * b.y + m * c.y + n * d.y };
}

/** Points along a curve, from its start to its end. */
export const pointsOf = (curve: CubicCurve): GraphPoint[] =>
  Array.from({ length: CURVE_SAMPLES + 1 }, (_, index) => pointAt(curve, index / CURVE_SAMPLES));

/** The length of a polyline. */
export const lengthOf = (points: readonly GraphPoint[]): number =>
  points.reduce((sum, point, index) => sum + distance(point, points[Math.max(0, index - 1)] ?? point), 0);

export const distance = (a: GraphPoint, b: GraphPoint): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

/** The middle of a box. */
export const middleOf = ({ x, y, width, height }: Box): GraphPoint => ({ x: x + width / 2, y: y + height / 2 });

/** The box of a size around its middle. */
export const boxAround = ({ x, y }: GraphPoint, { width, height }: Pick<Box, 'width' | 'height'>): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** Two opposite corners of a box. */
export const cornersOf = ({ x, y, width, height }: Box): [GraphPoint, GraphPoint] => [
  { x, y },
  { x: x + width, y: y + height },
];

/** The smallest box that holds these points. */
export function boundsOf(points: readonly GraphPoint[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Counts the points in a box or closer to it than `room`. */
export function countIn(points: readonly GraphPoint[], { x, y, width, height }: Box, room = 0): number {
  let count = 0;
  for (const point of points)
    if (point.x > x - room && point.x < x + width + room && point.y > y - room && point.y < y + height + room)
      count += 1;
  return count;
}

/** Counts the crossings of two polylines, segment by segment. */
export function crossings(one: readonly GraphPoint[], two: readonly GraphPoint[]): number {
  let count = 0;
  for (let i = 2; i < one.length; i += 2) {
    const [a, b] = [one[i - 2] as GraphPoint, one[i] as GraphPoint];
    for (let j = 2; j < two.length; j += 2) {
      const [c, d] = [two[j - 2] as GraphPoint, two[j] as GraphPoint];
      if (isLeft(a, b, c) !== isLeft(a, b, d) && isLeft(c, d, a) !== isLeft(c, d, b)) count += 1;
    }
  }
  return count;
}

const isLeft = (from: GraphPoint, to: GraphPoint, { x, y }: GraphPoint): boolean =>
  (to.x - from.x) * (y - from.y) > (to.y - from.y) * (x - from.x);

const round = (value: number) => Math.round(value * 10) / 10;
const pair = ({ x, y }: GraphPoint) => `${round(x)} ${round(y)}`;

/** A curve as SVG path data. */
export const pathText = ([a, b, c, d]: CubicCurve): string => `M${pair(a)}C${pair(b)} ${pair(c)} ${pair(d)}`;

/** The arrow at the end of a curve as SVG path data. */
export function arrowText(curve: CubicCurve): string {
  const [tip, before] = [curve[3], pointAt(curve, 0.94)];
  const length = distance(tip, before) || 1;
  const [ux, uy] = [(tip.x - before.x) / length, (tip.y - before.y) / length];
  const back = { x: tip.x - ux * ARROW_PX.length, y: tip.y - uy * ARROW_PX.length };
  const corner = (side: 1 | -1): GraphPoint => ({
    x: back.x - uy * ARROW_PX.half * side,
    y: back.y + ux * ARROW_PX.half * side,
  });
  return `M${pair(tip)}L${pair(corner(1))}L${pair(corner(-1))}Z`;
}
