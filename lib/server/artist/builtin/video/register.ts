import type { Layer } from './figure';

/** An affine movement of the plane, `x' = a x + c y + e`, `y' = b x + d y + f`, in pixels. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
export const STILL: Affine = [1, 0, 0, 1, 0, 0];

/** One way in which something may move: how far a place goes for each unit of it, as an affine field. */
export type Way = Affine;

/** A layer at several sizes, each half of the one before, with its slopes. */
export interface Pyramid { levels: Level[] }

interface Level {
  width: number;
  height: number;
  /** Mask and light side by side: two values a pixel. */
  values: Float32Array;
}

/** The smallest size that still shows a figure, in pixels of the longer side. */
const SMALLEST = 40;
/** Steps toward the best place at each size, and when a step is none any more, in pixels. */
const [STEPS, ARRIVED] = [8, 0.02];
/** Differences from which on a place counts little: it shows something else than it did. */
const OUTLIER = 0.16;

/** The sizes of a layer that it is looked for at. */
export function pyramidOf({ width, height, mask, light }: Layer): Pyramid {
  const values = new Float32Array(2 * mask.length);
  for (let at = 0; at < mask.length; at += 1) {
    values[2 * at] = mask[at]!;
    values[2 * at + 1] = light[at]!;
  }
  let level: Level = { width, height, values };
  const levels = [level];
  while (Math.max(level.width, level.height) >= 2 * SMALLEST) {
    level = halved(level);
    levels.push(level);
  }
  return { levels };
}

function halved({ width, height, values }: Level): Level {
  const [across, down] = [width >> 1, height >> 1];
  const half = new Float32Array(2 * across * down);
  for (let y = 0; y < down; y += 1) {
    for (let x = 0; x < across; x += 1) {
      const from = 2 * (2 * y * width + 2 * x);
      for (let channel = 0; channel < 2; channel += 1) {
        const at = from + channel;
        half[2 * (y * across + x) + channel] = (values[at]! + values[at + 2]! + values[at + 2 * width]! + values[at + 2 * width + 2]!) / 4;
      }
    }
  }
  return { width: across, height: down, values: half };
}

/** Places of a reference that are looked for again, in its pixels. */
export type Places = readonly (readonly [x: number, y: number])[];

/** Something to look for: places in a reference, and the ways in which they may have moved. */
export interface Target { reference: Pyramid; places: Places; ways: readonly Way[] }

/** How far a target has gone in each of its ways, and how much differs there (0 is the same). */
export interface Found { amounts: number[]; difference: number }

const mix = (base: Affine, ways: readonly Way[], amounts: readonly number[]): Affine =>
  ways.reduce<Affine>((sum, way, index) => sum.map((value, i) => value + way[i]! * amounts[index]!) as unknown as Affine, base);

/** The affine movement that ways and their amounts make together. */
export const movement = (ways: readonly Way[], amounts: readonly number[], base: Affine = STILL): Affine => mix(base, ways, amounts);

/** Looks for a target in another picture, from a first guess on (Lucas and Kanade's method: coarse to fine, outliers weighed down), on top of a movement that is known. */
export function look(target: Target, picture: Pyramid, guess: readonly number[], base: Affine = STILL): Found {
  let found: Found = { amounts: [...guess], difference: Infinity };
  for (let size = picture.levels.length - 1; size >= 0; size -= 1) {
    for (let step = 0; step < STEPS; step += 1) {
      const next = stepped(target, picture, size, found.amounts, base);
      const way = mix([0, 0, 0, 0, 0, 0], target.ways, next.amounts.map((amount, i) => amount - found.amounts[i]!));
      found = next;
      if (farthest(way, target.places) < ARRIVED * 2 ** size) break;
    }
  }
  return found;
}

/** How much differs where a guess puts a target, at the smallest size. */
export function differenceAt(target: Target, picture: Pyramid, guess: readonly number[], base: Affine = STILL): number {
  return stepped(target, picture, picture.levels.length - 1, guess, base).difference;
}

const farthest = ([a, b, c, d, e, f]: Affine, places: Places): number => {
  const [first, last] = [places[0] ?? [0, 0], places.at(-1) ?? [0, 0]];
  return Math.max(...[first, last].map(([x, y]) => Math.hypot(a * x + c * y + e, b * x + d * y + f)));
};

/** One step of Gauss and Newton at one size. */
function stepped({ reference, places, ways }: Target, picture: Pyramid, size: number, amounts: readonly number[], base: Affine): Found {
  const [from, to] = [reference.levels[size], picture.levels[size]];
  const count = ways.length;
  if (!from || !to) return { amounts: [...amounts], difference: Infinity };
  const scale = 2 ** size;
  const [a, b, c, d, e, f] = mix(base, ways, amounts);
  const matrix = new Float64Array(count * count);
  const side = new Float64Array(count);
  const slope = new Float64Array(count);
  const here = new Float64Array(6);
  let [sum, weights] = [0, 0];
  // Smaller sizes have fewer pixels: each of the places there is looked at once.
  for (let index = 0; index < places.length; index += size === 0 ? 1 : scale) {
    const [x, y] = places[index]!;
    sampleAt(to, (a * x + c * y + e + 0.5) / scale - 0.5, (b * x + d * y + f + 0.5) / scale - 0.5, here);
    const at = 2 * (Math.min(Math.round((y + 0.5) / scale - 0.5), from.height - 1) * from.width + Math.min(Math.round((x + 0.5) / scale - 0.5), from.width - 1));
    for (let channel = 0; channel < 2; channel += 1) {
      const difference = from.values[at + channel]! - here[3 * channel]!;
      const weight = 1 / (1 + (difference / OUTLIER) ** 2) ** 2;
      sum += weight * difference * difference;
      weights += 1;
      const [gx, gy] = [here[3 * channel + 1]! / scale, here[3 * channel + 2]! / scale];
      for (let i = 0; i < count; i += 1) {
        const way = ways[i]!;
        slope[i] = gx * (way[0] * x + way[2] * y + way[4]) + gy * (way[1] * x + way[3] * y + way[5]);
      }
      for (let i = 0; i < count; i += 1) {
        side[i]! += weight * slope[i]! * difference;
        for (let j = 0; j <= i; j += 1) matrix[i * count + j]! += weight * slope[i]! * slope[j]!;
      }
    }
  }
  const change = solved(matrix, side, count);
  return { amounts: amounts.map((amount, i) => amount + change[i]!), difference: sum / Math.max(weights, 1) };
}

/** Both values with their slopes to the right and down, between pixels; nothing is beyond the edge. */
function sampleAt({ width, height, values }: Level, x: number, y: number, into: Float64Array): void {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [x - left, y - top];
  for (let channel = 0; channel < 2; channel += 1) {
    const one = (column: number, row: number): number => (column < 0 || row < 0 || column >= width || row >= height ? 0 : values[2 * (row * width + column) + channel]!);
    const [a, b, c, d] = [one(left, top), one(left + 1, top), one(left, top + 1), one(left + 1, top + 1)];
    into[3 * channel] = (a * (1 - right) + b * right) * (1 - down) + (c * (1 - right) + d * right) * down;
    into[3 * channel + 1] = (b - a) * (1 - down) + (d - c) * down;
    into[3 * channel + 2] = (c - a) * (1 - right) + (d - b) * right;
  }
}

/** Solves a symmetric system of which the lower half is given (Cholesky), a little damped: what nothing tells stays as it is. */
function solved(matrix: Float64Array, side: Float64Array, count: number): Float64Array {
  const at = (i: number, j: number): number => i * count + j;
  let trace = 0;
  for (let i = 0; i < count; i += 1) trace += matrix[at(i, i)]!;
  for (let i = 0; i < count; i += 1) matrix[at(i, i)]! += 1e-4 * (trace / count) + 1e-12;
  for (let i = 0; i < count; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      let value = matrix[at(i, j)]!;
      for (let k = 0; k < j; k += 1) value -= matrix[at(i, k)]! * matrix[at(j, k)]!;
      matrix[at(i, j)] = i === j ? Math.sqrt(Math.max(value, 1e-12)) : value / matrix[at(j, j)]!;
    }
  }
  const result = Float64Array.from(side);
  for (let i = 0; i < count; i += 1) {
    for (let k = 0; k < i; k += 1) result[i]! -= matrix[at(i, k)]! * result[k]!;
    result[i]! /= matrix[at(i, i)]!;
  }
  for (let i = count - 1; i >= 0; i -= 1) {
    for (let k = i + 1; k < count; k += 1) result[i]! -= matrix[at(k, i)]! * result[k]!;
    result[i]! /= matrix[at(i, i)]!;
  }
  return result;
}
