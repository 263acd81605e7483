import type { Grid } from '@/lib/core/geometry/coverage';

/** The columns and rows of a sprite: a canvas of 512 pixels has 64 by 64 cells. */
export const SPRITE_CELLS = 64;
/** The side of a cell on a canvas of 512 pixels. */
export const CELL_PX = 8;
/** The cells of a row, including a margin of one empty cell at each end, so that every cell has neighbours. */
export const ROW_CELLS = SPRITE_CELLS + 2;

/** The grid of a canvas of 512 by 512 pixels, with its margin. */
export const SPRITE_GRID: Grid = { x: -CELL_PX, y: -CELL_PX, cell: CELL_PX, columns: ROW_CELLS, rows: ROW_CELLS };

/** The cells of the grid, row by row: the number of an ink, or 0 for an empty cell. */
export type Cells = Uint8Array;

/** The columns and rows that a drawing covers, both ends included. */
export interface CellBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** An empty grid. */
export const noCells = (): Cells => new Uint8Array(ROW_CELLS * ROW_CELLS);

/** The index of a cell by its column and row; column 0 and row 0 are the margin. */
export const cellAt = (column: number, row: number): number => row * ROW_CELLS + column;

/** Whether a cell is inside the margin. */
export const isInside = (column: number, row: number): boolean =>
  column >= 1 && row >= 1 && column <= SPRITE_CELLS && row <= SPRITE_CELLS;

/** The index offsets of the neighbours above, left, right and below. */
export const STEPS: readonly number[] = [-ROW_CELLS, -1, 1, ROW_CELLS];

/** The bounding box of the cells that are not empty; null for an empty grid. */
export function boxOfCells(cells: Cells): CellBox | null {
  const box = { left: ROW_CELLS, right: 0, top: ROW_CELLS, bottom: 0 };
  for (let row = 1; row <= SPRITE_CELLS; row += 1)
    for (let column = 1; column <= SPRITE_CELLS; column += 1) {
      if (cells[cellAt(column, row)] === 0) continue;
      box.left = Math.min(box.left, column);
      box.right = Math.max(box.right, column);
      box.top = Math.min(box.top, row);
      box.bottom = row;
    }
  return box.bottom > 0 ? box : null;
}

/** Calls a function with the index of every cell of a box that is widened by `wider` cells, without the margin. */
export function eachCell(box: CellBox, wider: number, visit: (index: number) => void): void {
  const last = Math.min(box.right + wider, SPRITE_CELLS);
  for (let row = Math.max(box.top - wider, 1); row <= Math.min(box.bottom + wider, SPRITE_CELLS); row += 1)
    for (let column = Math.max(box.left - wider, 1); column <= last; column += 1) visit(cellAt(column, row));
}

/** Whether one of the four neighbours of a cell is not empty. */
export const isBeside = (cells: Cells, index: number): boolean => STEPS.some((step) => cells[index + step] !== 0);

/** The palette tokens of a sprite, numbered from 1. */
export class Inks {
  /** `cellPx` is the side of a cell on the canvas, in pixels. */
  constructor(readonly cellPx: number) {}

  readonly #tokens = [''];
  readonly #numbers = new Map<string, number>();

  /** The number of a token. */
  numberOf(token: string): number {
    const known = this.#numbers.get(token);
    if (known !== undefined) return known;
    this.#numbers.set(token, this.#tokens.length);
    return this.#tokens.push(token) - 1;
  }

  /** The token of a number. */
  tokenOf(ink: number): string {
    return this.#tokens[ink] ?? '';
  }

  /** The material of an ink: its token without the suffix of a tone. */
  materialOf(ink: number): string {
    return this.tokenOf(ink).replace(/_(shade|light|line)$/, '');
  }

  /** The ink of the light tone, if the given ink is the plain tone of its material; else the given ink. */
  litOf(ink: number): number {
    const material = this.materialOf(ink);
    return this.tokenOf(ink) === material ? this.numberOf(`${material}_light`) : ink;
  }

  /** The ink of the dark tone of an ink's material. */
  lineOf(ink: number): number {
    return this.numberOf(`${this.materialOf(ink)}_line`);
  }
}
