import type { SpriteTable } from '@/lib/contract/exports';
import { round } from '@/lib/core/geometry/number-text';
import type { ClipInfo } from '../types';

/** Pixels of a sheet's longest side: the largest texture that every browser and game engine of today takes. */
export const SHEET_SIDE = 8192;

type Cells = Pick<ClipInfo, 'width' | 'height' | 'ticks'>;

/** How many frames of this size fit one sheet. */
export function spriteRoom({ width, height }: Pick<Cells, 'width' | 'height'>): number {
  return Math.floor(SHEET_SIDE / width) * Math.floor(SHEET_SIDE / height);
}

/**
 * The columns and rows of the sheet that is nearest to a square, with as few empty cells as that allows; null where the
 * frames do not fit.
 */
export function spriteGrid({ width, height, ticks }: Cells): { columns: number; rows: number } | null {
  let best: { columns: number; rows: number; side: number } | null = null;
  for (let columns = 1; columns <= ticks && columns * width <= SHEET_SIDE; columns += 1) {
    const rows = Math.ceil(ticks / columns);
    const side = Math.max(columns * width, rows * height);
    if (
      side <= SHEET_SIDE &&
      (!best || side < best.side || (side === best.side && columns * rows < best.columns * best.rows))
    )
      best = { columns, rows, side };
  }
  return best;
}

/** What a player must know of a sheet; null where the frames do not fit one. */
export function spriteTable(info: Cells & Pick<ClipInfo, 'tickSeconds' | 'loop' | 'name'>): SpriteTable | null {
  const grid = spriteGrid(info);
  if (!grid) return null;
  const { width, height, ticks, tickSeconds, loop, name } = info;
  const duration = ticks * tickSeconds;
  return {
    name,
    frame_width: width,
    frame_height: height,
    columns: grid.columns,
    rows: grid.rows,
    count: ticks,
    fps: round(ticks / duration, 6),
    duration: round(duration, 6),
    loop,
  };
}
