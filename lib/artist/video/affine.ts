/** An affine movement of the plane, `x' = a x + c y + e`, `y' = b x + d y + f`, in pixels. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** The movement that leaves every place where it is. */
export const STILL: Affine = [1, 0, 0, 1, 0, 0];

/** A degree of freedom: how far a place goes for each unit of it, as an affine field. */
export type MotionField = Affine;

/** A base movement with fields added to it, each times its amount. */
export const mix = (base: Affine, ways: readonly MotionField[], amounts: readonly number[]): Affine =>
  ways.reduce<Affine>(
    (sum, way, index) => sum.map((value, i) => value + way[i]! * amounts[index]!) as unknown as Affine,
    base,
  );

/** The affine movement that ways and their amounts make together. */
export const movement = (ways: readonly MotionField[], amounts: readonly number[], base: Affine = STILL): Affine =>
  mix(base, ways, amounts);
