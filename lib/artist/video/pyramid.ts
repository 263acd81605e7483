import type { Layer } from './layer';

/** An image pyramid of a layer; each level has half the size of the one before. */
export interface Pyramid {
  levels: PyramidLevel[];
}

/** A level of the pyramid. */
export interface PyramidLevel {
  width: number;
  height: number;
  /** The mask and the lightness of each pixel, interleaved. */
  values: Float32Array;
}

/** The least size of a level that still shows a figure, in pixels of the longer side. */
const MIN_LEVEL_SIZE = 40;

/** Builds the image pyramid of a layer. */
export function pyramidOf({ width, height, mask, light }: Layer): Pyramid {
  const values = new Float32Array(2 * mask.length);
  for (let at = 0; at < mask.length; at += 1) {
    values[2 * at] = mask[at]!;
    values[2 * at + 1] = light[at]!;
  }
  let level: PyramidLevel = { width, height, values };
  const levels = [level];
  while (Math.max(level.width, level.height) >= 2 * MIN_LEVEL_SIZE) {
    level = halved(level);
    levels.push(level);
  }
  return { levels };
}

function halved({ width, height, values }: PyramidLevel): PyramidLevel {
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

/** Mask and lightness with their gradients to the right and down, interpolated between pixels; zero beyond the edge. */
export function sampleAt({ width, height, values }: PyramidLevel, x: number, y: number, into: Float64Array): void {
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
