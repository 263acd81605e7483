import { mix, STILL, type Affine, type MotionField } from './affine';
import { solved, type System } from './least-squares';
import { sampleAt, type PyramidLevel, type Pyramid } from './pyramid';

/** Steps toward the best place at each size. */
const MAX_STEPS = 6;
/** A smaller step than this ends the search at a size, in pixels. */
const MIN_STEP_PX = 0.03;
/** A place that differs by more than this counts little: it shows something else than it did. */
const OUTLIER = 0.16;

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

/** The result of all steps at one size. */
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

/** One Gauss–Newton step at one size. */
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

/**
 * Compares a target's places at one size with where a movement takes them, and adds their gradients to a system. Gives
 * the sum of weighted squared differences.
 */
function compared(
  { places, ways }: RegistrationTarget,
  { values, width, height }: PyramidLevel,
  to: PyramidLevel,
  scale: number,
  [a, b, c, d, e, f]: Affine,
  { matrix, side }: System,
): number {
  const count = ways.length;
  const [lastColumn, lastRow] = [width - 1, height - 1];
  const [slope, here, fields] = [new Float64Array(count), new Float64Array(6), Float64Array.from(ways.flat())];
  let sum = 0;
  // Smaller sizes have fewer pixels: each place there is compared once.
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
      // Most places are inside the figure or outside it, where there is no gradient.
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
