import { distanceFrom } from '@/lib/core/geometry/distance';
import { beside, NONE, regionsOf, type Labels } from './regions';
import { measured, protrusionsOf, type Protrusion } from './silhouette';

/** A line of one colour around the figure and between its parts, as drawn by a pen. */
export interface Outline {
  label: number;
  /** How thick it is, in pixels. */
  pen: number;
  /** 1 at each pixel of it; an area of its colour is none of it. */
  on: Uint8Array;
}

/** A pen's colour has at least this share of the figure's rim. */
const RIM = 0.5;
/** A pen is thinner than this share of the picture's width, and thicker than so many pixels. */
const [THICK, THIN] = [0.05, 2.5];
/** What a disc this much wider than the pen fits into is an area of the pen's colour. */
const AREA = 1.5;
/**
 * So much of a line lies within so many pens of another colour; what does not is the limbs of a figure of one colour,
 * like a crab's.
 */
const [BESIDE, NEAR] = [0.6, 1.3];
/** A cell between lines is a limb where the figure ends at so much of its edge at least. */
const OPEN = 0.35;
/**
 * What lines inside a cell leave standing is a limb when it is this many times as long as its neck is wide; less is
 * room between features.
 */
const DRAWN = 1.6;
/** It is less than this share of its cell: of what is more, nobody can tell which of the two moves. */
const SMALLER = 0.35;
/** What hangs on by less than this share of its own thickness only touches there. */
const THREAD = 0.5;
/** What is thinner between its lines than so many pens is what two lines leave of a surface, no limb. */
const SLIVER = 1.4;
/** A limb reaches back behind its neck by at most this share of its length. */
const BACK = 0.6;
/** The far end of a limb is what lies beyond this share of its length; it ends in the open with so much of its edge. */
const [END, FREE] = [0.7, 0.4];
/**
 * A cell larger than a trunk's least share and up to this one is a limb where it is long for its neck: a raised arm.
 */
const LARGE = 0.2;
/** Cells of at least this share of the figure have limbs of their own; a limb is a cell of at least the other. */
const [TRUNK, LEAST] = [0.12, 0.005];

/** The line that a figure is drawn with; null for flat art. */
export function outlineOf({ width, height, at: of }: Labels): Outline | null {
  const rims = new Map<number, number>();
  let rim = 0;
  const isRim = (at: number): boolean =>
    of[at] !== NONE &&
    (of[at - 1] === NONE || of[at + 1] === NONE || of[at - width] === NONE || of[at + width] === NONE);
  for (let at = 0; at < of.length; at += 1) {
    if (!isRim(at)) continue;
    rim += 1;
    rims.set(of[at]!, (rims.get(of[at]!) ?? 0) + 1);
  }
  const [label, most] = [...rims].reduce((a, b) => (b[1] > a[1] ? b : a), [NONE, 0]);
  if (most < rim * RIM) return null;
  const depth = distanceFrom(
    where(of.length, (at) => of[at] !== label, 255),
    width,
    height,
  );
  // Across a line depths are spread evenly from its edge to its middle, so half of them are below a fourth of it.
  const depths = depth.filter((_, at) => of[at] === label).sort();
  const pen = 4 * (depths[depths.length >> 1] ?? 0);
  if (pen < THIN || pen > width * THICK) return null;
  const radius = (pen / 2) * AREA;
  const wide = distanceFrom(
    where(of.length, (at) => of[at] === label && depth[at]! > radius, 255),
    width,
    height,
  );
  const on = where(of.length, (at) => of[at] === label && !(wide[at]! <= radius + 0.7));
  const lined = of.reduce((sum, each, at) => sum + (each === label && on[at] && isRim(at) ? 1 : 0), 0);
  if (lined < rim * RIM) return null;
  const toOther = distanceFrom(
    where(of.length, (at) => of[at] !== NONE && of[at] !== label, 255),
    width,
    height,
  );
  const length = on.reduce((sum, is) => sum + is, 0);
  const near = on.reduce((sum, is, at) => sum + (is && toOther[at]! < pen * NEAR ? 1 : 0), 0);
  return near < length * BESIDE ? null : { label, pen, on };
}

/** A mask of the pixels that a question is answered yes for. */
function where(count: number, is: (at: number) => boolean, value = 1): Uint8Array {
  const mask = new Uint8Array(count);
  for (let at = 0; at < count; at += 1) if (is(at)) mask[at] = value;
  return mask;
}

/**
 * What lines set apart in a figure though its silhouette does not tell: limbs beside what carries them, like an arm
 * drawn on a trunk; and cells with a line all around, like an ear.
 */
export function setApart(
  mask: Uint8Array,
  { on, pen }: Outline,
  width: number,
): { limbs: Protrusion[]; cells: Protrusion[] } {
  const nearest = nearestWithin(mask, on, width);
  const height = mask.length / width;
  const found = regionsOf({
    width,
    height,
    at: new Int16Array(mask.length).map((_, at) => (mask[at] && !on[at] ? 1 : NONE)),
  }).regions;
  const total = mask.reduce((sum, shown) => sum + shown, 0);
  const withLines = (pixels: readonly number[]): number[] => {
    const own = new Uint8Array(mask.length);
    for (const at of pixels) own[at] = 1;
    const lines: number[] = [];
    on.forEach((line, at) => {
      if (line && nearest[at]! >= 0 && own[nearest[at]!]) lines.push(at);
    });
    return [...pixels, ...lines];
  };
  const limbs = found
    .filter(({ pixels }) => pixels.length > total * TRUNK)
    .flatMap(({ pixels }) => {
      const cell = new Uint8Array(mask.length);
      for (const at of pixels) cell[at] = 1;
      const long = protrusionsOf(cell, width).found.filter(
        (limb) =>
          limb.length >= limb.width * DRAWN &&
          limb.width > limb.girth * THREAD &&
          limb.pixels.length < pixels.length * SMALLER &&
          limb.girth > pen * SLIVER,
      );
      return long
        .map((limb) => ({
          ...limb,
          pixels: withLines(limb.pixels),
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
    });
  const inner = distanceFrom(
    mask.map((shown) => (shown ? 0 : 255)),
    width,
    height,
  );
  const cells = found.flatMap(({ pixels }) => {
    if (pixels.length < total * LEAST || pixels.length > total * LARGE) return [];
    const own = withLines(pixels);
    const rest = without(mask, own);
    return isOpen(own, mask, rest, width) ? (measured(own, rest, inner, width) ?? []) : [];
  });
  const [long, short] = [
    cells.filter((cell) => isLong(cell, total)),
    cells.filter(({ pixels }) => pixels.length <= total * TRUNK),
  ];
  return { limbs: [...limbs, ...long], cells: short.filter((cell) => !long.includes(cell)) };
}

/** Whether a large cell is a limb by itself. */
const isLong = ({ length, width, pixels }: Protrusion, total: number): boolean =>
  pixels.length > total * TRUNK && length >= width * DRAWN;

/** The ends of a neck, each this much further out. */
function apart([[ax, ay], [bx, by]]: Protrusion['ends'], pen: number): Protrusion['ends'] {
  const across = Math.hypot(bx - ax, by - ay) || 1;
  const [x, y] = [((bx - ax) / across) * pen, ((by - ay) / across) * pen];
  return [
    [ax - x, ay - y],
    [bx + x, by + y],
  ];
}

/** A mask without some of its pixels. */
function without(mask: Uint8Array, pixels: readonly number[]): Uint8Array {
  const rest = Uint8Array.from(mask);
  for (const at of pixels) rest[at] = 0;
  return rest;
}

/** Whether a limb ends in the open rather than at something that it would be torn from. */
function isFreeAtTip({ pixels, neck, length }: Protrusion, mask: Uint8Array, width: number): boolean {
  const end = pixels.filter(
    (at) => Math.hypot((at % width) - neck[0], Math.floor(at / width) - neck[1]) > length * END,
  );
  return isOpen(end, mask, without(mask, pixels), width, FREE);
}

/** Whether a limb reaches out from its neck to one side alone, where the brim of a hat lies to both. */
function isOneSided({ pixels, neck: [x, y], tip, length }: Protrusion, width: number): boolean {
  const [ux, uy] = [(tip[0] - x) / length, (tip[1] - y) / length];
  return pixels.every((at) => ((at % width) - x) * ux + (Math.floor(at / width) - y) * uy > -length * BACK);
}

/** Whether enough of the edge of some pixels is the figure's edge. */
function isOpen(pixels: readonly number[], mask: Uint8Array, rest: Uint8Array, width: number, share = OPEN): boolean {
  let [open, closed] = [0, 0];
  for (const at of pixels)
    for (const other of beside(at, width, mask.length)) {
      if (!mask[other]) open += 1;
      else if (rest[other]) closed += 1;
    }
  return open > (open + closed) * share;
}

/** For each pixel of a line, the pixel beside the line that is nearest to it along the line; -1 where there is none. */
export function nearestWithin(mask: Uint8Array, on: Uint8Array, width: number): Int32Array {
  const nearest = new Int32Array(mask.length).map((_, at) => (mask[at] && !on[at] ? at : -1));
  let front: number[] = [];
  nearest.forEach((own, at) => {
    if (own === at && (on[at - 1] || on[at + 1] || on[at - width] || on[at + width])) front.push(at);
  });
  while (front.length) {
    const next: number[] = [];
    for (const at of front)
      for (const other of beside(at, width, mask.length)) {
        if (!on[other] || nearest[other] !== -1) continue;
        nearest[other] = nearest[at]!;
        next.push(other);
      }
    front = next;
  }
  return nearest;
}
