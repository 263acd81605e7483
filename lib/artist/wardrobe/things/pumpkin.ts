import type { Path } from '../../shape/path';
import { blob, curve, rounded } from '../../shape/curve';
import { limb } from '../../shape/limb';
import { held } from '../held';

/** A pumpkin, drawn in figure pixels around the grip (x, y); `u` is pixels for one unit of the reference figure. */
export const pumpkin = held(
  'pumpkin',
  { pumpkin: '#ee7a22', pumpkin_stem: '#5a8a3c', pumpkin_face: '#4a2a16' },
  (figure, { x, y, u }) => {
    const { ink } = figure;
    const cy = y - 12 * u;
    const shape = blob([
      [x, cy - 28 * u],
      [x + 22 * u, cy - 32 * u],
      [x + 42 * u, cy - 12 * u],
      [x + 40 * u, cy + 16 * u],
      [x + 18 * u, cy + 30 * u],
      [x, cy + 26 * u],
      [x - 18 * u, cy + 30 * u],
      [x - 40 * u, cy + 16 * u],
      [x - 42 * u, cy - 12 * u],
      [x - 22 * u, cy - 32 * u],
    ]);
    const ribs = [-1, 1]
      .map((s) =>
        ink.line(
          curve([
            [x + s * 14 * u, cy - 27 * u],
            [x + s * 22 * u, cy - 16 * u],
          ]),
          'pumpkin',
          ink.look.inner * 0.7,
        ),
      )
      .join('');
    return {
      svg:
        ink.mass(
          limb(
            [
              [x, cy - 26 * u],
              [x + 5 * u, cy - 42 * u],
            ],
            13 * u,
            10 * u,
          ).fill,
          'pumpkin_stem',
          { shade: 0 },
        ) +
        ink.mass(shape, 'pumpkin') +
        ribs +
        carvedFace(x, cy, u)
          .map((path) => ink.area(path, 'pumpkin_face'))
          .join(''),
      rims: [shape],
    };
  },
);

/** Two triangular eyes and a jagged grin. */
function carvedFace(x: number, cy: number, u: number): Path[] {
  const eye = (dx: number) =>
    rounded(
      [
        [x + (dx - 8) * u, cy - 2 * u],
        [x + dx * u, cy - 15 * u],
        [x + (dx + 8) * u, cy - 2 * u],
      ],
      2,
    );
  const grin = blob([
    [x - 22 * u, cy + 5 * u, 0.6],
    [x - 8 * u, cy + 10 * u],
    [x, cy + 7 * u, 0.8],
    [x + 8 * u, cy + 10 * u],
    [x + 22 * u, cy + 5 * u, 0.6],
    [x + 10 * u, cy + 20 * u],
    [x - 10 * u, cy + 20 * u],
  ]);
  return [eye(-13), eye(13), grin];
}
