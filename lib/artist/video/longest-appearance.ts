import { median } from './median';
import type { Layer } from './layer';
import { outlineOf } from './outline';

/** The figure counts as present if it has at least this share of its median size. */
const MIN_PRESENT_SHARE = 0.5;
/** The largest number of consecutive frames without the figure that are ignored. */
const MAX_MISSED_FRAMES = 2;
/** The least contact with an edge of the picture, in figure widths, at which the figure extends beyond it. */
const MIN_EDGE_CONTACT = 0.08;

/** After the figure enters over an edge, the motion starts when it is this near to its usual position, in heights. */
const MAX_ARRIVED_DISTANCE = 0.12;

interface Moment {
  isThere: boolean;
  isWhole: boolean;
  middle: number;
  height: number;
}

/** The longest run of frames in which the figure is completely visible, or at least visible; null if there is none. */
export function longestAppearance(layers: readonly Layer[]): Row | null {
  const areas = layers.map(({ mask }) => mask.reduce((sum, value) => sum + value, 0));
  const usual = median(areas.filter((area) => area > 0));
  const moments = layers.map((layer, index): Moment => {
    const outline = (areas[index] ?? 0) >= MIN_PRESENT_SHARE * usual ? outlineOf(layer) : null;
    return {
      isThere: outline !== null,
      isWhole: outline !== null && !isCut(layer, outline),
      middle: outline?.middle ?? 0,
      height: outline?.height ?? 0,
    };
  });
  const whole = longestRow(moments.map(({ isWhole }) => isWhole));
  const there = longestRow(moments.map(({ isThere }) => isThere));
  if (!there) return null;
  return whole && 2 * (whole.to - whole.from) > there.to - there.from ? arrived(moments, whole, there) : there;
}

/** A run of frames; `to` is exclusive. */
interface Row {
  from: number;
  to: number;
}

/** The frames between the figure's entry and its exit over an edge, in which it is at its usual position. */
function arrived(moments: readonly Moment[], whole: Row, there: Row): Row {
  const seen = moments.slice(whole.from, whole.to);
  const [place, height] = [median(seen.map(({ middle }) => middle)), median(seen.map((moment) => moment.height))];
  const isNear = ({ middle }: Moment): boolean => Math.abs(middle - place) < MAX_ARRIVED_DISTANCE * height;
  const from = whole.from > there.from + MAX_MISSED_FRAMES ? whole.from + seen.findIndex(isNear) : whole.from;
  const to = whole.to < there.to - MAX_MISSED_FRAMES ? whole.from + seen.findLastIndex(isNear) + 1 : whole.to;
  return { from, to };
}

/** Whether a figure extends beyond an edge of the picture. */
function isCut({ width, height, mask }: Layer, { left, right }: { left: number; right: number }): boolean {
  const most = MIN_EDGE_CONTACT * (right - left);
  let [top, bottom, one, other] = [0, 0, 0, 0];
  for (let x = 0; x < width; x += 1) {
    top += mask[x]!;
    bottom += mask[(height - 1) * width + x]!;
  }
  for (let y = 0; y < height; y += 1) {
    one += mask[y * width]!;
    other += mask[(y + 1) * width - 1]!;
  }
  return Math.max(top, bottom, one, other) > most;
}

function longestRow(holds: readonly boolean[]): Row | null {
  let best: Row | null = null;
  let row: Row | null = null;
  for (const [index, is] of holds.entries()) {
    if (!is) continue;
    row =
      row && index - row.to <= MAX_MISSED_FRAMES ? { from: row.from, to: index + 1 } : { from: index, to: index + 1 };
    if (!best || row.to - row.from > best.to - best.from) best = row;
  }
  return best;
}
