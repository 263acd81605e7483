import { count } from '../../geometry/coverage';
import type { Polygon } from '../../geometry/flatten';
import type { Drawing } from '../../paint/drawing';
import { drawingOf } from '../../svg/drawing-of';
import { maskOf } from './picture';
import { solidOf } from './outlines';

/** The size of a shape in canvas pixels: its length in the longest direction, and its mean thickness across. */
export interface ShapeSize {
  length: number;
  width: number;
}

/** The directions in which length is measured: every 15 degrees. */
const WAYS = Array.from({ length: 12 }, (_, i): [number, number] => [
  Math.cos((i * Math.PI) / 12),
  Math.sin((i * Math.PI) / 12),
]);
/** Cells across the box of a shape whose area is measured. */
const CELLS = 32;

const known = new WeakMap<Drawing, ShapeSize>();

/** The size of a clean fragment as a solid shape; null when it shows nothing. */
export function measureOf(svg: string): ShapeSize | null {
  const drawing = drawingOf(svg);
  const before = known.get(drawing);
  if (before) return before;
  const areas = solidOf(svg);
  const polygons = areas.flatMap((area) => area.polygons);
  const spans = WAYS.map((way) => spanOf(polygons, way));
  const length = Math.max(...spans.map(([low, high]) => high - low));
  if (!(length > 0)) return null;
  const [[left, right], [top, bottom]] = [spans[0] ?? [0, 0], spans[6] ?? [0, 0]];
  const cell = Math.max(right - left, bottom - top) / CELLS;
  const grid = { x: left, y: top, cell, columns: CELLS + 1, rows: CELLS + 1 };
  const mask = new Uint8Array((CELLS + 1) ** 2);
  for (const area of areas)
    maskOf(grid, area.polygons, area.rule).forEach((on, at) => {
      if (on) mask[at] = 1;
    });
  const measure = { length, width: (count(mask) * cell * cell) / length };
  known.set(drawing, measure);
  return measure;
}

function spanOf(polygons: readonly Polygon[], [dx, dy]: readonly [number, number]): [number, number] {
  let [low, high] = [Infinity, -Infinity];
  for (const polygon of polygons) {
    for (let i = 0; i + 1 < polygon.length; i += 2) {
      const along = (polygon[i] ?? 0) * dx + (polygon[i + 1] ?? 0) * dy;
      [low, high] = [Math.min(low, along), Math.max(high, along)];
    }
  }
  return [low, high];
}
