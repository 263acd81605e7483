import type { Node } from '../../shape/path';

/**
 * A tuft of feathers on the head; crests are outlines in half widths and half heights of the head, negative y is up.
 */
export const TUFT: readonly Node[] = [
  [-0.2, -0.86],
  [-0.35, -1.14, 0.5],
  [-0.1, -1.12],
  [0.06, -1.36, 0.5],
  [0.16, -1.1],
  [0.39, -1.18, 0.5],
  [0.24, -0.86],
  [0, -0.76],
];

/** A curled feather on the head. */
export const CURL: readonly Node[] = [
  [-0.14, -0.86],
  [-0.12, -1.16],
  [0.1, -1.34],
  [0.34, -1.26, 0.5],
  [0.2, -1.14],
  [0.26, -1.0],
  [0.2, -0.84],
  [0, -0.78],
];

/** A crest of upright feathers. */
export const PLUMES: readonly Node[] = [
  [-0.24, -0.84],
  [-0.42, -1.2],
  [-0.24, -1.46, 0.5],
  [-0.06, -1.2, 0.6],
  [0.1, -1.56, 0.5],
  [0.22, -1.2, 0.6],
  [0.52, -1.36, 0.5],
  [0.44, -1.04],
  [0.3, -0.8],
  [0, -0.74],
];
