import { apart, type Lab } from '../trace/pixels';
import { borderOf, flood } from './flood';
import { median, medians } from './median';

/**
 * The range of distances from the background's colour, in OKLab, over which the mask rises from 0 to 1.
 * It is wider than for pictures, because videos are noisier.
 */
export const OTHER = [0.05, 0.11] as const;
/** The least share of the border in the background's colour for an even background. */
const MIN_EVEN_SHARE = 0.7;
/** From this share on, no shaded background is fitted. */
const MIN_CERTAIN_EVEN_SHARE = 0.97;
/** The largest step in colour between neighbouring pixels of a shaded background, in OKLab. */
const MAX_SHADE_STEP = 0.012;
/** The largest distance of a shaded background from its fitted surface, in OKLab. */
const MAX_OFF_SURFACE = 0.03;
/** The least share of its pixels within that distance. */
const MIN_ON_SURFACE_SHARE = 0.9;
/** The distance in pixels between the samples to which the surface is fitted. */
const SURFACE_SAMPLE_STEP = 5;
/** The rounds of fitting; each excludes the outliers of the one before. */
const SURFACE_FIT_ROUNDS = 3;

/** A frame with its colours in OKLab, three numbers for each pixel. */
export interface LabPicture {
  width: number;
  height: number;
  lab: Float32Array;
}

const colorAt = (lab: Float32Array, at: number): Lab => [lab[3 * at]!, lab[3 * at + 1]!, lab[3 * at + 2]!];

/**
 * Estimates the background of a video as a colour for each pixel; null if it is neither even nor softly shaded.
 * `looks` are some of its frames.
 */
export function backgroundOf(looks: readonly LabPicture[]): Float32Array | null {
  const [first] = looks;
  if (!first) return null;
  const border = borderOf(first);
  const colors = looks.flatMap(({ lab }) => border.map((at) => colorAt(lab, at)));
  const usual: Lab = [
    median(colors.map(([l]) => l)),
    median(colors.map(([, a]) => a)),
    median(colors.map(([, , b]) => b)),
  ];
  const within = (distance: number): number =>
    colors.filter((color) => apart(color, usual) < distance).length / colors.length;
  const shaded = within(OTHER[0] / 2) < MIN_CERTAIN_EVEN_SHARE ? shadedGround(first, looks) : null;
  return (
    shaded ?? (within(OTHER[1]) >= MIN_EVEN_SHARE ? Float32Array.from(first.lab, (_, at) => usual[at % 3]!) : null)
  );
}

/**
 * A background with a soft gradient: a surface fitted to all pixels reached from the border in small steps, and
 * extended behind the figure.
 */
function shadedGround({ width, height }: LabPicture, looks: readonly LabPicture[]): Float32Array | null {
  const scene = medians(looks.map(({ lab }) => lab));
  const border = borderOf({ width, height });
  const near = (at: number, by: number): boolean => apart(colorAt(scene, at), colorAt(scene, by)) < MAX_SHADE_STEP;
  const reached = flood({ width, height }, border, near);
  const places = Array.from(reached.keys())
    .filter((at) => reached[at])
    .filter((_, index) => index % SURFACE_SAMPLE_STEP === 0);
  const surface = surfaceThrough(scene, places, width, height);
  const fits = places.filter((at) => apart(colorAt(scene, at), colorAt(surface, at)) < MAX_OFF_SURFACE).length;
  return surface && fits >= places.length * MIN_ON_SURFACE_SHARE ? surface : null;
}

/** The terms of a polynomial of degree four at a pixel, with coordinates as shares of the picture from its centre. */
function termsAt(at: number, width: number, height: number): number[] {
  const [x, y] = [(2 * (at % width)) / width - 1, (2 * Math.floor(at / width)) / height - 1];
  const [xx, yy] = [x * x, y * y];
  return [1, x, y, xx, x * y, yy, xx * x, xx * y, x * yy, yy * y, xx * xx, xx * yy, yy * yy];
}

/**
 * Fits a surface to a picture's colours at some pixels by least squares, repeated without outliers, and evaluates it at
 * all pixels.
 */
function surfaceThrough(lab: Float32Array, places: readonly number[], width: number, height: number): Float32Array {
  const terms = places.map((at) => termsAt(at, width, height));
  const surface = new Float32Array(lab.length);
  for (let channel = 0; channel < 3; channel += 1) {
    let weights = places.map(() => 1);
    let factors: number[] = [];
    for (let round = 0; round < SURFACE_FIT_ROUNDS; round += 1) {
      factors = leastSquares(
        terms,
        places.map((at) => lab[3 * at + channel]!),
        weights,
      );
      weights = places.map((at, index) =>
        Math.abs(dot(terms[index]!, factors) - lab[3 * at + channel]!) < MAX_OFF_SURFACE ? 1 : 0.02,
      );
    }
    for (let at = 0; at < width * height; at += 1) surface[3 * at + channel] = dot(termsAt(at, width, height), factors);
  }
  return surface;
}

const dot = (one: readonly number[], two: readonly number[]): number =>
  one.reduce((sum, value, i) => sum + value * two[i]!, 0);

/** The coefficients of terms that fit values best: damped normal equations, solved by Gauss–Jordan elimination. */
function leastSquares(
  terms: readonly (readonly number[])[],
  values: readonly number[],
  weights: readonly number[],
): number[] {
  const count = terms[0]?.length ?? 0;
  const rows = Array.from({ length: count }, (_, i) =>
    Array.from({ length: count + 1 }, (__, j) =>
      terms.reduce(
        (sum, term, at) => sum + weights[at]! * term[i]! * (j < count ? term[j]! : values[at]!),
        i === j ? 1e-6 * terms.length : 0,
      ),
    ),
  );
  for (let i = 0; i < count; i += 1) {
    const pivot = rows[i]!;
    for (let k = 0; k < count; k += 1) {
      const row = rows[k]!;
      const share = k === i ? 0 : row[i]! / pivot[i]!;
      if (share) for (let j = i; j <= count; j += 1) row[j]! -= share * pivot[j]!;
    }
  }
  return rows.map((row, i) => row[count]! / row[i]!);
}
