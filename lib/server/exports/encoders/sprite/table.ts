import type { SpriteTable } from '@/lib/contract/exports';
import { spriteGrid } from '@/lib/core/clip/sprite-grid';
import { round } from '@/lib/core/geometry/number-text';
import type { FilmPlan } from '../../film/plan';

/** Gives the frame table of a sheet, which players need; null if the frames do not fit. */
export function spriteTable(info: FilmPlan): SpriteTable | null {
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
