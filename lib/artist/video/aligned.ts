import type { Affine } from './affine';
import type { Layer } from './layer';
import { medians } from './median';

/**
 * A frame at half its size in which the motion of trunk and head is undone.
 * It has two values for each pixel: mask and lightness.
 */
export interface Aligned {
  width: number;
  height: number;
  values: Float32Array;
}

/** The number of frame pixels for one pixel of an aligned frame. */
export const STEP = 2;

/** Undoes the motion of the trunk, and above the row of the neck that of the head, in a layer. */
export function aligned(
  { width, height, mask, light }: Layer,
  moved: { trunk: Affine; head: Affine },
  neck: number,
): Aligned {
  const [across, down] = [Math.ceil(width / STEP), Math.ceil(height / STEP)];
  const values = new Float32Array(2 * across * down);
  for (let row = 0; row < down; row += 1) {
    const [a, b, c, d, e, f] = row * STEP < neck ? moved.head : moved.trunk;
    for (let column = 0; column < across; column += 1) {
      const x = a * column * STEP + c * row * STEP + e;
      const y = b * column * STEP + d * row * STEP + f;
      const left = Math.floor(x);
      const top = Math.floor(y);
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const right = x - left;
      const under = y - top;
      const at = top * width + left;
      const between = (of: Float32Array): number =>
        (of[at]! * (1 - right) + of[at + 1]! * right) * (1 - under) +
        (of[at + width]! * (1 - right) + of[at + width + 1]! * right) * under;
      const to = 2 * (row * across + column);
      values[to] = between(mask);
      values[to + 1] = between(light);
    }
  }
  return { width: across, height: down, values };
}

/** The most frames that a median is taken of. */
const MAX_MEDIAN_FRAMES = 21;

/** The median of each pixel over the frames, or over evenly spaced ones of many. */
export function usual(pictures: readonly Aligned[]): Aligned {
  const step = Math.max(1, Math.ceil(pictures.length / MAX_MEDIAN_FRAMES));
  const { width = 0, height = 0 } = pictures[0] ?? {};
  return {
    width,
    height,
    values: medians(pictures.filter((_, index) => index % step === 0).map(({ values }) => values)),
  };
}
