import { distanceFrom } from '@/lib/core/geometry/distance';
import { beside, NONE, regionsOf, type LabelRegion } from './regions';
import { measured, protrusionsOf, type Protrusion } from './silhouette';
import { type PenLine, nearestWithin } from './outline';

/** The least share of a cell's border that is part of the figure's silhouette, for the cell to be a limb. */
const MIN_OPEN_EDGE = 0.35;
/** The least length of a limb inside a cell, in widths of its neck; a shorter one is the space between features. */
const MIN_DRAWN_LIMB_LENGTH_TO_NECK = 1.6;
/** The largest limb inside a cell, as a share of the cell; for a larger one it is unclear which of the two moves. */
const MAX_LIMB_OF_CELL = 0.35;
/** The least width of a limb's neck, as a share of its thickness; a narrower one is only a contact. */
const MIN_NECK_TO_GIRTH = 0.5;
/** The least thickness of a limb between its lines, in line widths; a thinner one is a gap between two lines. */
const MIN_LIMB_GIRTH_IN_PENS = 1.4;
/** The largest extent of a limb behind its neck, as a share of its length. */
const MAX_REACH_BEHIND_NECK = 0.6;
/** The start of a limb's far end, as a share of its length from the neck. */
const FAR_END_FROM = 0.7;
/** The least share of the far end's border that is part of the silhouette. */
const MIN_OPEN_FAR_END = 0.4;
/**
 * The largest cell that is a limb, as a share of the figure; a larger one is a trunk, unless it is long like a raised
 * arm.
 */
const MAX_CELL_LIMB_SHARE = 0.2;
/** The least area of a cell that has limbs of its own, as a share of the figure. */
const MIN_TRUNK_SHARE = 0.12;
/** The least area of a cell that is a limb, as a share of the figure. */
const MIN_CELL_LIMB_SHARE = 0.005;

/** A figure with its lines, as the input of the search for parts that they bound. */
interface LinedFigure {
  mask: Uint8Array;
  line: PenLine;
  width: number;
  /** The number of pixels of the figure. */
  total: number;
  /** For each pixel of a line, the nearest pixel beside the line; -1 if there is none. */
  nearest: Int32Array;
}

/**
 * Finds parts that are bounded by lines instead of the silhouette: limbs drawn on a trunk, like an arm, and closed
 * cells, like an ear.
 */
export function lineBoundedParts(
  mask: Uint8Array,
  line: PenLine,
  width: number,
): { limbs: Protrusion[]; cells: Protrusion[] } {
  const figure: LinedFigure = {
    mask,
    line,
    width,
    total: mask.reduce((sum, shown) => sum + shown, 0),
    nearest: nearestWithin(mask, line.on, width),
  };
  const between = regionsOf({
    width,
    height: mask.length / width,
    at: new Int16Array(mask.length).map((_, at) => (mask[at] && !line.on[at] ? 1 : NONE)),
  }).regions;
  const limbs = between
    .filter(({ pixels }) => pixels.length > figure.total * MIN_TRUNK_SHARE)
    .flatMap(({ pixels }) => limbsInside(pixels, figure));
  const cells = closedCells(between, figure);
  const [long, short] = [
    cells.filter((cell) => isLong(cell, figure.total)),
    cells.filter(({ pixels }) => pixels.length <= figure.total * MIN_TRUNK_SHARE),
  ];
  return { limbs: [...limbs, ...long], cells: short.filter((cell) => !long.includes(cell)) };
}

/** Pixels together with those pixels of the lines around them that are nearest to them. */
function withLines(pixels: readonly number[], { mask, line: { on }, nearest }: LinedFigure): number[] {
  const own = marksOf(pixels, mask.length);
  const lines: number[] = [];
  on.forEach((is, at) => {
    if (is && nearest[at]! >= 0 && own[nearest[at]!]) lines.push(at);
  });
  return [...pixels, ...lines];
}

function marksOf(pixels: readonly number[], count: number): Uint8Array {
  const marks = new Uint8Array(count);
  for (const at of pixels) marks[at] = 1;
  return marks;
}

/** The limbs that are separated from a cell by lines inside it. */
function limbsInside(cell: readonly number[], figure: LinedFigure): Protrusion[] {
  const {
    mask,
    line: { pen },
    width,
  } = figure;
  return protrusionsOf(marksOf(cell, mask.length), width)
    .found.filter(
      (limb) =>
        limb.length >= limb.width * MIN_DRAWN_LIMB_LENGTH_TO_NECK &&
        limb.width > limb.girth * MIN_NECK_TO_GIRTH &&
        limb.pixels.length < cell.length * MAX_LIMB_OF_CELL &&
        limb.girth > pen * MIN_LIMB_GIRTH_IN_PENS,
    )
    .map((limb) => ({
      ...limb,
      pixels: withLines(limb.pixels, figure),
      width: limb.width + 2 * pen,
      ends: apart(limb.ends, pen),
      girth: limb.girth + 2 * pen,
    }))
    .filter(
      (limb) =>
        isOpen(limb.pixels, mask, without(mask, limb.pixels), width) &&
        isFreeAtTip(limb, mask, width) &&
        isOneSided(limb, width),
    );
}

/** The cells that are enclosed by lines and reach the silhouette. */
function closedCells(between: readonly LabelRegion[], figure: LinedFigure): Protrusion[] {
  const { mask, width, total } = figure;
  const inner = distanceFrom(
    mask.map((shown) => (shown ? 0 : 255)),
    width,
    mask.length / width,
  );
  return between.flatMap(({ pixels }) => {
    if (pixels.length < total * MIN_CELL_LIMB_SHARE || pixels.length > total * MAX_CELL_LIMB_SHARE) return [];
    const own = withLines(pixels, figure);
    const rest = without(mask, own);
    return isOpen(own, mask, rest, width) ? (measured(own, rest, inner, width) ?? []) : [];
  });
}

/** Whether a large cell is long enough to be a limb. */
const isLong = ({ length, width, pixels }: Protrusion, total: number): boolean =>
  pixels.length > total * MIN_TRUNK_SHARE && length >= width * MIN_DRAWN_LIMB_LENGTH_TO_NECK;

/** The ends of a neck, moved apart by `pen` pixels each. */
function apart([[ax, ay], [bx, by]]: Protrusion['ends'], pen: number): Protrusion['ends'] {
  const across = Math.hypot(bx - ax, by - ay) || 1;
  const [x, y] = [((bx - ax) / across) * pen, ((by - ay) / across) * pen];
  return [
    [ax - x, ay - y],
    [bx + x, by + y],
  ];
}

/** A copy of a mask without some pixels. */
function without(mask: Uint8Array, pixels: readonly number[]): Uint8Array {
  const rest = Uint8Array.from(mask);
  for (const at of pixels) rest[at] = 0;
  return rest;
}

/** Whether the tip of a limb is at the silhouette, so that moving it tears nothing. */
function isFreeAtTip({ pixels, neck, length }: Protrusion, mask: Uint8Array, width: number): boolean {
  const end = pixels.filter(
    (at) => Math.hypot((at % width) - neck[0], Math.floor(at / width) - neck[1]) > length * FAR_END_FROM,
  );
  return isOpen(end, mask, without(mask, pixels), width, MIN_OPEN_FAR_END);
}

/** Whether a limb extends from its neck to one side only; the brim of a hat extends to both. */
function isOneSided({ pixels, neck: [x, y], tip, length }: Protrusion, width: number): boolean {
  const [ux, uy] = [(tip[0] - x) / length, (tip[1] - y) / length];
  return pixels.every(
    (at) => ((at % width) - x) * ux + (Math.floor(at / width) - y) * uy > -length * MAX_REACH_BEHIND_NECK,
  );
}

/** Whether enough of the border of some pixels is part of the silhouette. */
function isOpen(
  pixels: readonly number[],
  mask: Uint8Array,
  rest: Uint8Array,
  width: number,
  share = MIN_OPEN_EDGE,
): boolean {
  let [open, closed] = [0, 0];
  for (const at of pixels)
    for (const other of beside(at, width, mask.length)) {
      if (!mask[other]) open += 1;
      else if (rest[other]) closed += 1;
    }
  return open > (open + closed) * share;
}
