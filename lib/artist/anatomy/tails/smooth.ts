import { blob, curve } from '../../shape/curve';
import type { Point } from '../../shape/path';
import { type DrawTail, nodesAt, mass } from './tail-shape';

/** Draws the tapered tail of a reptile to the right of its root `base`. */
export const reptile: DrawTail = (figure, base, u, material) => {
  const path = blob(
    nodesAt(base, u, [
      [-40, -34],
      [24, -12],
      [78, 14],
      [126, -2],
      [158, -44, 0.75],
      [156, 18],
      [116, 52],
      [50, 58],
      [-40, 40],
    ]),
  );
  return mass(figure, path, material);
};

/** Draws the flat tail of a beaver. */
export const paddle: DrawTail = (figure, base, u, material) => {
  const path = blob(
    nodesAt(base, u, [
      [-20, -16],
      [34, -10],
      [72, -44],
      [116, -96],
      [150, -104],
      [164, -70],
      [140, -10],
      [96, 34],
      [30, 32],
      [-20, 18],
    ]),
  );
  const at = (x: number, y: number): Point => [base[0] + x * u, base[1] + y * u];
  const weave = [
    [
      [84, -52],
      [128, -12],
    ],
    [
      [108, -80],
      [148, -44],
    ],
    [
      [72, -4],
      [128, -86],
    ],
    [
      [102, 18],
      [154, -66],
    ],
  ]
    .map(([a = [0, 0], b = [0, 0]]) =>
      figure.ink.line(
        curve([at(a[0] ?? 0, a[1] ?? 0), at(b[0] ?? 0, b[1] ?? 0)]),
        'accent',
        figure.ink.look.inner * 0.7,
      ),
    )
    .join('');
  return mass(figure, path, figure.material('tail', material === 'body' ? 'accent' : material), [], weave);
};

/** Draws the thick tail of an otter. */
export const otter: DrawTail = (figure, base, u, material) =>
  mass(
    figure,
    blob(
      nodesAt(base, u, [
        [-34, -26],
        [20, -16],
        [66, 0],
        [110, -30],
        [138, -84, 0.5],
        [150, -30],
        [118, 24],
        [62, 44],
        [-30, 30],
      ]),
    ),
    material,
  );
