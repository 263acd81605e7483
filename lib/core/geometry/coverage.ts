import type { Polygon } from './flatten';

/** A raster of square cells over an area, in pixels: its corner, the side of a cell, and its columns and rows. */
export interface Grid {
  x: number;
  y: number;
  cell: number;
  columns: number;
  rows: number;
}

/** Which cells of a grid are covered, row by row: 1 or 0. */
export type Mask = Uint8Array;

/** A mask with no cell covered. */
export const emptyMask = ({ columns, rows }: Grid): Mask => new Uint8Array(columns * rows);

/** Calls `mark` once with the index of every cell whose centre lies inside the polygons. */
export function cover(
  grid: Grid,
  polygons: readonly Polygon[],
  rule: 'nonzero' | 'evenodd',
  mark: (index: number) => void,
): void {
  const crossings: (number[] | undefined)[] = [];
  for (const polygon of polygons) markCrossings(grid, polygon, crossings);
  crossings.forEach((row, y) => {
    if (!row) return;
    sortPairs(row);
    let winding = 0;
    for (let i = 0; i + 2 < row.length; i += 2) {
      winding += rule === 'nonzero' ? (row[i + 1] ?? 0) : 1;
      if (rule === 'nonzero' ? winding === 0 : winding % 2 === 0) continue;
      const last = Math.min(Math.ceil((row[i + 2] ?? 0) - 0.5), grid.columns);
      for (let x = Math.max(Math.ceil((row[i] ?? 0) - 0.5), 0); x < last; x += 1) mark(y * grid.columns + x);
    }
  });
}

/** Sorts crossings by position, each followed by its direction; a row has few. */
function sortPairs(row: number[]): void {
  for (let i = 2; i < row.length; i += 2) {
    const [place = 0, way = 0] = [row[i], row[i + 1]];
    let j = i;
    for (; j > 0 && (row[j - 2] ?? 0) > place; j -= 2) {
      row[j] = row[j - 2] ?? 0;
      row[j + 1] = row[j - 1] ?? 0;
    }
    row[j] = place;
    row[j + 1] = way;
  }
}

/** Finds where the edges cross the centre line of each row: in columns, with +1 or -1 for the direction. */
function markCrossings(
  { x: left, y: top, cell, rows }: Grid,
  polygon: Polygon,
  crossings: (number[] | undefined)[],
): void {
  for (let i = 0; i < polygon.length; i += 2) {
    const j = i + 2 < polygon.length ? i + 2 : 0;
    const [y0, y1] = [((polygon[i + 1] ?? 0) - top) / cell, ((polygon[j + 1] ?? 0) - top) / cell];
    if (y0 === y1) continue;
    const [x0, x1] = [((polygon[i] ?? 0) - left) / cell, ((polygon[j] ?? 0) - left) / cell];
    const [from, to, way] = y0 < y1 ? [y0, y1, 1] : [y1, y0, -1];
    const last = Math.min(Math.ceil(to - 0.5), rows);
    for (let row = Math.max(Math.ceil(from - 0.5), 0); row < last; row += 1)
      (crossings[row] ??= []).push(x0 + ((row + 0.5 - y0) / (y1 - y0)) * (x1 - x0), way);
  }
}

/** Dilates a mask by a square of `reach` cells to each side of a covered cell. */
export function dilated({ columns, rows }: Grid, mask: Mask, reach = 1): Mask {
  const along = spread(mask, columns, rows, 1, columns, reach);
  return spread(along, rows, columns, columns, 1, reach);
}

/** Dilates the covered cells along lines of `length` cells that are `step` apart; the lines start `next` apart. */
function spread(mask: Mask, length: number, lines: number, step: number, next: number, reach: number): Mask {
  const wide = new Uint8Array(mask.length);
  for (let line = 0; line < lines; line += 1) {
    let covered = -1;
    for (let i = 0; i < length; i += 1) {
      if (!mask[line * next + i * step]) continue;
      const last = Math.min(i + reach, length - 1);
      for (let k = Math.max(i - reach, covered + 1, 0); k <= last; k += 1) wide[line * next + k * step] = 1;
      covered = last;
    }
  }
  return wide;
}

/** Counts the covered cells. */
export const count = (mask: Mask): number => mask.reduce((sum, on) => sum + on, 0);
