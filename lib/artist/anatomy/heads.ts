import type { HeadKind } from '../species/species';
import { box, ellipse, placed, symmetric } from '../shape/curve';
import type { Node, Path } from '../shape/path';

/** The right halves of head silhouettes, top to bottom, in half widths and half heights from the centre. */
const SILHOUETTES: Record<Exclude<HeadKind, 'robot' | 'round'>, readonly Node[]> = {
  fox: [
    [0, -1],
    [0.4, -0.91],
    [0.77, -0.6],
    [0.93, -0.08],
    [1.14, 0.4, 0.75],
    [0.86, 0.64, 0.3],
    [0.48, 0.9],
    [0, 1],
  ],
  cat: [
    [0, -1],
    [0.4, -0.9],
    [0.77, -0.6],
    [0.96, -0.04],
    [1.06, 0.42, 0.5],
    [0.9, 0.64, 0.2],
    [0.54, 0.9],
    [0, 0.98],
  ],
  dog: [
    [0, -1],
    [0.48, -0.86],
    [0.82, -0.46],
    [0.93, 0.1],
    [0.9, 0.56],
    [0.56, 0.92],
    [0, 1],
  ],
  bear: [
    [0, -1],
    [0.5, -0.84],
    [0.86, -0.42],
    [1, 0.14],
    [0.87, 0.64],
    [0.48, 0.92],
    [0, 1],
  ],
  rabbit: [
    [0, -1],
    [0.45, -0.86],
    [0.8, -0.44],
    [0.95, 0.1],
    [1.02, 0.44],
    [0.78, 0.82],
    [0.38, 0.97],
    [0, 1],
  ],
  mouse: [
    [0, -1],
    [0.5, -0.85],
    [0.92, -0.36],
    [0.98, 0.16],
    [0.8, 0.64],
    [0.42, 0.93],
    [0, 1],
  ],
  frog: [
    [0, -0.7],
    [0.42, -0.64],
    [0.8, -0.4],
    [1, 0.08],
    [0.98, 0.5],
    [0.66, 0.88],
    [0, 1],
  ],
  person: [
    [0, -1],
    [0.52, -0.85],
    [0.92, -0.34],
    [0.95, 0.2],
    [0.8, 0.64],
    [0.42, 0.93],
    [0, 1],
  ],
  dragon: [
    [0, -1],
    [0.46, -0.87],
    [0.8, -0.48],
    [0.9, 0],
    [1, 0.44],
    [0.84, 0.82],
    [0.42, 0.98],
    [0, 1],
  ],
  chameleon: [
    [0, -0.84],
    [0.4, -0.78],
    [0.74, -0.46],
    [0.84, 0],
    [1, 0.4],
    [0.8, 0.82],
    [0.4, 0.98],
    [0, 1],
  ],
  alien: [
    [0, -1],
    [0.62, -0.86],
    [1, -0.28],
    [0.92, 0.28],
    [0.56, 0.8],
    [0, 1],
  ],
  hippo: [
    [0, -1],
    [0.5, -0.9],
    [0.76, -0.5],
    [0.8, -0.1],
    [1.02, 0.3],
    [1.06, 0.66],
    [0.74, 0.98],
    [0, 1.06],
  ],
  long: [
    [0, -1],
    [0.52, -0.9],
    [0.84, -0.46],
    [0.86, 0.02],
    [0.9, 0.46],
    [0.76, 0.86],
    [0.36, 1],
    [0, 1.02],
  ],
};

/**
 * The outline of a head around its centre.
 * `square` (0 to 1) makes it more rectangular for geometric styles, `cheeks` is a factor on its width below the eyes.
 */
export function skullPath(
  kind: HeadKind,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  square: number,
  cheeks = 1,
): Path {
  if (kind === 'robot') return box(cx, cy, rx * 2, ry * 1.9, Math.min(rx, ry) * 0.42);
  if (kind === 'round') return ellipse(cx, cy, rx, ry, 0.12 + square * 0.5);
  const squared = SILHOUETTES[kind].map(([x, y, corner]): Node => [
    x * (1 + square * 0.07 * Math.abs(y)) * (y > 0.05 ? cheeks : 1),
    y,
    square > 0 ? Math.max(0.5, corner ?? 0) : (corner ?? 0),
  ]);
  // The eyes of a frog extend above its head, also above a squared one.
  if (square > 0 && kind === 'frog') return ellipse(cx, cy + ry * 0.14, rx, ry * 0.8, square * 0.6);
  if (square > 0 && kind !== 'fox' && kind !== 'cat') return ellipse(cx, cy, rx, ry, square * 0.75);
  return symmetric(placed(squared, [cx, cy], rx, ry), cx);
}
