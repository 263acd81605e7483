import { boxOfCells, type CellBox, cellAt, type Cells, eachCell, type Inks, ROW_CELLS } from './cells';

/** Whether a cell belongs to a region, by its index. */
type IsCovered = (index: number) => boolean;

/** The four directions along the grid: right, down, left, up. */
const WAYS: readonly (readonly [dx: number, dy: number])[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** The index offsets of the two cells ahead of a corner, left and right of each direction. */
const AHEAD: readonly (readonly [left: number, right: number])[] = [
  [-ROW_CELLS, 0],
  [0, -1],
  [-1, -ROW_CELLS - 1],
  [-ROW_CELLS - 1, -ROW_CELLS],
];

/**
 * Traces the edge of a region clockwise from the upper left corner of a cell, and marks its upper edges in `seen`.
 * Gives the path in canvas pixels.
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

/** The path around a region in canvas pixels, with one closed loop for each area and each hole. */
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
 * Draws cells as SVG: the whole shape in its most frequent colour, then one path for each other colour on top. This way
 * no gaps show between colours at any scale.
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
