import type { Layer } from './figure';

/** Where a figure is in a picture, in pixels: the edges of most of it, where it stands, and how tall it is. */
export interface Outline {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The middle of its foot. */
  middle: number;
  height: number;
  /** The row at which its head ends: where it is narrowest between two wider parts; about where a head would end in one that is a single piece. */
  neck: number;
  hasHead: boolean;
}

/** A figure smaller than this share of the picture's longer side is not told from specks. */
const SMALLEST = 0.08;
/** Specks: the outermost rows and columns that hold so little of the figure are left out. */
const SPECKS = 0.004;
/** The part of the height, from the ground up, whose middle is where it stands. */
const FOOT = 0.3;

/** The outline of the figure in a layer; null where there is none to speak of. */
export function outlineOf({ width, height, mask }: Layer): Outline | null {
  const [columns, rows] = [new Float64Array(width), new Float64Array(height)];
  for (let at = 0; at < mask.length; at += 1) {
    columns[at % width]! += mask[at]!;
    rows[Math.floor(at / width)]! += mask[at]!;
  }
  const total = rows.reduce((sum, value) => sum + value, 0);
  const [left, right] = ends(columns, total * SPECKS);
  const [top, bottom] = ends(rows, total * SPECKS);
  if (!(bottom - top > SMALLEST * Math.max(width, height) && right > left)) return null;
  let [sum, weight] = [0, 0];
  for (let y = Math.round(bottom - FOOT * (bottom - top)); y < Math.min(bottom, height); y += 1) {
    for (let x = 0; x < width; x += 1) {
      sum += mask[y * width + x]! * (x + 0.5);
      weight += mask[y * width + x]!;
    }
  }
  return { left, right, top, bottom, middle: weight > 0 ? sum / weight - 0.5 : (left + right) / 2, height: bottom - top, ...neckOf(rows, top, bottom) };
}

/** A neck is between these shares of the height from the top, and this much narrower than what is above and below; a head is more than this share of the figure, which an antenna is not. Without a neck the head ends at a usual place. */
const NECK = { from: 0.1, to: 0.68, narrower: 0.88, usual: 0.42, head: 0.06 };

function neckOf(widths: Float64Array, top: number, bottom: number): Pick<Outline, 'neck' | 'hasHead'> {
  const tall = bottom - top;
  const widest = (from: number, to: number): number => widths.subarray(Math.max(0, Math.round(from)), Math.round(to)).reduce((most, width) => Math.max(most, width), 0);
  const total = widths.reduce((sum, width) => sum + width, 0);
  let [best, least] = [top + NECK.usual * tall, NECK.narrower];
  for (let y = Math.round(top + NECK.from * tall); y < top + NECK.to * tall; y += 1) {
    const narrow = (widths[y] ?? 0) / Math.max(Math.min(widest(top, y), widest(y, bottom)), 1);
    if (narrow < least && widths.subarray(0, y).reduce((sum, width) => sum + width, 0) > NECK.head * total) [best, least] = [y, narrow];
  }
  return { neck: best, hasHead: least < NECK.narrower };
}

/** Where a profile rises from and falls back to almost nothing, between its places. */
function ends(profile: Float64Array, least: number): [number, number] {
  const edge = (values: Float64Array): number => {
    let sum = 0;
    for (let at = 0; at < values.length; at += 1) {
      const next = sum + values[at]!;
      if (next > least) return at + (least - sum) / values[at]!;
      sum = next;
    }
    return values.length;
  };
  return [edge(profile), profile.length - edge(profile.toReversed())];
}
