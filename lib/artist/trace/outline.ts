import { distanceFrom } from '@/lib/core/geometry/distance';
import { beside, NONE, type Labels } from './regions';

/** The outlines of a drawing in one colour, around the figure and between its parts. */
export interface PenLine {
  label: number;
  /** The line width in pixels. */
  pen: number;
  /** 1 at each pixel of a line; a filled area of the same colour is excluded. */
  on: Uint8Array;
}

/** The least share of the silhouette's border in the colour of the lines. */
const MIN_RIM_SHARE = 0.5;
/** The largest line width, as a share of the picture's width. */
const MAX_PEN_TO_WIDTH = 0.05;
/** The least line width, in pixels. */
const MIN_PEN_PX = 2.5;
/** The diameter, in line widths, of a disc that fits into areas of the lines' colour but not into lines. */
const AREA_DISC_IN_PENS = 1.5;
/**
 * The least share of the lines that is next to another colour; with less, the limbs themselves have the lines' colour,
 * as those of a crab.
 */
const MIN_LINE_BESIDE_COLOR = 0.6;
/** The largest distance from a line to the colour beside it, in line widths. */
const MAX_WAY_TO_COLOR_IN_PENS = 1.3;

/** Detects the outlines that a figure is drawn with; null for flat art without outlines. */
export function outlineOf({ width, height, at: of }: Labels): PenLine | null {
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
  if (most < rim * MIN_RIM_SHARE) return null;
  const depth = distanceFrom(
    where(of.length, (at) => of[at] !== label, 255),
    width,
    height,
  );
  // Depths are evenly distributed from a line's edge to its centre, so the median depth is a quarter of the line width.
  const depths = depth.filter((_, at) => of[at] === label).sort();
  const pen = 4 * (depths[depths.length >> 1] ?? 0);
  if (pen < MIN_PEN_PX || pen > width * MAX_PEN_TO_WIDTH) return null;
  const radius = (pen / 2) * AREA_DISC_IN_PENS;
  const wide = distanceFrom(
    where(of.length, (at) => of[at] === label && depth[at]! > radius, 255),
    width,
    height,
  );
  const on = where(of.length, (at) => of[at] === label && !(wide[at]! <= radius + 0.7));
  const lined = of.reduce((sum, each, at) => sum + (each === label && on[at] && isRim(at) ? 1 : 0), 0);
  if (lined < rim * MIN_RIM_SHARE) return null;
  const toOther = distanceFrom(
    where(of.length, (at) => of[at] !== NONE && of[at] !== label, 255),
    width,
    height,
  );
  const length = on.reduce((sum, is) => sum + is, 0);
  const near = on.reduce((sum, is, at) => sum + (is && toOther[at]! < pen * MAX_WAY_TO_COLOR_IN_PENS ? 1 : 0), 0);
  return near < length * MIN_LINE_BESIDE_COLOR ? null : { label, pen, on };
}

/** A mask of the pixels that pass a test. */
function where(count: number, is: (at: number) => boolean, value = 1): Uint8Array {
  const mask = new Uint8Array(count);
  for (let at = 0; at < count; at += 1) if (is(at)) mask[at] = value;
  return mask;
}

/** For each pixel of a line, the nearest pixel beside the line, measured along the line; -1 if there is none. */
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
