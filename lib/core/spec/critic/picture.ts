import { hexOf, type Rgb } from '../../color/hex';
import { toOklch } from '../../color/oklch';
import { cover, emptyMask, type Grid, type Mask } from '../../geometry/coverage';
import type { Rig } from '../../rig/rig';
import { outlinesOf, type Area } from './outlines';
import { shadeOf } from './shade';

/** Cells along the longer side of the canvas: a cell is 5.3 pixels of the usual 512. */
const CELLS = 96;
/** The opacity below which a paint tints a cell without owning it. */
const TAKES = 0.5;

/** The mascot at rest as a small raster: for each cell, the part that owns it and its colour. */
export interface PartRaster {
  grid: Grid;
  /** Index into `rig.parts`, -1 where nothing is drawn. */
  owner: Int16Array;
  /** Colours as 0xrrggbb. */
  color: Uint32Array;
}

/** The whole canvas in cells. */
function canvasOf({ width, height }: Rig): Grid {
  const cell = Math.max(width, height) / CELLS;
  return { x: 0, y: 0, cell, columns: Math.ceil(width / cell), rows: Math.ceil(height / cell) };
}

/**
 * Paints the parts for which `shown` holds, at rest, in paint order; on the whole canvas, or on the cells of another
 * grid.
 */
export function pictureOf(rig: Rig, shown: (id: string) => boolean, grid: Grid = canvasOf(rig)): PartRaster {
  const owner = new Int16Array(grid.columns * grid.rows).fill(-1);
  const color = new Uint32Array(grid.columns * grid.rows);
  // The areas of one group share one clip.
  const masks = new Map<Area['clips'][number], Mask>();
  const maskFor = (clip: Area['clips'][number]): Mask => {
    const mask = masks.get(clip) ?? maskOf(grid, clip);
    masks.set(clip, mask);
    return mask;
  };
  for (const index of rig.paintOrder) {
    const part = rig.parts[index];
    if (!part || !shown(part.id)) continue;
    const { drawing, areas } = outlinesOf(part.drawings.get(part.defaultState) ?? '');
    for (const area of areas) {
      const shade = shadeOf(area, drawing, rig.palette);
      const cuts = area.clips.map(maskFor);
      cover(grid, area.polygons, area.rule, (at) => {
        if (cuts.some((cut) => !cut[at])) return;
        const { rgb, alpha } = shade(
          grid.x + ((at % grid.columns) + 0.5) * grid.cell,
          grid.y + (Math.floor(at / grid.columns) + 0.5) * grid.cell,
        );
        if (owner[at] === -1 && alpha < TAKES) return;
        color[at] = owner[at] === -1 ? packed(rgb) : mixed(color[at] ?? 0, rgb, alpha);
        if (alpha >= TAKES) owner[at] = index;
      });
    }
  }
  return { grid, owner, color };
}

/** The cells inside polygons. */
export function maskOf(
  grid: Grid,
  polygons: Parameters<typeof cover>[1],
  rule: 'nonzero' | 'evenodd' = 'nonzero',
): Mask {
  const mask = emptyMask(grid);
  cover(grid, polygons, rule, (at) => {
    mask[at] = 1;
  });
  return mask;
}

const packed = ([r, g, b]: Rgb): number =>
  (Math.round(r * 255) << 16) | (Math.round(g * 255) << 8) | Math.round(b * 255);

function mixed(below: number, [r, g, b]: Rgb, share: number): number {
  const blend = (under: number, over: number): number => (under / 255) * (1 - share) + over * share;
  return packed([blend(below >> 16, r), blend((below >> 8) & 255, g), blend(below & 255, b)]);
}

const seen = new Map<number, SeenColor>();
const REMEMBERED = 20_000;

/** A packed colour as perceived: OKLAB, and as hex. */
export interface SeenColor {
  l: number;
  a: number;
  b: number;
  hex: string;
}

/** The perceived colour of a packed one. */
export function seenAs(color: number): SeenColor {
  const before = seen.get(color);
  if (before) return before;
  if (seen.size > REMEMBERED) seen.clear();
  const hex = hexOf([(color >> 16) / 255, ((color >> 8) & 255) / 255, (color & 255) / 255]);
  const { l, c, h } = toOklch(hex);
  const made = { l, a: c * Math.cos((h * Math.PI) / 180), b: c * Math.sin((h * Math.PI) / 180), hex };
  seen.set(color, made);
  return made;
}
