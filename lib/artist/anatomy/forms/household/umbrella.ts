import { limb } from '../../../shape/limb';
import { thing } from '../thing';

/** An umbrella with a face; numbers are pixels of the reference figure from its centre, with y down. */
export const umbrella = thing(
  { rx: 150, ry: 170, legs: 0, limits: [-14, 14] },
  ({ ink, even, blob, curve, at, oval, u }) => {
    const outline = even([
      [0, -150],
      [74, -132],
      [132, -68],
      [150, 12, 0.5],
      [122, -6],
      [98, 16, 0.5],
      [62, -4],
      [34, 18, 0.5],
      [0, 2],
    ]);
    const panels = [-1, 1].map((side) =>
      blob([
        [0, -152, 0.6],
        [side * 60, -70],
        [side * 98, 30, 0.5],
        [side * 34, 30, 0.5],
        [side * 26, -60],
      ]),
    );
    const pole = curve([
      [0, -20],
      [0, 60],
      [0, 128],
      [20, 158],
      [48, 152],
      [54, 126],
    ]);
    const rim = limb([at(0, -20), at(0, 60), at(0, 128), at(20, 158), at(48, 152), at(54, 126)], 18 * u, 18 * u).fill;
    const tip = oval(0, -154, 9, 16);
    return {
      outline,
      face: { y: -58, rx: 96, ry: 68 },
      shoulder: [118, -30],
      hip: [10, 0],
      hat: { y: -132, width: 70 },
      inside: panels.map((path) => ({ path, material: 'belly' })),
      beside: [
        {
          id: 'handle',
          z: 12,
          pivot: at(0, -10),
          rims: [rim],
          svg: ink.line(pole, 'accent', 18 * u + ink.look.outer * 2) + ink.stroke(pole, 'accent', 18 * u),
        },
        {
          id: 'tip',
          z: 13,
          pivot: at(0, -146),
          underHat: true,
          rims: [tip],
          svg: ink.mass(tip, 'accent', { shade: 0 }),
        },
      ],
    };
  },
);
