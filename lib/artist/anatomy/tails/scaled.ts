import { blob, curve } from '../../shape/curve';
import { type DrawTail, nodesAt, mass } from './tail-shape';

/** The factor on its size, with which it stays on the canvas in a jump. */
const SIZE = 0.8;

/** Draws the broad tail of a pangolin, whose edges are scales, to the right of its root `base`. */
export const scaled: DrawTail = (figure, base, unit, material) => {
  const u = unit * SIZE;
  const path = blob(
    nodesAt(base, u, [
      [-40, -36],
      [16, -34, 0.6],
      [26, -22],
      [64, -26, 0.6],
      [72, -14],
      [106, -34, 0.6],
      [112, -22],
      [146, -62, 0.6],
      [148, -38],
      [172, -64, 0.6],
      [166, -6],
      [178, 2, 0.6],
      [140, 34],
      [146, 48, 0.6],
      [100, 52],
      [96, 64, 0.6],
      [44, 56],
      [-40, 44],
    ]),
  );
  const rows = [
    [4, -30, 20, 12, 0, 48],
    [46, -22, 62, 14, 42, 54],
    [88, -24, 106, 8, 90, 46],
    [128, -44, 146, -10, 134, 28],
  ]
    .map(([ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0]) =>
      figure.ink.line(
        curve(
          nodesAt(base, u, [
            [ax, ay],
            [bx, by],
            [cx, cy],
          ]),
        ),
        'accent',
        figure.ink.look.inner * 0.8,
      ),
    )
    .join('');
  return mass(figure, path, figure.material('tail', material === 'body' ? 'accent' : material), [], rows);
};
