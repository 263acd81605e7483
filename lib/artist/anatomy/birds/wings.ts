import type { Node } from '../../shape/path';

/** A right wing with feather tips; wings are outlines in pixels of the reference figure from their joint, y down. */
export const WING: readonly Node[] = [
  [-12, -14],
  [22, -18],
  [56, 12],
  [84, 58, 0.4],
  [62, 62],
  [66, 84, 0.4],
  [38, 82],
  [34, 100, 0.4],
  [6, 80],
  [-14, 30],
];

/** A short right wing. */
export const SHORT_WING: readonly Node[] = [
  [-12, -14],
  [18, -16],
  [46, 8],
  [62, 40, 0.3],
  [34, 48],
  [0, 38],
  [-14, 16],
];

/** A right wing that is folded against the body. */
export const CLOSED_WING: readonly Node[] = [
  [-14, -14],
  [14, -16],
  [34, 16],
  [38, 66],
  [26, 116, 0.5],
  [4, 100],
  [-14, 56],
  [-18, 14],
];

/** A long right wing. */
export const LONG_WING: readonly Node[] = [
  [-14, -14],
  [20, -20],
  [50, 8],
  [68, 52],
  [82, 102, 0.5],
  [50, 92],
  [24, 76],
  [-2, 58],
  [-16, 20],
];

/** A right wing that is raised beside the body. */
export const RAISED_WING: readonly Node[] = [
  [-12, 6],
  [14, -30],
  [66, -62],
  [118, -70, 0.4],
  [112, -46],
  [128, -26, 0.4],
  [112, -8],
  [120, 18, 0.4],
  [106, 30],
  [104, 56, 0.4],
  [70, 60],
  [24, 56],
  [-14, 30],
];
