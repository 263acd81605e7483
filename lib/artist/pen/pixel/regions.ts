import { boxOfCells, type CellBox, cellAt, type Cells, eachCell, type Inks, ROW_CELLS } from './cells';

/** Whether the cell of an index belongs to a region. */
type IsCovered = (index: number) => boolean;

/** A step along the grid: to the right, down, to the left, up. */
const WAYS: readonly (readonly [dx: number, dy: number])[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** The cells ahead on the left and on the right of a corner, for each way, from the corner's own cell. */
const AHEAD: readonly (readonly [left: number, right: number])[] = [
  [-ROW_CELLS, 0],
  [0, -1],
  [-1, -ROW_CELLS - 1],
  [-ROW_CELLS - 1, -ROW_CELLS],
];

/**
 * Follows the edge of a region clockwise from the upper left corner of a cell, marks the upper edges on its way, and
 * gives its corners in canvas pixels.
 */
function loopFrom(isCovered: IsCovered, start: number, seen: Uint8Array, cellPx: number): string {
  const points: string[] = [];
  let [x, y, way] = [start % ROW_CELLS, Math.floor(start / ROW_CELLS), 0];
  do {
    if (way === 0) seen[cellAt(x, y)] = 1;
    const [dx, dy] = WAYS[way] ?? [0, 0];
    [x, y] = [x + dx, y + dy];
    const [left, right] = AHEAD[way] ?? [0, 0];
    const at = cellAt(x, y);
    const turn = !isCovered(at + right) ? 1 : isCovered(at + left) ? 3 : 0;
    if (turn !== 0) points.push(`${(x - 1) * cellPx} ${(y - 1) * cellPx}`);
    way = (way + turn) % 4;
  } while (way !== 0 || cellAt(x, y) !== start);
  return `M${points.join('L')}Z`;
}

/** The path around cells of a box, in canvas pixels: one closed line around each region, and one around each hole. */
function regionPath(box: CellBox, isCovered: IsCovered, cellPx: number): string {
  const seen = new Uint8Array(ROW_CELLS * ROW_CELLS);
  let path = '';
  eachCell(box, 0, (index) => {
    if (!seen[index] && isCovered(index) && !isCovered(index - ROW_CELLS))
      path += loopFrom(isCovered, index, seen, cellPx);
  });
  return path;
}

/**
 * Draws cells as SVG: the whole shape in its most frequent colour, then each other colour over it as one path.
 * So no gap shows between two colours at any size.
 */
export function svgOfCells(cells: Cells, inks: Inks, opacity = 1): string {
  const box = boxOfCells(cells);
  if (!box) return '';
  const counts = new Map<number, number>();
  eachCell(box, 0, (index) => {
    const ink = cells[index] ?? 0;
    if (ink) counts.set(ink, (counts.get(ink) ?? 0) + 1);
  });
  const [base = 0, ...others] = [...counts].sort(([a, m], [b, n]) => n - m || a - b).map(([ink]) => ink);
  const faint = opacity < 1 ? ` opacity="${opacity}"` : '';
  const fill = (ink: number, isCovered: IsCovered) =>
    `<path d="${regionPath(box, isCovered, inks.cellPx)}" fill="$${inks.tokenOf(ink)}"${faint}/>`;
  return [
    fill(base, (index) => cells[index] !== 0),
    ...others.map((ink) => fill(ink, (index) => cells[index] === ink)),
  ].join('');
}
