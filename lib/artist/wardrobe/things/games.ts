import { blob, box, curve, ellipse } from '../../shape/curve';
import { held, rod } from '../held';

/** A gamepad in a hand. */
export const gamepad = held(
  'gamepad',
  { gamepad: '#4a4e6a', pad_one: '#e5484d', pad_two: '#5ab0e8' },
  (figure, { x, y, u }) => {
    const { ink } = figure;
    const cy = y - 14 * u;
    const shell = blob([
      [x - 26 * u, cy - 20 * u],
      [x, cy - 17 * u],
      [x + 26 * u, cy - 20 * u],
      [x + 44 * u, cy],
      [x + 46 * u, cy + 24 * u],
      [x + 32 * u, cy + 28 * u],
      [x + 18 * u, cy + 13 * u],
      [x - 18 * u, cy + 13 * u],
      [x - 32 * u, cy + 28 * u],
      [x - 46 * u, cy + 24 * u],
      [x - 44 * u, cy],
    ]);
    const cross = [
      curve([
        [x - 31 * u, cy - 2 * u],
        [x - 15 * u, cy - 2 * u],
      ]),
      curve([
        [x - 23 * u, cy - 10 * u],
        [x - 23 * u, cy + 6 * u],
      ]),
    ]
      .map((path) => ink.stroke(path, 'glint', 6 * u))
      .join('');
    return {
      svg:
        ink.mass(shell, 'gamepad') +
        cross +
        ink.area(ellipse(x + 18 * u, cy + 3 * u, 5.4 * u, 5.4 * u), 'pad_one') +
        ink.area(ellipse(x + 28 * u, cy - 7 * u, 5.4 * u, 5.4 * u), 'pad_two'),
      rims: [shell],
    };
  },
);

/** A racket in a hand. */
export const racket = held(
  'racket',
  { racket: '#e5484d', racket_string: '#f4f1ea', racket_grip: '#3b3440' },
  (figure, { x, y, u }) => {
    const { ink } = figure;
    const hoop = ellipse(x, y - 72 * u, 28 * u, 36 * u);
    const strings = [
      ...[-16, -5, 6, 17].map((dx) =>
        curve([
          [x + dx * u, y - 102 * u],
          [x + dx * u, y - 42 * u],
        ]),
      ),
      ...[-92, -80, -68, -56].map((dy) =>
        curve([
          [x - 25 * u, y + dy * u],
          [x + 25 * u, y + dy * u],
        ]),
      ),
    ];
    return {
      svg:
        ink.area(hoop, 'racket_string', 0.35) +
        strings.map((path) => ink.stroke(path, 'racket_string_shade', 1.8 * u)).join('') +
        ink.line(hoop, 'racket', 14 * u) +
        ink.stroke(hoop, 'racket', 7.5 * u) +
        rod(figure, [x, y + 26 * u], [x, y - 36 * u], 12 * u, 'racket_grip'),
      rims: [hoop],
    };
  },
);

/** A surfboard in a hand. */
export const surfboard = held(
  'surfboard',
  { surfboard: '#3cc7c0', board_stripe: '#fdf3d0' },
  (figure, { x, y, u, s }) => {
    const cx = x + s * 22 * u;
    const board = blob([
      [cx, y - 168 * u, 0.4],
      [cx + 25 * u, y - 110 * u],
      [cx + 28 * u, y - 30 * u],
      [cx + 20 * u, y + 34 * u],
      [cx, y + 52 * u],
      [cx - 20 * u, y + 34 * u],
      [cx - 28 * u, y - 30 * u],
      [cx - 25 * u, y - 110 * u],
    ]);
    return {
      svg: figure.ink.mass(board, 'surfboard', {
        inside: [
          { path: box(cx, y - 56 * u, 9 * u, 260 * u, 2), material: 'board_stripe' },
          { path: box(cx, y - 104 * u, 80 * u, 17 * u, 2), material: 'board_stripe' },
        ],
      }),
      rims: [board],
    };
  },
);
