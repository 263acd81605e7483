/** A symmetric system of linear equations: the lower half of its matrix, and its right side. */
export interface System {
  matrix: Float64Array;
  side: Float64Array;
}

/**
 * Solves a symmetric system from its lower half by Cholesky decomposition.
 * A slight damping keeps unknowns without information at zero.
 */
export function solved(matrix: Float64Array, side: Float64Array, count: number): Float64Array {
  const at = (i: number, j: number): number => i * count + j;
  let trace = 0;
  for (let i = 0; i < count; i += 1) trace += matrix[at(i, i)]!;
  for (let i = 0; i < count; i += 1) matrix[at(i, i)]! += 1e-4 * (trace / count) + 1e-12;
  for (let i = 0; i < count; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      let value = matrix[at(i, j)]!;
      for (let k = 0; k < j; k += 1) value -= matrix[at(i, k)]! * matrix[at(j, k)]!;
      matrix[at(i, j)] = i === j ? Math.sqrt(Math.max(value, 1e-12)) : value / matrix[at(j, j)]!;
    }
  }
  const result = Float64Array.from(side);
  for (let i = 0; i < count; i += 1) {
    for (let k = 0; k < i; k += 1) result[i]! -= matrix[at(i, k)]! * result[k]!;
    result[i]! /= matrix[at(i, i)]!;
  }
  for (let i = count - 1; i >= 0; i -= 1) {
    for (let k = i + 1; k < count; k += 1) result[i]! -= matrix[at(k, i)]! * result[k]!;
    result[i]! /= matrix[at(i, i)]!;
  }
  return result;
}
