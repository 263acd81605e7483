import { limb } from '../../../shape/limb';
import { thing } from '../thing';

/** Draws a balloon with its string. */
export const balloon = thing({ rx: 118, ry: 172, legs: 0, limits: [-16, 16] }, ({ ink, even, poly, curve, at, u }) => {
  const outline = even([
    [0, -172],
    [68, -158],
    [112, -102],
    [110, -34],
    [66, 38],
    [0, 70, 0.2],
  ]);
  const knot = poly(
    [
      [0, 58],
      [20, 90],
      [-20, 90],
    ],
    6,
  );
  const way: [number, number][] = [
    [0, 84],
    [10, 112],
    [-12, 138],
    [4, 170],
  ];
  const string = curve(way);
  return {
    outline,
    face: { y: -60, rx: 96, ry: 84 },
    shoulder: [92, -8],
    hip: [10, 0],
    hat: { y: -154, width: 66 },
    beside: [
      {
        id: 'string',
        z: 12,
        pivot: at(0, 66),
        limits: [-10, 10],
        rims: [
          limb(
            way.map(([x, y]) => at(x, y)),
            12 * u,
            12 * u,
          ).fill,
          knot,
        ],
        svg: ink.stroke(string, 'accent', 8 * u) + ink.mass(knot, 'body', { shade: 0.6 }),
      },
    ],
  };
});
