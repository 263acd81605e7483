import { mix, STILL, type Affine, type MotionField } from './affine';
import { solved, type System } from './least-squares';
import { sampleAt, type PyramidLevel, type Pyramid } from './pyramid';

/** The largest number of iterations at each pyramid level. */
const MAX_STEPS = 6;
/** The step length, in pixels, below which the iterations at a level end. */
const MIN_STEP_PX = 0.03;
/** The difference beyond which a sample point has a low weight, because it shows something else. */
const OUTLIER_DIFFERENCE = 0.16;

/** The sample points of a reference, in its pixels, as x, y, x, y. */
export type Places = Float64Array;

/** The input of a registration: sample points in a reference, and the degrees of freedom of their motion. */
export interface RegistrationTarget {
  reference: Pyramid;
  places: Places;
  ways: readonly MotionField[];
}

/**
 * The result of a registration: the amount of each degree of freedom, and the remaining difference (0 is a perfect
 * match).
 */
export interface Found {
  amounts: number[];
  difference: number;
}

/**
 * Registers a target in another frame by the Lucas–Kanade method, coarse to fine and robust to outliers.
 * It starts from the best of several initial guesses.
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

/** The result of the iterations at one level. */
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

/** One Gauss–Newton step at one level. */
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
 * Compares a target's sample points at one level with their transformed positions, and adds their gradients to the
 * normal equations.
 * Returns the sum of weighted squared differences.
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
  // Lower levels have fewer pixels, so fewer sample points are compared there.
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
      const share = 1 / (1 + (difference / OUTLIER_DIFFERENCE) ** 2);
      sum += share * difference * difference;
      const gx = here[3 * channel + 1]! / scale;
      const gy = here[3 * channel + 2]! / scale;
      // Most sample points are inside or outside the figure, where the gradient is zero.
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
