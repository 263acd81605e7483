import type { Layer } from './layer';

/** An affine movement of the plane, `x' = a x + c y + e`, `y' = b x + d y + f`, in pixels. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
export const STILL: Affine = [1, 0, 0, 1, 0, 0];

/** One way in which something may move: how far a place goes for each unit of it, as an affine field. */
export type MotionField = Affine;

/** A layer at several sizes, each half of the one before, with its slopes. */
export interface Pyramid {
  levels: Level[];
}

interface Level {
  width: number;
  height: number;
  /** Mask and light side by side: two values a pixel. */
  values: Float32Array;
}

/** The smallest size that still shows a figure, in pixels of the longer side. */
const SMALLEST = 40;
/** Steps toward the best place at each size. */
const MAX_STEPS = 6;
/** A smaller step than this ends the search at a size, in pixels. */
const MIN_STEP_PX = 0.03;
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
        half[2 * (y * across + x) + channel] =
          (values[at]! + values[at + 2]! + values[at + 2 * width]! + values[at + 2 * width + 2]!) / 4;
      }
    }
  }
  return { width: across, height: down, values: half };
}

/** Places of a reference that are looked for again, in its pixels: x and y in turn. */
export type Places = Float64Array;

/** Something to look for: places in a reference, and the ways in which they may have moved. */
export interface RegistrationTarget {
  reference: Pyramid;
  places: Places;
  ways: readonly MotionField[];
}

/** How far a target has gone in each of its ways, and how much differs there (0 is the same). */
export interface Found {
  amounts: number[];
  difference: number;
}

const mix = (base: Affine, ways: readonly MotionField[], amounts: readonly number[]): Affine =>
  ways.reduce<Affine>(
    (sum, way, index) => sum.map((value, i) => value + way[i]! * amounts[index]!) as unknown as Affine,
    base,
  );

/** The affine movement that ways and their amounts make together. */
export const movement = (ways: readonly MotionField[], amounts: readonly number[], base: Affine = STILL): Affine =>
  mix(base, ways, amounts);

/**
 * Registers a target in another picture by Lucas–Kanade, coarse to fine with outliers weighed down, from the best of
 * some first guesses.
 */
export function look(
  target: RegistrationTarget,
  picture: Pyramid,
  guesses: readonly (readonly number[])[],
  base: Affine = STILL,
): Found {
  const smallest = picture.levels.length - 1;
  const begun = guesses
    .map((guess) => settled(target, picture, smallest, guess, base))
    .sort((one, two) => one.difference - two.difference)[0];
  let found: Found = begun ?? { amounts: target.ways.map(() => 0), difference: Infinity };
  for (let size = smallest - 1; size >= 0; size -= 1) found = settled(target, picture, size, found.amounts, base);
  return found;
}

/** Where steps at one size lead. */
function settled(
  target: RegistrationTarget,
  picture: Pyramid,
  size: number,
  guess: readonly number[],
  base: Affine,
): Found {
  let found: Found = { amounts: [...guess], difference: Infinity };
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const next = stepped(target, picture, size, found.amounts, base);
    const way = mix(
      [0, 0, 0, 0, 0, 0],
      target.ways,
      next.amounts.map((amount, i) => amount - found.amounts[i]!),
    );
    found = next;
    if (farthest(way, target.places) < MIN_STEP_PX * 2 ** size) break;
  }
  return found;
}

const farthest = ([a, b, c, d, e, f]: Affine, places: Places): number => {
  const gone = (x: number, y: number): number => Math.hypot(a * x + c * y + e, b * x + d * y + f);
  return places.length ? Math.max(gone(places[0]!, places[1]!), gone(places.at(-2)!, places.at(-1)!)) : 0;
};

/** One step of Gauss and Newton at one size. */
function stepped(
  target: RegistrationTarget,
  picture: Pyramid,
  size: number,
  amounts: readonly number[],
  base: Affine,
): Found {
  const [from, to] = [target.reference.levels[size], picture.levels[size]];
  const count = target.ways.length;
  if (!from || !to) return { amounts: [...amounts], difference: Infinity };
  const [matrix, side] = [new Float64Array(count * count), new Float64Array(count)];
  const difference = compared(target, from, to, 2 ** size, mix(base, target.ways, amounts), { matrix, side });
  const change = solved(matrix, side, count);
  return { amounts: amounts.map((amount, i) => amount + change[i]!), difference };
}

/** The lower half of a symmetric system, and its right side. */
interface System {
  matrix: Float64Array;
  side: Float64Array;
}

/**
 * Compares a target's places at one size with where a movement takes them, and adds to a system what each tells of its
 * ways; gives how much differs.
 */
function compared(
  { places, ways }: RegistrationTarget,
  { values, width, height }: Level,
  to: Level,
  scale: number,
  [a, b, c, d, e, f]: Affine,
  { matrix, side }: System,
): number {
  const count = ways.length;
  const [lastColumn, lastRow] = [width - 1, height - 1];
  const [slope, here, fields] = [new Float64Array(count), new Float64Array(6), Float64Array.from(ways.flat())];
  let sum = 0;
  // Smaller sizes have fewer pixels: each of the places there is looked at once.
  for (let index = 0; index < places.length; index += 2 * scale) {
    const x = places[index]!;
    const y = places[index + 1]!;
    sampleAt(to, (a * x + c * y + e + 0.5) / scale - 0.5, (b * x + d * y + f + 0.5) / scale - 0.5, here);
    const at =
      2 *
      (Math.min(Math.round((y + 0.5) / scale - 0.5), lastRow) * width +
        Math.min(Math.round((x + 0.5) / scale - 0.5), lastColumn));
    for (let channel = 0; channel < 2; channel += 1) {
      const difference = values[at + channel]! - here[3 * channel]!;
      const share = 1 / (1 + (difference / OUTLIER) ** 2);
      sum += share * difference * difference;
      const gx = here[3 * channel + 1]! / scale;
      const gy = here[3 * channel + 2]! / scale;
      // Most places are within the figure or outside it, and tell no direction.
      if (gx === 0 && gy === 0) continue;
      const weight = share * share;
      for (let i = 0, way = 0; i < count; i += 1, way += 6) {
        slope[i] =
          gx * (fields[way]! * x + fields[way + 2]! * y + fields[way + 4]!) +
          gy * (fields[way + 1]! * x + fields[way + 3]! * y + fields[way + 5]!);
        const pull = weight * slope[i]!;
        side[i]! += pull * difference;
        for (let j = 0, cell = i * count; j <= i; j += 1, cell += 1) matrix[cell]! += pull * slope[j]!;
      }
    }
  }
  return sum;
}

/** Both values with their slopes to the right and down, between pixels; nothing is beyond the edge. */
function sampleAt({ width, height, values }: Level, x: number, y: number, into: Float64Array): void {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) {
    into.fill(0);
    return;
  }
  const right = x - left;
  const down = y - top;
  const at = 2 * (top * width + left);
  const below = at + 2 * width;
  for (let channel = 0; channel < 2; channel += 1) {
    const a = values[at + channel]!;
    const b = values[at + 2 + channel]!;
    const c = values[below + channel]!;
    const d = values[below + 2 + channel]!;
    into[3 * channel] = (a * (1 - right) + b * right) * (1 - down) + (c * (1 - right) + d * right) * down;
    into[3 * channel + 1] = (b - a) * (1 - down) + (d - c) * down;
    into[3 * channel + 2] = (c - a) * (1 - right) + (d - b) * right;
  }
}

/**
 * Solves a symmetric system of which the lower half is given (Cholesky), a little damped: what nothing tells stays as
 * it is.
 */
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
