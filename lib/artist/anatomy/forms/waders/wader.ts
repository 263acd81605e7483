import type { Node, Point } from '../../../shape/path';

/**
 * The build of a long-necked bird whose body is on the right and whose head is high on the left.
 * Numbers are pixels of the reference figure, with x from the middle and y up from the ground.
 */
export interface Wader {
  body: { x: number; y: number; rx: number; ry: number };
  neck: readonly Point[];
  neckWidth: number;
  head: { x: number; y: number; half: number };
  legs: number | null;
  /** The material of legs and feet, that of the bill by default. */
  legsIn?: 'accent';
  tail: readonly Node[];
  wing: readonly Node[];
  height: number;
}
