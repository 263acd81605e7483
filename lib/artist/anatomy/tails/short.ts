import { blob, curve, ellipse } from '../../shape/curve';
import { limb } from '../../shape/limb';
import type { Point } from '../../shape/path';
import { type DrawTail, nodesAt, mass } from './tail-shape';

/** Draws the raised tail of a dog to the right of its root `base`. */
export const wag: DrawTail = (figure, base, u, material) => {
  const path = blob(
    nodesAt(base, u, [
      [-14, -12],
      [34, -14],
      [66, -50],
      [92, -104, 0.3],
      [112, -62],
      [98, -6],
      [60, 28],
      [-10, 18],
    ]),
  );
  const tip = ellipse(base[0] + 96 * u, base[1] - 96 * u, 32 * u, 32 * u);
  return mass(figure, path, material, [{ path: tip, material: figure.species.tailTip ?? 'belly' }]);
};

/** Draws a short round tail. */
export const stub: DrawTail = (figure, [x, y], u, material) =>
  mass(figure, ellipse(x + 20 * u, y, 34 * u, 25 * u), material);

/** Draws the round fluffy tail of a rabbit. */
export const puff: DrawTail = (figure, [x, y], u) =>
  mass(
    figure,
    blob(
      nodesAt([x + 24 * u, y], u, [
        [0, -34],
        [20, -28],
        [34, -10, 0.2],
        [34, 14],
        [14, 32, 0.2],
        [-16, 32],
        [-32, 10],
        [-28, -20],
      ]),
    ),
    'belly',
  );

/** Draws the curly tail of a pig. */
export const pig: DrawTail = (figure, base, u, material) => {
  const spine = nodesAt(base, u, [
    [-6, -2],
    [34, 8],
    [46, -20],
    [26, -30],
    [24, -6],
    [58, -2],
    [76, -26],
  ]).map(([x, y]): Point => [x, y]);
  const line = curve(spine);
  return {
    svg:
      figure.ink.line(line, material, 12 * u + figure.ink.look.outer * 2) + figure.ink.stroke(line, material, 12 * u),
    rim: limb(spine, 12 * u, 12 * u).fill,
  };
};
