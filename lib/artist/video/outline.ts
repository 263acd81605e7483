import type { Layer } from './layer';

/** The measures of a figure in a frame, in pixels: its edges without outliers, its position and its height. */
export interface FigureOutline {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The x of the middle of its feet. */
  middle: number;
  height: number;
  /**
   * The row of its neck, which is the narrowest row between two wider parts.
   * For a figure without a neck it is at a typical height.
   */
  neck: number;
  /** Whether the head is separate: above a neck, or to one side as in profile. */
  hasHead: boolean;
  /** The side of the trunk on which the head is, as on a quadruped: -1 left, 1 right, 0 above it. */
  aside: -1 | 0 | 1;
  /** The row at which the trunk of a quadruped ends and its legs begin; the row of the feet for other figures. */
  belly: number;
}

/** The least size of a figure, as a share of the picture's longer side; a smaller one may be noise. */
const MIN_FIGURE_SHARE = 0.08;
/** The share of the figure in outer rows and columns that is ignored as noise. */
const OUTLIER_SHARE = 0.004;
/** The height of the lowest part of the figure whose middle is its position, as a share of its height. */
const FOOT_HEIGHT_SHARE = 0.3;
/**
 * The least horizontal distance between the middle above the neck and that of the feet, in heights, for a head in
 * profile.
 */
const MIN_ASIDE_HEIGHTS = 0.12;

/** The measures of the figure in a layer; null if it has none of sufficient size. */
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
  const [left, right] = ends(columns, total * OUTLIER_SHARE);
  const [top, bottom] = ends(rows, total * OUTLIER_SHARE);
  if (!(bottom - top > MIN_FIGURE_SHARE * Math.max(width, height) && right > left)) return null;
  const tall = bottom - top;
  const foot = middleOf(mask, width, bottom - FOOT_HEIGHT_SHARE * tall, Math.min(bottom, height));
  const { neck, narrow } = neckOf(rows, top, bottom);
  const off = middleOf(mask, width, top, neck) - foot;
  const aside = Math.abs(off) > MIN_ASIDE_HEIGHTS * tall ? (off > 0 ? 1 : -1) : 0;
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

/** The least gap between legs, their least length and their default length, in heights. */
const LEG_LIMITS = { apart: 0.05, shortest: 0.06, usual: 0.2 };

/** The row at which separate legs meet the trunk. */
function bellyOf({ width, mask }: Layer, top: number, bottom: number): number {
  const tall = bottom - top;
  const from = Math.round(bottom - LEG_LIMITS.shortest * tall);
  const [left, right] = feetIn(mask, width, from);
  let row = from;
  while (row > top && gapIn(mask, row * width + left, row * width + right) >= LEG_LIMITS.apart * tall) row -= 1;
  return row < from && row > top ? row + 1 : bottom - LEG_LIMITS.usual * tall;
}

/** The leftmost and rightmost pixel of the figure in a row. */
function feetIn(mask: Float32Array, width: number, row: number): [number, number] {
  const cells = mask.subarray(row * width, (row + 1) * width);
  return [cells.findIndex((value) => value > 0.5), cells.findLastIndex((value) => value > 0.5)];
}

/** The longest gap in the figure between two indices of a row. */
function gapIn(mask: Float32Array, from: number, to: number): number {
  let [longest, length] = [0, 0];
  for (let at = from; at <= to; at += 1) {
    length = mask[at]! > 0.5 ? 0 : length + 1;
    longest = Math.max(longest, length);
  }
  return longest;
}

/** The mean x of the figure between two rows and two columns. */
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
 * The range of a neck's height, its largest relative width, the default height, and the least area of a head, as
 * shares.
 */
const NECK_LIMITS = { from: 0.1, to: 0.68, narrower: 0.88, usual: 0.42, head: 0.06 };

function neckOf(widths: Float64Array, top: number, bottom: number): { neck: number; narrow: boolean } {
  const tall = bottom - top;
  const below = widestFrom(widths, Math.round(bottom));
  const total = widths.reduce((sum, width) => sum + width, 0);
  let [best, least] = [top + NECK_LIMITS.usual * tall, NECK_LIMITS.narrower];
  let [above, seen] = [0, 0];
  for (let y = 0; y < top + NECK_LIMITS.to * tall; y += 1) {
    const narrow = (widths[y] ?? 0) / Math.max(Math.min(above, below[y] ?? 0), 1);
    if (y >= Math.round(top + NECK_LIMITS.from * tall) && narrow < least && seen > NECK_LIMITS.head * total)
      [best, least] = [y, narrow];
    if (y >= Math.round(top)) above = Math.max(above, widths[y] ?? 0);
    seen += widths[y] ?? 0;
  }
  return { neck: best, narrow: least < NECK_LIMITS.narrower };
}

/** The largest width from each row on, up to an exclusive end row. */
function widestFrom(widths: Float64Array, end: number): Float64Array {
  const widest = new Float64Array(end + 1);
  for (let y = end - 1; y >= 0; y -= 1) widest[y] = Math.max(widest[y + 1]!, widths[y] ?? 0);
  return widest;
}

/** The first and last index at which a profile is above a small value, interpolated. */
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
