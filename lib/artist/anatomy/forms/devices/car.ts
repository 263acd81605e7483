import { thing } from '../thing';
import { panel } from './panel';

/** A car with a face; numbers are pixels of the reference figure from its centre, with y down. */
export const car = thing({ rx: 150, ry: 108, legs: 0, limits: [-12, 12] }, (bench) => {
  const { ink, evenPoly, oval, box, at, straight } = bench;
  const outline = evenPoly(
    [
      [82, -112],
      [108, -34],
      [146, -14],
      [150, 84],
    ],
    28,
  );
  const wheels = [-1, 1].map((side) => box(side * 102, 78, 52, 62, 16));
  return {
    outline,
    face: { y: -42, rx: 82, ry: 62 },
    shoulder: [134, 18],
    hip: [60, 90],
    hat: { y: -102, width: 78 },
    over:
      panel(
        bench,
        evenPoly(
          [
            [72, -96],
            [92, -18],
          ],
          20,
        ),
        'belly',
        0.3,
      ) +
      [-1, 1].map((side) => panel(bench, oval(side * 110, 26, 24, 20), 'marking', 0.3)).join('') +
      panel(bench, box(0, 30, 96, 26, 12), 'nose', 0) +
      [-24, 0, 24].map((x) => ink.line(straight(x, 22, x, 38), 'nose', 4)).join('') +
      panel(bench, box(0, 68, 250, 22, 11), 'nose', 0.3),
    beside: [
      {
        id: 'wheels',
        z: 12,
        pivot: at(0, 90),
        rims: wheels,
        svg: wheels.map((path) => ink.mass(path, 'accent', { shade: 0.5 })).join(''),
      },
    ],
  };
});
