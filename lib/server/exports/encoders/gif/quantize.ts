import type { Rgb } from '@/lib/core/color/hex';
import { nearestOf } from './nearest';

/** The number of k-means iterations; further ones change less than one part in a hundred. */
const KMEANS_ROUNDS = 4;
/** A colour with more than this share of an entry's pixels is kept exactly, so that flat areas do not change. */
const FLAT_SHARE = 0.4;

/** The most bins for k-means, which then takes some hundredths of a second. */
const MAX_BINS = 8192;

/** A colour histogram: the mean colour and the pixel count of each bin. */
interface Bins {
  red: Float64Array;
  green: Float64Array;
  blue: Float64Array;
  count: Float64Array;
}

/**
 * Computes a palette of at most `most` colours for these opaque pixels. Boxes are split by median cut and refined by
 * k-means; flat colours are kept exactly. Calls `goOn` between its steps, which may throw to cancel.
 */
export function quantize(pixels: Uint32Array, most: number, goOn: () => void): Rgb[] {
  const counts = new Map<number, number>();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  if (counts.size <= most) return [...counts.keys()].map(rgbOf);
  goOn();
  const bins = binsOf(counts);
  goOn();
  return withFlat(settled(bins, split(bins, most), goOn), counts);
}

const rgbOf = (pixel: number): Rgb => [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];

/**
 * Groups colours into bins as fine as the limit allows: each colour alone, or colours that differ only in their lowest
 * bits together.
 */
function binsOf(counts: ReadonlyMap<number, number>): Bins {
  let [mask, keys] = [0xffffff, new Set(counts.keys())];
  for (let dropped = 1; keys.size > MAX_BINS; dropped += 1) {
    mask = 0x010101 * (256 - (1 << dropped));
    keys = new Set(Array.from(keys, (key) => key & mask));
  }
  const sums = new Map<number, [red: number, green: number, blue: number, count: number]>();
  for (const [pixel, count] of counts) {
    const sum = sums.get(pixel & mask) ?? [0, 0, 0, 0];
    sums.set(pixel & mask, sum);
    const [red, green, blue] = rgbOf(pixel);
    sum[0] += red * count;
    sum[1] += green * count;
    sum[2] += blue * count;
    sum[3] += count;
  }
  const all = [...sums.values()];
  const mean = (channel: 0 | 1 | 2) => Float64Array.from(all, (sum) => sum[channel] / sum[3]);
  return { red: mean(0), green: mean(1), blue: mean(2), count: Float64Array.from(all, (sum) => sum[3]) };
}

/** A group of bins, the channel with the largest variance, its mean, and that variance. */
interface Box {
  members: number[];
  channel: Float64Array;
  middle: number;
  spread: number;
  color: Rgb;
}

function boxOf(bins: Bins, members: number[]): Box {
  const total = members.reduce((sum, at) => sum + bins.count[at]!, 0);
  const channels = [bins.red, bins.green, bins.blue].map((channel) => {
    let [sum, squares] = [0, 0];
    for (const at of members) {
      sum += channel[at]! * bins.count[at]!;
      squares += channel[at]! ** 2 * bins.count[at]!;
    }
    return { channel, middle: sum / total, spread: squares - sum ** 2 / total };
  });
  const widest = channels.reduce((a, b) => (b.spread > a.spread ? b : a));
  return { members, ...widest, color: [channels[0]!.middle, channels[1]!.middle, channels[2]!.middle] };
}

function split(bins: Bins, most: number): Rgb[] {
  const boxes = [boxOf(bins, Array.from(bins.count.keys()))];
  while (boxes.length < most) {
    const index = boxes.reduce((best, box, at) => (box.spread > boxes[best]!.spread ? at : best), 0);
    const { members, channel, middle } = boxes[index]!;
    const low = members.filter((at) => channel[at]! <= middle);
    const high = members.filter((at) => channel[at]! > middle);
    if (low.length === 0 || high.length === 0) break;
    boxes[index] = boxOf(bins, low);
    boxes.push(boxOf(bins, high));
  }
  return boxes.map(({ color }) => color);
}

function settled(bins: Bins, start: Rgb[], goOn: () => void): Rgb[] {
  let colors = start;
  for (let round = 0; round < KMEANS_ROUNDS; round += 1) {
    goOn();
    const nearest = nearestOf(colors);
    const sums = colors.map((): [number, number, number, number] => [0, 0, 0, 0]);
    for (let at = 0; at < bins.count.length; at += 1) {
      const [red, green, blue, count] = [bins.red[at]!, bins.green[at]!, bins.blue[at]!, bins.count[at]!];
      const sum = sums[nearest(red, green, blue)]!;
      sum[0] += red * count;
      sum[1] += green * count;
      sum[2] += blue * count;
      sum[3] += count;
    }
    colors = sums.map(([red, green, blue, count], at) =>
      count === 0 ? colors[at]! : [red / count, green / count, blue / count],
    );
  }
  return colors.map(([red, green, blue]) => [Math.round(red), Math.round(green), Math.round(blue)]);
}

/** Moves each palette colour to the dominant colour among its pixels, if there is one. */
function withFlat(colors: readonly Rgb[], counts: ReadonlyMap<number, number>): Rgb[] {
  const total = new Float64Array(colors.length);
  const most = new Float64Array(colors.length);
  const flat = colors.slice();
  const nearest = nearestOf(colors);
  for (const [pixel, count] of counts) {
    const color = rgbOf(pixel);
    const at = nearest(...color);
    total[at]! += count;
    if (count <= most[at]!) continue;
    most[at] = count;
    flat[at] = color;
  }
  return colors.map((color, at) => (most[at]! > total[at]! * FLAT_SHARE ? flat[at]! : color));
}
