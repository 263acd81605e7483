import type { Node } from '../../../shape/path';
import { limb } from '../../../shape/limb';
import { thing } from '../thing';

const OUTLINE: readonly Node[] = [
  [0, -128],
  [92, -132, 0.5],
  [112, -116, 0.4],
  [106, -46],
  [74, 24],
  [28, 58],
  [0, 62],
];

/** A trophy with a face; numbers are pixels of the reference figure from its centre, with y down. */
export const trophy = thing({ rx: 124, ry: 134 }, ({ ink, even, evenPoly, box, curve, at, u }) => {
  const outline = even(OUTLINE);
  const stem = evenPoly(
    [
      [26, 40],
      [22, 84],
      [40, 98],
    ],
    6,
  );
  const foot = box(0, 114, 156, 42, 12);
  const grips = [-1, 1].map((side) =>
    curve([
      [side * 96, -96],
      [side * 150, -100],
      [side * 150, -30],
      [side * 86, 2],
    ]),
  );
  const rims = [-1, 1].map(
    (side) =>
      limb([at(side * 96, -96), at(side * 146, -98), at(side * 146, -34), at(side * 86, 2)], 18 * u, 18 * u).fill,
  );
  const edge = ink.look.outer;
  return {
    outline,
    face: { y: -44, rx: 92, ry: 72 },
    shoulder: [80, 0],
    hip: [48, 118],
    hat: { y: -122, width: 78 },
    over: ink.line(
      curve([
        [-96, -108],
        [0, -102],
        [96, -108],
      ]),
      'body',
      ink.look.inner * 0.8,
    ),
    beside: [
      {
        id: 'handles',
        z: 12,
        pivot: at(0, -40),
        rims,
        svg: grips.map((path) => ink.line(path, 'body', 18 * u + edge * 2) + ink.stroke(path, 'body', 18 * u)).join(''),
      },
      {
        id: 'base',
        z: 14,
        pivot: at(0, 60),
        rims: [stem, foot],
        svg: ink.mass(stem, 'body', { shade: 0.8 }) + ink.mass(foot, 'accent', { shade: 0.6 }),
      },
    ],
  };
});
