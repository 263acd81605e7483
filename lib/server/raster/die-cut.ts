import type { Box } from '@/lib/core/geometry/bounds';
import { distanceFrom } from '@/lib/core/geometry/distance';

/** A picture of 8-bit alphas. */
export interface AlphaMask {
  alpha: Uint8Array;
  width: number;
  height: number;
}

/**
 * Computes the outline of a sticker: the silhouette grown by `reach` pixels, without holes, with inner corners of at
 * least `rounding` pixels radius. The mask needs a margin for both.
 */
export function dieCut({ alpha, width, height }: AlphaMask, reach: number, rounding: number): AlphaMask {
  const wide = distanceFrom(alpha, width, height);
  const grown = coverage(wide, (distance) => reach + rounding - distance);
  fillHoles(grown, width, height);
  const inward = distanceFrom(
    grown.map((value) => 255 - value),
    width,
    height,
  );
  return { alpha: coverage(inward, (distance) => distance - rounding), width, height };
}

/** Gives the box, in whole pixels, of all that a mask shows at half opacity or more; null if it shows nothing. */
export function maskBox({ alpha, width, height }: AlphaMask): Box | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (alpha[y * width + x]! < 128) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  return right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/**
 * Converts signed distances to alphas: the edge lies where `inside` is 0, antialiased over half a pixel to either side.
 */
function coverage(distances: Float32Array, inside: (distance: number) => number): Uint8Array {
  const alpha = new Uint8Array(distances.length);
  for (let i = 0; i < alpha.length; i += 1)
    alpha[i] = Math.round(255 * Math.min(1, Math.max(0, inside(distances[i]!) + 0.5)));
  return alpha;
}

/** Fills the holes of a mask: everything that a flood fill from the first corner cannot reach. */
function fillHoles(alpha: Uint8Array, width: number, height: number): void {
  const outside = new Uint8Array(alpha.length);
  const queue = new Int32Array(alpha.length);
  let count = 0;
  const visit = (at: number) => {
    if (outside[at] === 1 || alpha[at] === 255) return;
    outside[at] = 1;
    queue[count++] = at;
  };
  visit(0);
  for (let next = 0; next < count; next += 1) {
    const at = queue[next]!;
    const x = at % width;
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (at >= width) visit(at - width);
    if (at < width * (height - 1)) visit(at + width);
  }
  for (let at = 0; at < alpha.length; at += 1) if (outside[at] === 0) alpha[at] = 255;
}
