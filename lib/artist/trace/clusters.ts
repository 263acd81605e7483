import { apart, type Lab, type Pixels } from './pixels';

/** The cell size of the colour histogram, in OKLab. */
const HISTOGRAM_CELL = 0.02;
/**
 * A pixel that differs from its neighbours by less than this, in OKLab, has a pure colour and is not a mixture at an
 * edge.
 */
const MAX_PURE_DIFFERENCE = 0.035;
/** The least alpha of a pixel that contributes its colour, of 255. */
const MIN_SOLID_ALPHA = 200;
/** The least number of pixels with a pure colour. */
const MIN_PURE_PIXELS = 10;

/** The parameters of colour quantisation. */
export interface Fineness {
  /** The least distance between two clusters, in OKLab. */
  split: number;
  /** The largest number of clusters. */
  most: number;
  /**
   * The least error reduction of a cluster over its nearest neighbour: pixels × squared distance.
   * A tint needs an area for this, the highlight in an eye only a few pixels.
   */
  gain: number;
}

/** As few colours as represent a flat picture, which makes it easy to recolour. */
export const PLAIN: Fineness = { split: 0.05, most: 20, gain: 0.22 };
/** Enough colours for gradients and soft shades without visible steps. */
export const FINE: Fineness = { split: 0.02, most: 48, gain: 0.04 };

/** A colour cluster, and the number of pixels with its pure colour. */
export interface Cluster {
  lab: Lab;
  count: number;
}

/** Whether each pixel has a pure colour instead of a mixture of its neighbours' colours. */
export function evenPixels({ width, height, rgba }: Pixels, lab: Float32Array): Uint8Array {
  const even = new Uint8Array(width * height);
  const differs = (one: number, two: number): boolean =>
    rgba[4 * two + 3]! < MIN_SOLID_ALPHA ||
    Math.abs(lab[3 * one]! - lab[3 * two]!) +
      Math.abs(lab[3 * one + 1]! - lab[3 * two + 1]!) +
      Math.abs(lab[3 * one + 2]! - lab[3 * two + 2]!) >
      MAX_PURE_DIFFERENCE;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      if (rgba[4 * at + 3]! < MIN_SOLID_ALPHA) continue;
      if (!differs(at, at - 1) && !differs(at, at + 1) && !differs(at, at - width) && !differs(at, at + width))
        even[at] = 1;
    }
  }
  return even;
}

/** The colour clusters of a flat picture, the largest first; a gradient yields several similar ones. */
export function clustersOf(lab: Float32Array, even: Uint8Array, { split, most, gain }: Fineness): Cluster[] {
  const cells = histogram(lab, even);
  const seeds: Lab[] = [];
  for (const { lab: color } of cells)
    if (seeds.length < 3 * most && seeds.every((seed) => apart(seed, color) >= split)) seeds.push(color);
  let clusters: Cluster[] = seeds.map((color) => ({ lab: color, count: 0 }));
  for (let round = 0; round < 4; round += 1) clusters = gathered(cells, clusters);
  return worthwhile(cells, clusters, most, gain).sort((a, b) => b.count - a.count);
}

function histogram(lab: Float32Array, even: Uint8Array): Cluster[] {
  const cells = new Map<number, { sum: [number, number, number]; count: number }>();
  for (let at = 0; at < even.length; at += 1) {
    if (!even[at]) continue;
    const [l, a, b] = [lab[3 * at]!, lab[3 * at + 1]!, lab[3 * at + 2]!];
    const key =
      (Math.round(l / HISTOGRAM_CELL) * 64 + Math.round(a / HISTOGRAM_CELL) + 32) * 64 +
      Math.round(b / HISTOGRAM_CELL) +
      32;
    let cell = cells.get(key);
    if (!cell) cells.set(key, (cell = { sum: [0, 0, 0], count: 0 }));
    cell.sum[0] += l;
    cell.sum[1] += a;
    cell.sum[2] += b;
    cell.count += 1;
  }
  return [...cells.values()]
    .map(({ sum: [l, a, b], count }) => ({ lab: [l / count, a / count, b / count] as const, count }))
    .sort((a, b) => b.count - a.count);
}

/** One step of k-means: assigns every cell to its nearest cluster, and moves every cluster to the mean of its cells. */
function gathered(cells: readonly Cluster[], clusters: readonly Cluster[]): Cluster[] {
  const sums = clusters.map(() => [0, 0, 0, 0] as [number, number, number, number]);
  for (const { lab, count } of cells) {
    const sum = sums[nearest(clusters, lab)];
    if (!sum) continue;
    sum[0] += lab[0] * count;
    sum[1] += lab[1] * count;
    sum[2] += lab[2] * count;
    sum[3] += count;
  }
  return sums
    .filter(([, , , count]) => count > 0)
    .map(([l, a, b, count]) => ({ lab: [l / count, a / count, b / count] as const, count }));
}

/** Removes clusters that hardly reduce the error, the least useful first; their cells join the next nearest cluster. */
function worthwhile(cells: readonly Cluster[], clusters: readonly Cluster[], most: number, gain: number): Cluster[] {
  let kept = [...clusters];
  for (;;) {
    const gains = kept.map(
      ({ lab, count }, at) =>
        count * Math.min(...kept.filter((_, other) => other !== at).map((other) => apart(lab, other.lab))) ** 2,
    );
    const least = gains.indexOf(Math.min(...gains));
    if (
      kept.length < 2 ||
      ((gains[least] ?? 0) >= gain && kept.length <= most && kept.every(({ count }) => count >= MIN_PURE_PIXELS))
    )
      return kept;
    const scarce = kept.findIndex(({ count }) => count < MIN_PURE_PIXELS);
    kept.splice(scarce >= 0 ? scarce : least, 1);
    kept = gathered(cells, kept);
  }
}

/** The index of the cluster nearest to a colour; -1 if there are none. */
export function nearest(clusters: readonly Cluster[], color: Lab): number {
  let [best, least] = [-1, Infinity];
  for (let at = 0; at < clusters.length; at += 1) {
    const { lab } = clusters[at]!;
    const distance = (lab[0] - color[0]) ** 2 + (lab[1] - color[1]) ** 2 + (lab[2] - color[2]) ** 2;
    if (distance < least) [best, least] = [at, distance];
  }
  return best;
}
