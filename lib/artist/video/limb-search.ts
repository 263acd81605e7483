import type { Point } from '@/lib/core/geometry/point';

/** Where a limb is looked for, and how it may move. */
export interface LimbSearch {
  outward: 1 | -1;
  /** The places where it may be seen. */
  isIn: (x: number, y: number) => boolean;
  /** The joints about which it may turn. */
  joints: readonly Point[];
  /** The ways it may point, in degrees outward from straight down. */
  points: readonly [inward: number, outward: number];
  /**
   * The ways in which it points in the first picture, in degrees outward from straight down, and how long it is at
   * least; one that can only be otherwise is.
   */
  likely: { from: number; to: number; shortest: number };
  /** How much further than at first it may bend, in degrees. */
  bends: readonly [inward: number, outward: number];
  /** What a degree of turning counts against likeness. */
  cost: number;
  /** The way it points in the first picture, in degrees outward from straight down; null where that is to be seen. */
  rest: number | null;
}
