import { limb } from '../../../shape/limb';
import { thing } from '../thing';

/** Draws a paper bag with cord handles. */
export const bag = thing({ rx: 116, ry: 124, rise: 46 }, ({ ink, evenPoly, curve, at, u, oval, even }) => {
  const outline = evenPoly(
    [
      [104, -120],
      [116, 124],
    ],
    12,
  );
  const fold = evenPoly(
    [
      [118, -130],
      [112, -86],
    ],
    2,
  );
  const way: [number, number][] = [
    [-48, -108],
    [-44, -158],
    [0, -176],
    [44, -158],
    [48, -108],
  ];
  const handle = curve(way);
  const heart = even([
    [0, 84, 0.7],
    [14, 72],
    [28, 84],
    [20, 100],
    [0, 114, 0.4],
  ]);
  return {
    outline,
    face: { y: -2, rx: 96, ry: 76 },
    shoulder: [102, 32],
    hip: [48, 112],
    hat: { y: -114, width: 76 },
    limbs: 'accent',
    inside: [{ path: fold, material: 'belly' }],
    over: ink.area(heart, 'belly') + [-48, 48].map((x) => ink.area(oval(x, -104, 8, 8), 'accent')).join(''),
    beside: [
      {
        id: 'handle',
        z: 13,
        pivot: at(0, -110),
        underHat: true,
        rims: [
          limb(
            way.map(([x, y]) => at(x, y)),
            13 * u,
            13 * u,
          ).fill,
        ],
        svg: ink.line(handle, 'accent', 13 * u + ink.look.outer * 2) + ink.stroke(handle, 'accent', 13 * u),
      },
    ],
  };
});
