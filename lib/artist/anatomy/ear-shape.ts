import type { Node, Point } from '../shape/path';

/** The drawing of an ear. */
export interface EarShape {
  /** The right ear in half widths and half heights of the head, with the head's centre as the origin. */
  outer: readonly Node[] | { centre: Point; rx: number; ry: number };
  pivot: Point;
  /** The size of the inner ear as a share of the whole; 0 draws none. */
  inner: number;
  innerShift?: Point;
  front?: boolean;
  /** Whether the inner ear is bare skin in shade, as with people. */
  skin?: boolean;
  /** Whether the outer side has the accent colour, as with many dogs. */
  accent?: boolean;
  darkTip?: boolean;
  swing?: number;
  /** A tuft of long hair at the tip, in the accent colour. */
  plume?: readonly Node[];
}
