import type { Node } from '../../shape/path';

/** An egg-shaped outline; outlines are right halves, top to bottom, in half widths and half heights from the centre. */
export const EGG: readonly Node[] = [
  [0, -1],
  [0.5, -0.92],
  [0.84, -0.5],
  [1, 0.1],
  [0.92, 0.6],
  [0.58, 0.94],
  [0, 1],
];

/** A nearly circular outline. */
export const ROUND: readonly Node[] = [
  [0, -1],
  [0.56, -0.85],
  [0.92, -0.36],
  [0.98, 0.16],
  [0.84, 0.66],
  [0.46, 0.93],
  [0, 1],
];

/** A trunk with a full chest. */
export const PROUD: readonly Node[] = [
  [0, -1],
  [0.6, -0.9],
  [0.98, -0.4],
  [1, 0.06],
  [0.84, 0.58],
  [0.5, 0.94],
  [0, 1],
];

/** A trunk that is wide at the bottom, as of a bird on water. */
export const BOAT: readonly Node[] = [
  [0, -1],
  [0.44, -0.9],
  [0.82, -0.4],
  [1.04, 0.16],
  [0.98, 0.66],
  [0.6, 0.96],
  [0, 1],
];
