import type { Matrix } from './matrix';
import { segmentsOf, transformSegments } from './segments';

/** A box in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Gives the positions in 0..1 where a Bézier curve of three or four values has an extremum. */
function turns(values: readonly number[]): number[] {
  const [a = 0, b = 0, c = 0, d] = values;
  if (d === undefined) {
    const bend = a - 2 * b + c;
    return bend === 0 ? [] : [(a - b) / bend];
  }
  const [p, q, r] = [3 * (-a + 3 * b - 3 * c + d), 6 * (a - 2 * b + c), 3 * (b - a)];
  if (Math.abs(p) < 1e-9) return Math.abs(q) < 1e-9 ? [] : [-r / q];
  const root = Math.sqrt(q * q - 4 * p * r);
  return Number.isNaN(root) ? [] : [(-q + root) / (2 * p), (-q - root) / (2 * p)];
}

function at(values: readonly number[], t: number): number {
  let row = [...values];
  while (row.length > 1) row = row.slice(1).map((value, i) => (row[i] ?? 0) * (1 - t) + value * t);
  return row[0] ?? 0;
}

/** A box's outline as path data. */
export const boxPath = ({ x, y, width, height }: Box): string =>
  `M${x} ${y}L${x + width} ${y}L${x + width} ${y + height}L${x} ${y + height}Z`;

/** The minimum and maximum of some values. */
type Range = [least: number, most: number];

function include(range: Range, value: number): void {
  if (value < range[0]) range[0] = value;
  if (value > range[1]) range[1] = value;
}

/** Extends a range by one axis of a segment: by its end and, if its handles may reach farther, by its extrema. */
function includeWay(range: Range, from: number, way: readonly number[]): void {
  const end = way.at(-1);
  if (end === undefined) return;
  include(range, end);
  if (way.every((value) => value >= range[0] && value <= range[1])) return;
  const curve = [from, ...way];
  for (const t of turns(curve)) if (t > 0 && t < 1) include(range, at(curve, t));
}

/** The exact box around canonical path data under a matrix, without its stroke; null for a path without points. */
export function pathBounds(d: string, matrix: Matrix | null = null): Box | null {
  const segments = matrix ? transformSegments(segmentsOf(d), matrix) : segmentsOf(d);
  const [across, down]: [Range, Range] = [
    [Infinity, -Infinity],
    [Infinity, -Infinity],
  ];
  let [x, y] = [0, 0];
  for (const { points } of segments) {
    includeWay(
      across,
      x,
      points.filter((_, i) => i % 2 === 0),
    );
    includeWay(
      down,
      y,
      points.filter((_, i) => i % 2 === 1),
    );
    if (points.length > 0) [x, y] = [points.at(-2) ?? 0, points.at(-1) ?? 0];
  }
  const [[left, right], [top, bottom]] = [across, down];
  return left > right || top > bottom ? null : { x: left, y: top, width: right - left, height: bottom - top };
}

/** The box around two boxes; null stands for nothing. */
export function union(a: Box | null, b: Box | null): Box | null {
  if (!a || !b) return a ?? b;
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

/** The overlap of two boxes; null when there is none. */
export function intersection(a: Box, b: Box | null): Box | null {
  if (!b) return null;
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const [width, height] = [Math.min(a.x + a.width, b.x + b.width) - x, Math.min(a.y + a.height, b.y + b.height) - y];
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** Whether two boxes overlap. */
export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** The box with `margin` more on every side. */
export function grown(box: Box, margin: number): Box {
  return { x: box.x - margin, y: box.y - margin, width: box.width + 2 * margin, height: box.height + 2 * margin };
}

/** The axis-aligned box around a box under a matrix. */
export function transformBox(box: Box, matrix: Matrix): Box {
  const [a, b, c, d, e, f] = matrix;
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const x = Math.min(a * box.x, a * right) + Math.min(c * box.y, c * bottom) + e;
  const y = Math.min(b * box.x, b * right) + Math.min(d * box.y, d * bottom) + f;
  return {
    x,
    y,
    width: Math.max(a * box.x, a * right) + Math.max(c * box.y, c * bottom) + e - x,
    height: Math.max(b * box.x, b * right) + Math.max(d * box.y, d * bottom) + f - y,
  };
}
