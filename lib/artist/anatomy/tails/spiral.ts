import { limb } from '../../shape/limb';
import type { Point } from '../../shape/path';
import { type DrawTail, mass } from './tail-shape';

/** The centre of the coil from the tail's root and its radii a quarter turn apart, in reference units. */
const CENTRE: Point = [100, -40];
const RADII = [64, 61, 57, 49, 40, 30, 21, 15] as const;

/** Draws a chameleon's tail, coiled up like a spring to the right of its root `base`. */
export const spiral: DrawTail = (figure, base, u, material) => {
  const at = ([x, y]: Point): Point => [base[0] + x * u, base[1] + y * u];
  // The coil starts below its centre and turns outward first, so that it grows out of the root without a kink.
  const coil = RADII.map((radius, quarter): Point => {
    const angle = ((90 - 90 * quarter) * Math.PI) / 180;
    return at([CENTRE[0] + Math.cos(angle) * radius, CENTRE[1] + Math.sin(angle) * radius]);
  });
  return mass(figure, limb([at([0, 0]), at([46, 22]), ...coil], 36 * u, 13 * u).fill, material);
};
