import type { Point } from '../shape/path';

/** The attachment of a garment on a figure: parent part, pivot, paint order and the mapping of its coordinates. */
export interface Hanger {
  part: string;
  pivot: Point;
  z: number;
  /** The origin of the garment's coordinates, and the length of 100 of its units along x and y, in figure pixels. */
  middle: Point;
  across: number;
  down: number;
  /** The rotation of its y axis from straight down, in degrees clockwise. */
  turn?: number;
}
