import type { PartDraft } from '../../figure';
import {
  boxOfCells,
  CELL_PX,
  type CellBox,
  type Cells,
  eachCell,
  Inks,
  isBeside,
  ROW_CELLS,
  SPRITE_CELLS,
} from './cells';
import { eyeCells, isEye } from './eyes';
import { rasterOf } from './raster';
import { svgOfCells } from './regions';
import { tidied } from './tidy';

/** The z of outlines: behind all parts, in front of the ground shadow. */
const OUTLINE_Z = -70;
/** The ground shadow, the only semi-transparent part of a sprite. */
const SHADOW_ID = 'shadow';
const SHADOW_OPACITY = 0.16;

/** Matches the parts of a limb, between which no line is drawn. */
const LIMB = /^(?:arm|forearm|hand|leg|front_leg|back_leg|shin|foot)_/;
/** Matches thin parts, which draw no line on the parts below them and are not tidied. */
const THIN_PART = /^(?:steam|smoke|flame|shadow|brow|mouth)(?:_|$)/;

/** A part with its rasterised cells, at rest and in each state. */
interface Sprite {
  draft: PartDraft;
  cells: Cells;
  box: CellBox | null;
  states: readonly { name: string; cells: Cells }[];
}

function spriteOf(draft: PartDraft, inks: Inks): Sprite {
  const eye = isEye(draft) ? eyeCells(draft, inks) : null;
  const isThin = THIN_PART.test(draft.id);
  const shape = (svg: string) => {
    const cells = rasterOf(svg, inks, draft.id === SHADOW_ID ? 0 : undefined);
    return isThin ? cells : tidied(cells, inks);
  };
  const cells = eye?.get('open') ?? shape(draft.svg);
  const states = (draft.states ?? []).map(({ name, svg }) => ({ name, cells: eye?.get(name) ?? shape(svg) }));
  return { draft, cells, box: boxOfCells(cells), states };
}

/** Whether an upper part draws a line around itself on a lower part. */
const drawsLineOn = ({ draft: upper }: Sprite, { draft: lower }: Sprite): boolean =>
  upper.z > lower.z &&
  Boolean(upper.rims?.length) &&
  !THIN_PART.test(upper.id) &&
  !(upper.parent === lower.id && LIMB.test(lower.id) && LIMB.test(upper.id));

/** The intersection of two boxes, the second of which is widened by one cell. */
const shared = (one: CellBox, other: CellBox): CellBox => ({
  left: Math.max(one.left, other.left - 1),
  right: Math.min(one.right, other.right + 1),
  top: Math.max(one.top, other.top - 1),
  bottom: Math.min(one.bottom, other.bottom + 1),
});

/** The cells of a part, with a dark line where a part above it begins. */
function withLines(sprite: Sprite, all: readonly Sprite[], inks: Inks): Cells {
  const { cells, box, draft } = sprite;
  if (!box || !draft.rims?.length) return cells;
  const lined = cells.slice();
  for (const upper of all) {
    if (!upper.box || !drawsLineOn(upper, sprite)) continue;
    eachCell(shared(box, upper.box), 0, (index) => {
      const ink = cells[index] ?? 0;
      if (ink !== 0 && upper.cells[index] === 0 && isBeside(upper.cells, index)) lined[index] = inks.lineOf(ink);
    });
  }
  return lined;
}

/** The cells of a part, with the light tone on edges that face up and left. */
function withLight({ cells, box, draft }: Sprite, inks: Inks): Cells {
  if (!box || !draft.rims?.length || THIN_PART.test(draft.id) || isEye(draft)) return cells;
  const bright = cells.slice();
  eachCell(box, 0, (index) => {
    const ink = cells[index] ?? 0;
    const isEdge = cells[index - ROW_CELLS] === 0 || cells[index - 1] === 0;
    if (ink !== 0 && isEdge) bright[index] = inks.litOf(ink);
  });
  return bright;
}

/** The outline part behind a sprite, wider by one cell on each side. */
function outlineOf({ draft, cells, box }: Sprite, inks: Inks): PartDraft[] {
  if (!draft.rims?.length || !box) return [];
  const wide = cells.slice();
  const ink = inks.numberOf('outline');
  eachCell(box, 1, (index) => {
    if (cells[index] !== 0 || isBeside(cells, index)) wide[index] = ink;
  });
  const { id, pivot, stage } = draft;
  return [{ id: `${id}_outline`, parent: id, z: OUTLINE_Z, pivot, limits: null, stage, svg: svgOfCells(wide, inks) }];
}

/** Options of a sprite: the longer side of its canvas in pixels, and whether its upper left edges are lit. */
interface SpriteOptions {
  canvasPx?: number;
  isLit?: boolean;
}

/** Converts parts to sprites on a grid: flat cells, an outline and inner lines of one cell, and eyes from patterns. */
export function pixelated(
  drafts: readonly PartDraft[],
  { canvasPx = CELL_PX * SPRITE_CELLS, isLit = false }: SpriteOptions = {},
): PartDraft[] {
  const inks = new Inks(canvasPx / SPRITE_CELLS);
  const plain = drafts.map((draft) => spriteOf(draft, inks));
  const sprites = isLit ? plain.map((sprite) => ({ ...sprite, cells: withLight(sprite, inks) })) : plain;
  return sprites.flatMap((sprite) => {
    const { draft, states } = sprite;
    const svg = svgOfCells(withLines(sprite, sprites, inks), inks, draft.id === SHADOW_ID ? SHADOW_OPACITY : 1);
    const drawn = states.map(({ name, cells }) => ({ name, svg: svgOfCells(cells, inks) }));
    return [{ ...draft, svg, ...(draft.states ? { states: drawn } : {}) }, ...outlineOf(sprite, inks)];
  });
}
