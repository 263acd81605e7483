import { labOf, type Pixels } from './pixels';

/** The weights of three scales at which structure is compared, each half the size of the one before. */
const SCALE_WEIGHTS = [0.3, 0.4, 0.3] as const;
/** Half the side of a window in pixels, and the constants of SSIM for values of 0 to 1. */
const REACH = 3;
const [FLAT_MEAN, FLAT_SPREAD] = [0.01 ** 2, 0.03 ** 2];
/** The mean distance in OKLab and alpha at which two pictures count as wholly different. */
const MAX_COLOR_DISTANCE = 0.25;
/** The weight of structure; that of colour is lower, because a missing ear is more noticeable than a tint. */
const STRUCTURE_WEIGHT = 0.6;
/** The signal value of an opaque black pixel, so that black on transparency is an edge just as white is. */
const PRESENCE_WEIGHT = 0.3;

/**
 * Compares two pictures of one size: 0 to 1, exactly 1 for identical ones. Throws when the sizes differ.
 * The result is 0.6 × structure + 0.4 × colour, where either picture shows something.
 * Structure is SSIM of OKLab lightness at three scales, with presence as its floor.
 * Colour is 1 less the mean distance in OKLab and alpha; a distance of 0.25 counts as wholly different.
 */
export function fidelity(one: Pixels, two: Pixels): number {
  if (one.width !== two.width || one.height !== two.height)
    throw new Error('Only pictures of one size can be compared.');
  const [first, second] = [planesOf(one), planesOf(two)];
  const weight = first.alpha.map((alpha, at) => Math.max(alpha, second.alpha[at]!));
  const total = weight.reduce((sum, each) => sum + each, 0);
  if (total === 0) return 1;
  return (
    STRUCTURE_WEIGHT * structure(first.signal, second.signal, weight, one.width, one.height) +
    (1 - STRUCTURE_WEIGHT) * color(first, second, weight, total)
  );
}

interface Planes {
  alpha: Float32Array;
  signal: Float32Array;
  /** The OKLab values multiplied by alpha. */
  lab: Float32Array;
}

function planesOf(picture: Pixels): Planes {
  const lab = labOf(picture);
  const count = picture.width * picture.height;
  const [alpha, signal] = [new Float32Array(count), new Float32Array(count)];
  for (let at = 0; at < count; at += 1) {
    const shown = picture.rgba[4 * at + 3]! / 255;
    alpha[at] = shown;
    signal[at] = shown * (PRESENCE_WEIGHT + (1 - PRESENCE_WEIGHT) * lab[3 * at]!);
    for (let axis = 3 * at; axis < 3 * at + 3; axis += 1) lab[axis]! *= shown;
  }
  return { alpha, signal, lab };
}

function color(one: Planes, two: Planes, weight: Float32Array, total: number): number {
  let sum = 0;
  for (let at = 0; at < weight.length; at += 1) {
    if (weight[at] === 0) continue;
    let square = (one.alpha[at]! - two.alpha[at]!) ** 2;
    for (let axis = 3 * at; axis < 3 * at + 3; axis += 1) square += (one.lab[axis]! - two.lab[axis]!) ** 2;
    sum += Math.min(Math.sqrt(square), MAX_COLOR_DISTANCE) * weight[at]!;
  }
  return 1 - sum / total / MAX_COLOR_DISTANCE;
}

function structure(one: Float32Array, two: Float32Array, weight: Float32Array, width: number, height: number): number {
  let score = 0;
  let planes = [one, two, weight] as const;
  let [across, down] = [width, height];
  for (const share of SCALE_WEIGHTS) {
    score += share * similarity(planes[0], planes[1], planes[2], across, down);
    planes = [halved(planes[0], across, down), halved(planes[1], across, down), halved(planes[2], across, down)];
    [across, down] = [Math.ceil(across / 2), Math.ceil(down / 2)];
  }
  return score;
}

const product = (a: Float32Array, b: Float32Array): Float32Array => a.map((value, at) => value * b[at]!);

/** SSIM over square windows, weighted; negative values count as 0. */
function similarity(one: Float32Array, two: Float32Array, weight: Float32Array, width: number, height: number): number {
  const [mean1, mean2, square1, square2, cross] = [
    one,
    two,
    product(one, one),
    product(two, two),
    product(one, two),
  ].map((plane) => blurred(plane, width, height)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  let [sum, total] = [0, 0];
  for (let at = 0; at < weight.length; at += 1) {
    if (weight[at] === 0) continue;
    const [m1, m2] = [mean1[at]!, mean2[at]!];
    const spread = square1[at]! - m1 * m1 + (square2[at]! - m2 * m2);
    const likeness =
      ((2 * m1 * m2 + FLAT_MEAN) * (2 * (cross[at]! - m1 * m2) + FLAT_SPREAD)) /
      ((m1 * m1 + m2 * m2 + FLAT_MEAN) * (spread + FLAT_SPREAD));
    sum += Math.max(0, likeness) * weight[at]!;
    total += weight[at]!;
  }
  return total === 0 ? 1 : sum / total;
}

/** A box blur: the mean of each pixel's window, which is clipped to the picture. */
function blurred(plane: Float32Array, width: number, height: number): Float32Array {
  return passed(passed(plane, width, height, 1, width), height, width, width, 1);
}

/** A running mean along `length` pixels with distance `step`, for `lines` lines with distance `stride`. */
function passed(plane: Float32Array, length: number, lines: number, step: number, stride: number): Float32Array {
  const result = new Float32Array(plane.length);
  for (let line = 0; line < lines; line += 1) {
    const start = line * stride;
    let [sum, count] = [0, 0];
    for (let i = -REACH; i < length; i += 1) {
      const [entering, leaving] = [i + REACH, i - REACH - 1];
      if (entering < length) {
        sum += plane[start + entering * step]!;
        count += 1;
      }
      if (leaving >= 0) {
        sum -= plane[start + leaving * step]!;
        count -= 1;
      }
      if (i >= 0) result[start + i * step] = sum / count;
    }
  }
  return result;
}

function halved(plane: Float32Array, width: number, height: number): Float32Array {
  const [across, down] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const result = new Float32Array(across * down);
  for (let y = 0; y < down; y += 1) {
    const [top, bottom] = [2 * y * width, Math.min(2 * y + 1, height - 1) * width];
    for (let x = 0; x < across; x += 1) {
      const [left, right] = [2 * x, Math.min(2 * x + 1, width - 1)];
      result[y * across + x] =
        (plane[top + left]! + plane[top + right]! + plane[bottom + left]! + plane[bottom + right]!) / 4;
    }
  }
  return result;
}
