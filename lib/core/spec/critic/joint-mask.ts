import { cover, emptyMask, type Grid, type Mask } from '../../geometry/coverage';
import { placed } from '../../geometry/flatten';
import { IDENTITY, type Matrix } from '../../geometry/matrix';
import type { Area } from './outlines';

/** The radius of a joint around its pivot, in widths of the limb. */
const REACH = 1.25;
/** Cells of a joint's raster in each direction. */
export const CELLS = 32;

/** The raster of a joint about a point, for a limb of some width in pixels. */
export function gridAround([x, y]: readonly [number, number], width: number): Grid {
  const reach = Math.max(width * REACH, 1);
  return { x: x - reach, y: y - reach, cell: (2 * reach) / CELLS, columns: CELLS, rows: CELLS };
}

/** The cells of a raster that areas cover in a pose. */
export function maskOfAreas(grid: Grid, areas: readonly Area[], matrix: Matrix = IDENTITY): Mask {
  const mask = emptyMask(grid);
  for (const { polygons, rule } of areas)
    cover(grid, matrix === IDENTITY ? polygons : polygons.map((polygon) => placed(polygon, matrix)), rule, (at) => {
      mask[at] = 1;
    });
  return mask;
}
