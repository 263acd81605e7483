import type { Point, Node } from '../../../shape/path';
import { limb } from '../../../shape/limb';
import { thing } from '../thing';

const OUTLINE: readonly Point[] = [
  [0, -96],
  [70, -88],
  [120, -30],
  [122, 38],
  [86, 96],
  [0, 106],
];

const LID: readonly Point[] = [
  [0, -126],
  [44, -116],
  [76, -86],
  [60, -74],
  [0, -66],
];

const SPOUT: readonly Node[] = [
  [84, 52],
  [100, -2],
  [138, -36],
  [150, -78, 0.5],
  [186, -70, 0.5],
  [174, -10],
  [134, 56],
  [96, 76],
];

/** A teapot with a face; numbers are pixels of the reference figure from its centre, with y down. */
export const teapot = thing({ rx: 134, ry: 106, rise: 54, legs: 40 }, ({ ink, even, blob, curve, at, oval, u }) => {
  const outline = even(OUTLINE);
  const lid = even(LID);
  const knob = oval(0, -134, 20, 18);
  const spout = blob(SPOUT);
  const grip = curve([
    [-96, -56],
    [-164, -62],
    [-172, 20],
    [-104, 48],
  ]);
  const rim = limb([at(-96, -56), at(-160, -60), at(-168, 18), at(-104, 48)], 22 * u, 22 * u).fill;
  return {
    outline,
    face: { y: 4, rx: 100, ry: 76 },
    shoulder: [104, 44],
    hip: [50, 84],
    hat: { y: -104, width: 66 },
    over:
      [-64, 64].map((x) => ink.area(oval(x, 76, 9, 8), 'accent')).join('') + ink.mass(lid, 'accent', { shade: 0.5 }),
    beside: [
      {
        id: 'knob',
        z: 18,
        pivot: at(0, -124),
        underHat: true,
        rims: [knob],
        svg: ink.mass(knob, 'accent', { shade: 0.5 }),
      },
      { id: 'spout', z: 14, pivot: at(100, 40), rims: [spout], svg: ink.mass(spout, 'body', { shade: 0.6 }) },
      {
        id: 'handle',
        z: 13,
        pivot: at(-96, 0),
        rims: [rim],
        svg: ink.line(grip, 'accent', 22 * u + ink.look.outer * 2) + ink.stroke(grip, 'accent', 22 * u),
      },
    ],
  };
});
