import { cover, emptyMask, type Mask } from '@/lib/core/geometry/coverage';
import { flatten, type Polygon } from '@/lib/core/geometry/flatten';
import { multiply, type Matrix } from '@/lib/core/geometry/matrix';
import type { Drawing, DrawingNode, DrawingShape, Paint } from '@/lib/core/paint/drawing';
import { readFragment } from '@/lib/core/svg/fragment';
import {
  cellAt,
  CELL_PX,
  type Cells,
  type Inks,
  isInside,
  noCells,
  ROW_CELLS,
  SPRITE_CELLS,
  SPRITE_GRID,
} from './cells';

/** Shapes with a lower opacity are not drawn: sprites have no semi-transparent cells. */
const MIN_OPACITY = 0.55;
/** Lines thinner than this, in cells, are drawn as single cells. */
const MAX_HAIRLINE_CELLS = 1.3;

/** The target of a drawing: cells, inks and the least opacity. */
interface Sheet {
  cells: Cells;
  drawing: Drawing;
  inks: Inks;
  minOpacity: number;
}

/** The accumulated matrix, opacity and clip of the groups around a shape. */
interface Place {
  matrix: Matrix;
  opacity: number;
  /** The cells inside all clips; null without a clip. */
  clip: Mask | null;
}

/** Rasterises an SVG fragment: each cell takes the colour at its centre. */
export function rasterOf(svg: string, inks: Inks, minOpacity = MIN_OPACITY): Cells {
  const cells = noCells();
  if (!svg) return cells;
  const { drawing } = readFragment(svg);
  const sheet = { cells, drawing, inks, minOpacity };
  const scale = CELL_PX / inks.cellPx;
  const matrix: Matrix = [scale, 0, 0, scale, 0, 0];
  for (const node of drawing.nodes) put(sheet, node, { matrix, opacity: 1, clip: null });
  return withoutMargin(cells);
}

/** Clears the margin, into which shapes may extend. */
function withoutMargin(cells: Cells): Cells {
  const last = SPRITE_CELLS + 1;
  for (let i = 0; i < ROW_CELLS; i += 1)
    for (const index of [cellAt(i, 0), cellAt(i, last), cellAt(0, i), cellAt(last, i)]) cells[index] = 0;
  return cells;
}

function put(sheet: Sheet, node: DrawingNode, outer: Place): void {
  const matrix = node.transform ? multiply(outer.matrix, node.transform) : outer.matrix;
  const clip = node.clip === null ? outer.clip : both(outer.clip, clipMask(sheet.drawing, node.clip, matrix));
  const place = { matrix, opacity: outer.opacity * node.opacity, clip };
  if (node.kind === 'group') for (const child of node.children) put(sheet, child, place);
  else putShape(sheet, node, place);
}

const both = (one: Mask | null, other: Mask): Mask =>
  one ? other.map((on, index) => (on && one[index] ? 1 : 0)) : other;

function clipMask(drawing: Drawing, id: string, matrix: Matrix): Mask {
  const mask = emptyMask(SPRITE_GRID);
  const clip = drawing.clips.find((each) => each.id === id);
  for (const { d, rule, transform } of clip?.shapes ?? [])
    cover(SPRITE_GRID, flatten(d, transform ? multiply(matrix, transform) : matrix), rule, (index) => {
      mask[index] = 1;
    });
  return clip?.clip ? both(clipMask(drawing, clip.clip, matrix), mask) : mask;
}

/** The token of a paint; for a gradient that of its middle stop. Null if there is none. */
function tokenOf({ gradients }: Drawing, paint: Paint): string | null {
  if (paint.kind === 'token') return paint.token;
  if (paint.kind !== 'gradient') return null;
  const stops = gradients.find(({ id }) => id === paint.id)?.stops ?? [];
  const middle = stops[Math.floor(stops.length / 2)]?.color;
  return middle?.kind === 'token' ? middle.token : null;
}

function putShape({ cells, drawing, inks, minOpacity }: Sheet, shape: DrawingShape, place: Place): void {
  const { matrix, opacity, clip } = place;
  const { stroke } = shape;
  const paint = (token: string) => {
    const ink = inks.numberOf(token);
    return (index: number) => {
      if (!clip || clip[index]) cells[index] = ink;
    };
  };
  const lines = flatten(shape.d, matrix);
  const fill = tokenOf(drawing, shape.fill);
  if (fill && opacity * shape.fillOpacity >= minOpacity) cover(SPRITE_GRID, lines, shape.fillRule, paint(fill));
  const token = stroke && tokenOf(drawing, stroke.paint);
  if (!stroke || !token || opacity * stroke.opacity < minOpacity) return;
  const width = stroke.width * Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
  const isHairline = width < MAX_HAIRLINE_CELLS * CELL_PX;
  for (const line of lines) (isHairline ? trace : sweep)(line, paint(token), width / 2 / CELL_PX);
}

/** Marks the cells whose centres are at most `reach` cells from a line. */
function sweep(line: Polygon, mark: (index: number) => void, reach: number): void {
  for (let i = 0; i + 3 < line.length; i += 2) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = line.slice(i, i + 4).map((value) => value / CELL_PX + 0.5);
    const [dx, dy] = [x1 - x0, y1 - y0];
    const square = dx * dx + dy * dy || 1;
    const [left, right] = [Math.min(x0, x1) - reach, Math.max(x0, x1) + reach];
    const [top, bottom] = [Math.min(y0, y1) - reach, Math.max(y0, y1) + reach];
    for (let row = Math.max(1, Math.ceil(top)); row <= Math.min(SPRITE_CELLS, bottom); row += 1)
      for (let column = Math.max(1, Math.ceil(left)); column <= Math.min(SPRITE_CELLS, right); column += 1) {
        const t = Math.min(1, Math.max(0, ((column - x0) * dx + (row - y0) * dy) / square));
        if (Math.hypot(column - x0 - t * dx, row - y0 - t * dy) <= reach) mark(cellAt(column, row));
      }
  }
}

/** Marks a line of single cells. */
function trace(line: Polygon, mark: (index: number) => void): void {
  const cells: number[] = [];
  for (let i = 0; i + 3 < line.length; i += 2) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = line.slice(i, i + 4).map((value) => value / CELL_PX + 1);
    const steps = Math.max(1, Math.ceil(Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0)) * 4));
    for (let step = 0; step <= steps; step += 1) {
      const [column, row] = [Math.floor(x0 + ((x1 - x0) * step) / steps), Math.floor(y0 + ((y1 - y0) * step) / steps)];
      const index = cellAt(column, row);
      if (isInside(column, row) && cells.at(-1) !== index) cells.push(index);
    }
  }
  cells.filter((_, at) => !isCorner(cells, at)).forEach(mark);
}

/** Whether a cell of a line only connects two diagonal neighbours, so that the line would look thick there. */
function isCorner(cells: readonly number[], at: number): boolean {
  const [before, after] = [cells[at - 1], cells[at + 1]];
  if (before === undefined || after === undefined || at % 2 === 0) return false;
  const apart = Math.abs(after - before);
  return apart === ROW_CELLS + 1 || apart === ROW_CELLS - 1;
}
