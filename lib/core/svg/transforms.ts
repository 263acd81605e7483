import { round } from '../geometry/number-text';
import type { Matrix } from '../geometry/matrix';

/** Decimals of matrices: their factors multiply coordinates, and boxes of gradients are one unit wide. */
const FACTOR_PLACES = 6;

/** A rounded matrix, as it is written; null for one that changes nothing. */
export function canonicalMatrix(matrix: Matrix | null): Matrix | null {
  if (!matrix) return null;
  const [a, b, c, d, e, f] = matrix;
  const rounded: Matrix = [
    round(a, FACTOR_PLACES),
    round(b, FACTOR_PLACES),
    round(c, FACTOR_PLACES),
    round(d, FACTOR_PLACES),
    round(e, FACTOR_PLACES),
    round(f, FACTOR_PLACES),
  ];
  return rounded.join() === '1,0,0,1,0,0' ? null : rounded;
}
