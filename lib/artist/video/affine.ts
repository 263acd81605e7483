/** An affine transform of the plane in pixels: `x' = a x + c y + e`, `y' = b x + d y + f`. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** The identity transform. */
export const STILL: Affine = [1, 0, 0, 1, 0, 0];

/** A degree of freedom as an affine field: the displacement of each point for one unit of its parameter. */
export type MotionField = Affine;

/** A base transform with fields added to it, each multiplied by its amount. */
export const mix = (base: Affine, ways: readonly MotionField[], amounts: readonly number[]): Affine =>
  ways.reduce<Affine>(
    (sum, way, index) => sum.map((value, i) => value + way[i]! * amounts[index]!) as unknown as Affine,
    base,
  );

/** The affine transform that fields and their amounts produce from a base. */
export const movement = (ways: readonly MotionField[], amounts: readonly number[], base: Affine = STILL): Affine =>
  mix(base, ways, amounts);
