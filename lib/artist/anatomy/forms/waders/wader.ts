import type { Node, Point } from '../../../shape/path';

/**
 * A bird with a long neck: its body to the right, its head high on the left.
 * Numbers are pixels of the reference figure, from the ground.
 */
export interface Wader {
  body: { x: number; y: number; rx: number; ry: number };
  neck: readonly Point[];
  neckWidth: number;
  head: { x: number; y: number; half: number };
  legs: number | null;
  tail: readonly Node[];
  wing: readonly Node[];
  height: number;
}
