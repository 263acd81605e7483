import type { EarShape } from './ear-shape';

/** Ears that hang or fold in front of the head: long ones, and the small folded ones of bulldogs and pugs. */
export const HANGING_EARS = {
  floppy: {
    outer: [
      [0.4, -0.9],
      [0.74, -1.02],
      [1.1, -0.72],
      [1.34, -0.16],
      [1.4, 0.36],
      [1.2, 0.62],
      [0.96, 0.44],
      [0.84, -0.04],
      [0.68, -0.42],
      [0.46, -0.64],
    ],
    pivot: [0.68, -0.58],
    inner: 0,
    front: true,
    accent: true,
    swing: 30,
  },
  rose: {
    outer: [
      [0.36, -0.8],
      [0.6, -1.06],
      [0.98, -1.08],
      [1.22, -0.82],
      [1.24, -0.42, 0.4],
      [1.0, -0.54],
      [0.74, -0.46],
      [0.42, -0.56],
    ],
    pivot: [0.62, -0.66],
    inner: 0,
    front: true,
    accent: true,
  },
} as const satisfies Record<string, EarShape>;
