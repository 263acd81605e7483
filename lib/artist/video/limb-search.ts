import type { Point } from '@/lib/core/geometry/point';

/** The constraints of a search for a limb. */
export interface LimbSearch {
  outward: 1 | -1;
  /** Whether the limb may be visible at a pixel. */
  isIn: (x: number, y: number) => boolean;
  /** The candidates for its joint. */
  joints: readonly Point[];
  /** The range of its direction, in degrees outward from straight down. */
  points: readonly [inward: number, outward: number];
  /**
   * The plausible range of its direction in the first frame, in the same degrees, and its least length.
   * Other values are used only if none of these fit.
   */
  likely: { from: number; to: number; shortest: number };
  /** The range of its bend relative to the first frame, in degrees. */
  bends: readonly [inward: number, outward: number];
  /** The cost of a degree of rotation, in units of frame difference. */
  cost: number;
  /** Its direction in the first frame, in degrees outward from straight down; null if it is to be measured. */
  rest: number | null;
}
