import type { Layer } from './figure';
import type { Outline } from './outline';
import type { Affine } from './register';

/** A place belongs to the trunk where the figure is almost always, and to a limb this far from that, in heights of the figure. */
const [ALWAYS, APART] = [0.92, 0.03];
/** An arm of which less than this share of the figure is seen is hidden before or behind the trunk. */
const SEEN = 0.0025;
/** Arms are looked for above this part of the height; feet are below. */
const ABOVE_FEET = 0.2;
/** Where a shoulder may be, in heights above the ground, and where it is most likely. */
const SHOULDERS = { from: 0.3, to: 0.85, likely: 0.42 };
/** How much a shoulder far from where it is likely counts against one whose arm keeps its length better. */
const UNLIKELY = 0.15;

/** Which way an arm points at each moment, in degrees outward from straight down; null where it is hidden. */
export type Pointing = (number | null)[];

/** The arms at the viewer's left and right: what of the figure goes beyond its trunk at either side. */
export function armsOf(layers: readonly Layer[], moves: readonly Affine[], outline: Outline): { left: Pointing; right: Pointing } {
  const aligned = layers.map((layer, index) => backInPlace(layer, moves[index] ?? [1, 0, 0, 1, 0, 0]));
  const trunk = trunkOf(aligned, outline);
  const centers = aligned.map((grid) => sidesOf(grid, trunk, outline));
  return { left: pointing(centers.map(({ left }) => left), outline, trunk, -1), right: pointing(centers.map(({ right }) => right), outline, trunk, 1) };
}

/** The figure of a picture at half its size, where it would be had its trunk not moved. */
interface Grid { width: number; height: number; mask: Float32Array }

const STEP = 2;

function backInPlace({ width, height, mask }: Layer, [a, b, c, d, e, f]: Affine): Grid {
  const [across, down] = [Math.ceil(width / STEP), Math.ceil(height / STEP)];
  const grid = new Float32Array(across * down);
  for (let row = 0; row < down; row += 1) {
    for (let column = 0; column < across; column += 1) {
      const [x, y] = [Math.round(a * column * STEP + c * row * STEP + e), Math.round(b * column * STEP + d * row * STEP + f)];
      grid[row * across + column] = x < 0 || y < 0 || x >= width || y >= height ? 0 : mask[y * width + x]!;
    }
  }
  return { width: across, height: down, mask: grid };
}

/** Where the figure is almost always: how far each place is from that, in heights, and its edges at each row. */
interface Trunk { apart: Float32Array; edges: ({ left: number; right: number } | null)[] }

function trunkOf(grids: readonly Grid[], { height: tall }: Outline): Trunk {
  const { width, height } = grids[0] ?? { width: 0, height: 0 };
  const share = new Float32Array(width * height);
  for (const { mask } of grids) for (let at = 0; at < share.length; at += 1) share[at]! += mask[at]! / grids.length;
  const edges = Array.from({ length: height }, (_, row) => {
    const columns = Array.from({ length: width }, (_, column) => column).filter((column) => share[row * width + column]! >= ALWAYS);
    return columns.length ? { left: columns[0]! * STEP, right: columns.at(-1)! * STEP } : null;
  });
  return { apart: distances(share, width, height).map((steps) => (steps * STEP) / tall), edges };
}

/** How many steps each place is from the nearest that belongs to the trunk (two passes over the grid). */
function distances(share: Float32Array, width: number, height: number): Float32Array {
  const far = Float32Array.from(share, (value) => (value >= ALWAYS ? 0 : 1e6));
  const nearer = (at: number, from: number, way: number): void => { far[at] = Math.min(far[at]!, far[from]! + way); };
  for (let at = 0; at < far.length; at += 1) {
    if (at % width) nearer(at, at - 1, 1);
    if (at >= width) nearer(at, at - width, 1);
    if (at % width && at >= width) nearer(at, at - width - 1, Math.SQRT2);
    if (at >= width && at % width < width - 1) nearer(at, at - width + 1, Math.SQRT2);
  }
  for (let at = far.length - 1; at >= 0; at -= 1) {
    if (at % width < width - 1) nearer(at, at + 1, 1);
    if (at + width < height * width) nearer(at, at + width, 1);
    if (at % width < width - 1 && at + width < height * width) nearer(at, at + width + 1, Math.SQRT2);
    if (at % width && at + width < height * width) nearer(at, at + width - 1, Math.SQRT2);
  }
  return far;
}

/** The middle of what is seen of an arm, in pixels of the first picture. */
type Center = readonly [x: number, y: number] | null;

function sidesOf({ width, mask }: Grid, { apart }: Trunk, { middle, bottom, height: tall }: Outline): { left: Center; right: Center } {
  const sums = { left: [0, 0, 0], right: [0, 0, 0] };
  let figure = 0;
  for (let at = 0; at < mask.length; at += 1) {
    const seen = mask[at]!;
    figure += seen;
    const [x, y] = [(at % width) * STEP, Math.floor(at / width) * STEP];
    if (seen < 0.5 || apart[at]! < APART || y > bottom - ABOVE_FEET * tall) continue;
    const sum = sums[x < middle ? 'left' : 'right'];
    // The hand tells more than the shoulder.
    const weight = seen * apart[at]!;
    sum[0]! += weight * x;
    sum[1]! += weight * y;
    sum[2]! += weight;
  }
  const center = ([x = 0, y = 0, weight = 0]: number[]): Center => (weight > figure * SEEN * APART ? [x / weight, y / weight] : null);
  return { left: center(sums.left), right: center(sums.right) };
}

function pointing(centers: readonly Center[], outline: Outline, trunk: Trunk, outward: 1 | -1): Pointing {
  const shoulder = shoulderOf(centers, outline, trunk, outward);
  return centers.map((center) => center && (Math.atan2(outward * (center[0] - shoulder[0]), center[1] - shoulder[1]) * 180) / Math.PI);
}

/** The place about which an arm keeps its length best, between the middle of the trunk and its edge. */
function shoulderOf(centers: readonly Center[], { bottom, height, middle }: Outline, { edges }: Trunk, outward: 1 | -1): readonly [number, number] {
  const seen = centers.filter((center) => center !== null);
  const edgeAt = (y: number): number => {
    const edge = edges[Math.round(y / STEP)];
    return edge ? (outward < 0 ? edge.left : edge.right) : middle;
  };
  const likely = bottom - SHOULDERS.likely * height;
  let best: readonly [number, number] = [edgeAt(likely), likely];
  let least = Infinity;
  for (let up = SHOULDERS.from; up <= SHOULDERS.to; up += 0.03) {
    const y = bottom - up * height;
    for (const share of [0.5, 0.75, 1]) {
      const x = middle + (edgeAt(y) - middle) * share;
      const lengths = seen.map(([cx, cy]) => Math.hypot(cx - x, cy - y) / height);
      const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(lengths.length, 1);
      const spread = Math.sqrt(lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / Math.max(lengths.length, 1));
      const cost = spread + UNLIKELY * Math.abs(up - SHOULDERS.likely) * 0.5 + UNLIKELY * (1 - share) * 0.3;
      if (cost < least) [best, least] = [[x, y], cost];
    }
  }
  return best;
}
