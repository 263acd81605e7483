import type { Polygon } from '@/lib/core/geometry/flatten';
import { multiply, type Matrix } from '@/lib/core/geometry/matrix';
import { segmentsOf, transformSegments } from '@/lib/core/geometry/segments';
import type { Paint } from '@/lib/core/paint/drawing';
import { solidOf } from '@/lib/core/spec/critic/outlines';
import type { Path, Point, PathSegment } from '../shape/path';

/** A filled shape of a drawing, in figure pixels. */
export interface Outline {
  path: Path;
  polygons: readonly Polygon[];
  box: Extent;
  area: number;
  paint: Paint;
}

/** A bounding box, given by its edges. */
export interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const midX = ({ left, right }: Extent): number => (left + right) / 2;
export const midY = ({ top, bottom }: Extent): number => (top + bottom) / 2;
export const widthOf = ({ left, right }: Extent): number => right - left;
export const heightOf = ({ top, bottom }: Extent): number => bottom - top;

const known = new WeakMap<object, Outline>();

/** The filled shapes of a sanitised SVG fragment; `scale` is canvas pixels for one figure pixel. */
export function outlinesIn(svg: string, scale: number): Outline[] {
  return solidOf(svg).flatMap((area) => {
    const before = scale === 1 ? known.get(area) : undefined;
    if (before) return [before];
    const polygons = area.polygons.map((polygon) => polygon.map((value) => value / scale));
    const box = extentOfAll(polygons);
    if (!box) return [];
    const matrix = multiply([1 / scale, 0, 0, 1 / scale, 0, 0], area.matrix);
    const outline = {
      path: pathOf(area.d, matrix),
      polygons,
      box,
      area: Math.abs(polygons.reduce((sum, polygon) => sum + signedArea(polygon), 0)),
      paint: area.paint,
    };
    if (scale === 1) known.set(area, outline);
    return [outline];
  });
}

/** The bounding box of polygons; null if they have no points. */
function extentOfAll(polygons: readonly Polygon[]): Extent | null {
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const polygon of polygons) {
    for (let i = 0; i + 1 < polygon.length; i += 2) {
      const [x = 0, y = 0] = [polygon[i], polygon[i + 1]];
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  return box.left > box.right ? null : box;
}

/** The bounding box of several boxes; null if there are none. */
export function around(boxes: readonly Extent[]): Extent | null {
  if (!boxes.length) return null;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

function signedArea(polygon: Polygon): number {
  let sum = 0;
  for (let i = 0; i + 1 < polygon.length; i += 2) {
    const j = (i + 2) % polygon.length;
    sum += (polygon[i] ?? 0) * (polygon[j + 1] ?? 0) - (polygon[j] ?? 0) * (polygon[i + 1] ?? 0);
  }
  return sum / 2;
}

/**
 * The distances at which the line from `at` in a unit direction enters and leaves an outline; null if it
 * misses.
 */
export function spanAlong(
  { polygons }: Pick<Outline, 'polygons'>,
  [ax, ay]: Point,
  [dx, dy]: Point,
): [number, number] | null {
  const hits: number[] = [];
  for (const polygon of polygons) {
    for (let i = 0; i + 1 < polygon.length; i += 2) {
      const j = (i + 2) % polygon.length;
      const [x0, y0] = [(polygon[i] ?? 0) - ax, (polygon[i + 1] ?? 0) - ay];
      const [x1, y1] = [(polygon[j] ?? 0) - ax, (polygon[j + 1] ?? 0) - ay];
      const [s0, s1] = [dx * y0 - dy * x0, dx * y1 - dy * x1];
      if (s0 < 0 === s1 < 0) continue;
      const t = s0 / (s0 - s1);
      hits.push(dx * (x0 + (x1 - x0) * t) + dy * (y0 + (y1 - y0) * t));
    }
  }
  return hits.length > 1 ? [Math.min(...hits), Math.max(...hits)] : null;
}

/** The left and right edge of an outline at height y; null above and below it. */
export const spanAt = (outline: Pick<Outline, 'polygons'>, y: number): [number, number] | null =>
  spanAlong(outline, [0, y], [1, 0]);

/** Converts normalised path data to a path of lines and cubic curves. */
function pathOf(d: string, matrix: Matrix): Path {
  let [x, y] = [0, 0];
  return transformSegments(segmentsOf(d), matrix).map(({ command, points }): PathSegment => {
    const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0] = points;
    if (command === 'Z') return ['Z'];
    const [fromX, fromY] = [x, y];
    [x, y] = [points.at(-2) ?? x, points.at(-1) ?? y];
    if (command === 'C') return ['C', a, b, c, e, f, g];
    // A quadratic curve equals a cubic one with handles at two thirds of the distance to its control point.
    if (command === 'Q')
      return [
        'C',
        fromX + ((a - fromX) * 2) / 3,
        fromY + ((b - fromY) * 2) / 3,
        c + ((a - c) * 2) / 3,
        e + ((b - e) * 2) / 3,
        c,
        e,
      ];
    return [command, a, b];
  });
}
