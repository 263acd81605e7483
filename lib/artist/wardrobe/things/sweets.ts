import { curve, ellipse, rounded } from '../../shape/curve';
import type { Path } from '../../shape/path';
import { held } from '../held';

/** An ice cream, drawn in figure pixels around the grip (x, y); `u` is pixels for one unit of the reference figure. */
export const iceCream = held(
  'ice_cream',
  { ice_cream: '#f7a8c4', scoop_two: '#fdf0d2', cone: '#d99a52', cherry: '#d6274a' },
  (figure, { x, y, u }) => {
    const { ink } = figure;
    const cone = rounded(
      [
        [x - 20 * u, y - 34 * u],
        [x + 20 * u, y - 34 * u],
        [x, y + 26 * u],
      ],
      6 * u,
    );
    const scoop = (cy: number, r: number): Path => ellipse(x, cy, r, r * 0.94);
    const waffle = [
      [-10, 4],
      [10, -4],
    ]
      .map(([from = 0, to = 0]) =>
        ink.line(
          curve([
            [x + from * u, y - 32 * u],
            [x + to * u, y + 8 * u],
          ]),
          'cone',
          2.6 * u,
        ),
      )
      .join('');
    return {
      svg:
        ink.mass(scoop(y - 66 * u, 18 * u), 'scoop_two') +
        ink.mass(cone, 'cone', { shade: 0.5 }) +
        waffle +
        ink.mass(scoop(y - 44 * u, 24 * u), 'ice_cream') +
        ink.area(ellipse(x + 4 * u, y - 84 * u, 7 * u, 7 * u), 'cherry'),
      rims: [scoop(y - 44 * u, 24 * u), cone],
    };
  },
);

/** A candy cane in a hand. */
export const candyCane = held(
  'candy_cane',
  { candy_cane: '#fdfaf5', candy_stripe: '#e0384b' },
  (figure, { x, y, u, s }) => {
    const { ink } = figure;
    const cane = curve([
      [x, y + 30 * u],
      [x, y - 40 * u],
      [x + s * 6 * u, y - 66 * u],
      [x + s * 24 * u, y - 74 * u],
      [x + s * 38 * u, y - 60 * u],
      [x + s * 38 * u, y - 48 * u],
    ]);
    const stripes = [
      [0, 12],
      [0, -8],
      [0, -28],
      [1, -50],
      [10, -70],
      [32, -70],
    ]
      .map(([dx = 0, dy = 0]) =>
        ink.stroke(
          curve([
            [x + s * (dx - 6) * u, y + (dy + 6) * u],
            [x + s * (dx + 6) * u, y + (dy - 4) * u],
          ]),
          'candy_stripe',
          6.5 * u,
        ),
      )
      .join('');
    return {
      svg:
        ink.stroke(cane, ink.look.outer ? 'candy_stripe_line' : 'candy_stripe', 21 * u) +
        ink.stroke(cane, 'candy_cane', 15 * u) +
        stripes,
      rims: [],
    };
  },
);
