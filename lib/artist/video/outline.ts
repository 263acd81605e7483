import type { Layer } from './layer';

/** Where a figure is in a picture, in pixels: the edges of most of it, where it stands, and how tall it is. */
export interface FigureOutline {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The middle of its foot. */
  middle: number;
  height: number;
  /**
   * The row at which its head ends: where it is narrowest between two wider parts; about where a head would end in one
   * that is a single piece.
   */
  neck: number;
  /** Whether that is a head of its own: above a neck, or out at one side as in profile. */
  hasHead: boolean;
  /** The side of the trunk at which the head is, as on four legs: -1 the left, 1 the right, 0 above it. */
  aside: -1 | 0 | 1;
  /** The row at which a trunk with its head aside ends and its legs begin; its foot otherwise. */
  belly: number;
}

/** A figure smaller than this share of the picture's longer side is not told from specks. */
const SMALLEST = 0.08;
/** Specks: the outermost rows and columns that hold so little of the figure are left out. */
const SPECKS = 0.004;
/** The part of the height, from the ground up, whose middle is where it stands. */
const FOOT = 0.3;
/** What is above the neck is a head in profile where its middle is so far beside that of the foot, in heights. */
const ASIDE = 0.12;

/** The outline of the figure in a layer; null where there is none to speak of. */
export function outlineOf(layer: Layer): FigureOutline | null {
  const { width, height, mask } = layer;
  const [columns, rows] = [new Float64Array(width), new Float64Array(height)];
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const share = mask[at]!;
      columns[x]! += share;
      rows[y]! += share;
    }
  }
  const total = rows.reduce((sum, value) => sum + value, 0);
  const [left, right] = ends(columns, total * SPECKS);
  const [top, bottom] = ends(rows, total * SPECKS);
  if (!(bottom - top > SMALLEST * Math.max(width, height) && right > left)) return null;
  const tall = bottom - top;
  const foot = middleOf(mask, width, bottom - FOOT * tall, Math.min(bottom, height));
  const { neck, narrow } = neckOf(rows, top, bottom);
  const off = middleOf(mask, width, top, neck) - foot;
  const aside = Math.abs(off) > ASIDE * tall ? (off > 0 ? 1 : -1) : 0;
  return {
    left,
    right,
    top,
    bottom,
    middle: foot,
    height: tall,
    neck,
    hasHead: narrow || aside !== 0,
    aside,
    belly: aside === 0 ? bottom : bellyOf(layer, top, bottom),
  };
}

/**
 * Legs stand apart by so much, and end so far above the lowest row at least, in heights; where they cannot be told
 * apart they are as long as usual.
 */
const LEGS = { apart: 0.05, shortest: 0.06, usual: 0.2 };

/** The row at which legs that stand apart meet the trunk that they carry. */
function bellyOf({ width, mask }: Layer, top: number, bottom: number): number {
  const tall = bottom - top;
  const from = Math.round(bottom - LEGS.shortest * tall);
  const [left, right] = feetIn(mask, width, from);
  let row = from;
  while (row > top && gapIn(mask, row * width + left, row * width + right) >= LEGS.apart * tall) row -= 1;
  return row < from && row > top ? row + 1 : bottom - LEGS.usual * tall;
}

/** The outermost places of the figure in a row. */
function feetIn(mask: Float32Array, width: number, row: number): [number, number] {
  const cells = mask.subarray(row * width, (row + 1) * width);
  return [cells.findIndex((value) => value > 0.5), cells.findLastIndex((value) => value > 0.5)];
}

/** The longest stretch without the figure between two places of a row. */
function gapIn(mask: Float32Array, from: number, to: number): number {
  let [longest, length] = [0, 0];
  for (let at = from; at <= to; at += 1) {
    length = mask[at]! > 0.5 ? 0 : length + 1;
    longest = Math.max(longest, length);
  }
  return longest;
}

/** The middle of what is between two rows, and between two columns. */
export function middleOf(
  mask: Float32Array,
  width: number,
  from: number,
  to: number,
  [left, right]: readonly [number, number] = [0, width],
): number {
  let [sum, weight] = [0, 1e-9];
  const last = Math.min(Math.ceil(to) * width, mask.length);
  const [first, end] = [Math.max(0, Math.round(left)), Math.min(width, Math.round(right))];
  for (let row = Math.max(0, Math.round(from)) * width; row < last; row += width) {
    for (let x = first; x < end; x += 1) {
      const share = mask[row + x]!;
      sum += share * x;
      weight += share;
    }
  }
  return sum / weight;
}

/**
 * The shares of the height between which a neck is, how much narrower it is, and the least share of a head. Without a
 * neck the head ends at a usual place.
 */
const NECK = { from: 0.1, to: 0.68, narrower: 0.88, usual: 0.42, head: 0.06 };

function neckOf(widths: Float64Array, top: number, bottom: number): { neck: number; narrow: boolean } {
  const tall = bottom - top;
  const below = widestFrom(widths, Math.round(bottom));
  const total = widths.reduce((sum, width) => sum + width, 0);
  let [best, least] = [top + NECK.usual * tall, NECK.narrower];
  let [above, seen] = [0, 0];
  for (let y = 0; y < top + NECK.to * tall; y += 1) {
    const narrow = (widths[y] ?? 0) / Math.max(Math.min(above, below[y] ?? 0), 1);
    if (y >= Math.round(top + NECK.from * tall) && narrow < least && seen > NECK.head * total)
      [best, least] = [y, narrow];
    if (y >= Math.round(top)) above = Math.max(above, widths[y] ?? 0);
    seen += widths[y] ?? 0;
  }
  return { neck: best, narrow: least < NECK.narrower };
}

/** The widest from each row on up to but without another one. */
function widestFrom(widths: Float64Array, end: number): Float64Array {
  const widest = new Float64Array(end + 1);
  for (let y = end - 1; y >= 0; y -= 1) widest[y] = Math.max(widest[y + 1]!, widths[y] ?? 0);
  return widest;
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
