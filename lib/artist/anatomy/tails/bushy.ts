import { blob } from '../../shape/curve';
import { limb } from '../../shape/limb';
import type { Point } from '../../shape/path';
import { type DrawTail, nodesAt, mass } from './tail-shape';

/** Draws the tail of a fox to the right of its root `base`; `u` is pixels for one unit of the reference figure. */
export const brush: DrawTail = (figure, base, u, material) => {
  const path = blob(
    nodesAt(base, u, [
      [-22, -14],
      [30, -6],
      [66, -34],
      [72, -88],
      [98, -142, 0.25],
      [136, -118],
      [152, -62],
      [134, -2],
      [84, 36],
      [20, 34],
      [-24, 14],
    ]),
  );
  const tip = blob(
    nodesAt(base, u, [
      [58, -84, 0.5],
      [82, -88],
      [96, -74, 0.6],
      [112, -84],
      [126, -68, 0.6],
      [142, -78],
      [176, -84],
      [150, -180],
      [60, -170],
    ]),
  );
  return mass(figure, path, material, [{ path: tip, material: figure.species.tailTip ?? 'belly' }]);
};

/** Draws the large upright tail of a squirrel. */
export const bushy: DrawTail = (figure, base, u, material) => {
  const path = blob(
    nodesAt(base, u, [
      [-20, -10],
      [22, -24],
      [44, -66],
      [34, -118],
      [54, -166],
      [104, -184],
      [142, -158],
      [146, -120, 0.2],
      [120, -134],
      [104, -112],
      [124, -66],
      [116, -6],
      [70, 30],
      [10, 30],
      [-22, 14],
    ]),
  );
  const glow = blob(
    nodesAt(base, u, [
      [20, 0],
      [58, -24],
      [70, -74],
      [62, -120],
      [84, -150],
      [96, -110],
      [94, -50],
      [70, 0],
    ]),
  );
  return mass(figure, path, material, [{ path: glow, material: 'marking' }]);
};

/** Draws the large upright tail of a skunk, with its pale stripe. */
export const skunk: DrawTail = (figure, base, u, material) => {
  const path = blob(
    nodesAt(base, u, [
      [-20, -10],
      [24, -24],
      [46, -72],
      [36, -130],
      [58, -186],
      [112, -204],
      [150, -172],
      [152, -120],
      [128, -66],
      [118, -6],
      [70, 30],
      [10, 30],
      [-22, 14],
    ]),
  );
  const stripe = limb(
    nodesAt(base, u, [
      [10, 6],
      [66, -20],
      [88, -84],
      [90, -150],
      [112, -190],
    ]).map(([x, y]): Point => [x, y]),
    22 * u,
    46 * u,
  ).fill;
  return mass(figure, path, material, [{ path: stripe, material: 'belly' }]);
};
