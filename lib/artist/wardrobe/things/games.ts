import { blob, box, curve, ellipse } from '../../shape/curve';
import { type Path, turn } from '../../shape/path';
import { held, rod } from '../held';

/** The tilt of a guitar that is played. */
const TILT_DEGREES = 16;

/** A guitar, drawn in figure pixels around the grip (x, y); `u` is pixels for one unit of the reference figure. */
export const guitar = held('guitar', { guitar: '#d98a3f', guitar_neck: '#5a3a26' }, (figure, { x, y, u: unit, s }) => {
  const u = unit * 1.2;
  const { ink } = figure;
  const [bx, by] = [x - s * 22 * u, y + 2 * u];
  const body = blob([
    [bx - 14 * u, by - 40 * u],
    [bx + 14 * u, by - 40 * u],
    [bx + 24 * u, by - 22 * u],
    [bx + 19 * u, by - 4 * u],
    [bx + 34 * u, by + 22 * u],
    [bx + 16 * u, by + 46 * u],
    [bx - 16 * u, by + 46 * u],
    [bx - 34 * u, by + 22 * u],
    [bx - 19 * u, by - 4 * u],
    [bx - 24 * u, by - 22 * u],
  ]);
  const neck = rod(figure, [bx, by - 34 * u], [bx, by - 104 * u], 13 * u, 'guitar_neck');
  const head = box(bx, by - 112 * u, 25 * u, 26 * u, 6 * u);
  const strings = [-3, 3]
    .map((dx) =>
      ink.stroke(
        curve([
          [bx + dx * u, by - 98 * u],
          [bx + dx * u, by + 24 * u],
        ]),
        'glint',
        1.8 * u,
      ),
    )
    .join('');
  const drawing =
    ink.mass(body, 'guitar', { light: true }) +
    ink.area(ellipse(bx, by + 4 * u, 11 * u, 11 * u), 'guitar_neck') +
    ink.area(box(bx, by + 26 * u, 26 * u, 6 * u, 2), 'guitar_neck') +
    neck +
    ink.mass(head, 'guitar_neck', { shade: 0.3 }) +
    strings;
  const tilted = (path: Path): Path => turn(path, s * TILT_DEGREES, [x, y]);
  return {
    svg: `<g transform="rotate(${s * TILT_DEGREES} ${x.toFixed(1)} ${y.toFixed(1)})">${drawing}</g>`,
    rims: [body, head].map(tilted),
  };
});

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
