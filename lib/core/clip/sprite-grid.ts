/** The longest side of a sheet in pixels: the largest texture that every current browser and game engine supports. */
const MAX_SHEET_SIDE = 8192;

/** The frames of a sheet: their size in pixels and their number. */
interface Cells {
  width: number;
  height: number;
  ticks: number;
}

/** Gives how many frames of this size fit one sheet. */
export function spriteRoom({ width, height }: Omit<Cells, 'ticks'>): number {
  return Math.floor(MAX_SHEET_SIDE / width) * Math.floor(MAX_SHEET_SIDE / height);
}

/**
 * Gives the columns and rows of the most square sheet with as few empty cells as possible; null if the frames do not
 * fit.
 */
export function spriteGrid({ width, height, ticks }: Cells): { columns: number; rows: number } | null {
  let best: { columns: number; rows: number; side: number } | null = null;
  for (let columns = 1; columns <= ticks && columns * width <= MAX_SHEET_SIDE; columns += 1) {
    const rows = Math.ceil(ticks / columns);
    const side = Math.max(columns * width, rows * height);
    if (
      side <= MAX_SHEET_SIDE &&
      (!best || side < best.side || (side === best.side && columns * rows < best.columns * best.rows))
    )
      best = { columns, rows, side };
  }
  return best;
}

/** Says in a sentence why frames do not fit one sheet; null if they do. */
export function sheetLimit({ width, height, ticks }: Cells): string | null {
  if (spriteGrid({ width, height, ticks })) return null;
  return (
    `${ticks} frames of ${width} × ${height} pixels do not fit one sprite sheet of ${MAX_SHEET_SIDE} ` +
    `pixels a side, which holds ${spriteRoom({ width, height })}: choose a smaller size, fewer frames a second or a ` +
    'shorter animation.'
  );
}
