import { limb } from '../../shape/limb';
import { thing } from './thing';
import type { Form } from './form';

const pencil = thing({ rx: 76, ry: 166 }, ({ ink, evenPoly, box, poly, curve }) => {
  const outline = evenPoly(
    [
      [7, -170],
      [76, -66],
      [76, 164],
    ],
    12,
  );
  const wood = poly(
    [
      [-90, -200],
      [90, -200],
      [90, -66],
      [51, -50],
      [25, -66],
      [0, -50],
      [-25, -66],
      [-51, -50],
      [-90, -66],
    ],
    3,
  );
  return {
    outline,
    face: { y: 8, rx: 76, ry: 78 },
    shoulder: [64, 50],
    hip: [34, 146],
    hat: { y: -102, width: 46 },
    inside: [
      { path: wood, material: 'belly' },
      { path: box(0, -170, 160, 84, 2), material: 'accent' },
      { path: box(0, 112, 200, 36, 2), material: 'marking' },
      { path: box(0, 152, 200, 48, 2), material: 'nose' },
    ],
    over:
      [104, 118]
        .map((y) =>
          ink.line(
            curve([
              [-72, y],
              [72, y],
            ]),
            'marking',
            4,
          ),
        )
        .join('') +
      [-46, 46]
        .map((x) =>
          ink.line(
            curve([
              [x, 84],
              [x, 62],
            ]),
            'body',
            4,
          ),
        )
        .join(''),
  };
});

const envelope = thing({ rx: 140, ry: 96 }, ({ ink, box, poly, curve, oval }) => {
  const flap = poly(
    [
      [-140, -94],
      [140, -94],
      [0, 2],
    ],
    20,
  );
  return {
    outline: box(0, 0, 280, 192, 24),
    face: { y: 30, rx: 104, ry: 60 },
    shoulder: [124, 36],
    hip: [58, 80],
    hat: { y: -84, width: 84 },
    over:
      ink.line(
        curve([
          [-132, 86],
          [-84, 40],
        ]),
        'body',
      ) +
      ink.line(
        curve([
          [132, 86],
          [84, 40],
        ]),
        'body',
      ) +
      ink.mass(flap, 'belly', { shade: 0.4, width: ink.look.inner }) +
      ink.mass(oval(0, -16, 24, 22), 'accent', { shade: 0.4, width: ink.look.inner }) +
      ink.area(oval(-7, -23, 6, 5), 'glint', 0.7),
    limbs: 'accent',
  };
});

const house = thing({ rx: 144, ry: 132, rise: 26, limits: [-14, 14] }, ({ ink, evenPoly, poly, box, at, oval }) => {
  const outline = evenPoly(
    [
      [0, -130],
      [110, -44],
      [112, 132],
    ],
    14,
  );
  const roof = poly(
    [
      [0, -152],
      [160, -36],
      [140, -6],
      [0, -104],
      [-140, -6],
      [-160, -36],
    ],
    16,
  );
  const door = poly(
    [
      [-26, 124],
      [-26, 98],
      [-12, 84],
      [12, 84],
      [26, 98],
      [26, 124],
    ],
    8,
  );
  const chimney = box(82, -112, 40, 72, 6);
  return {
    outline,
    face: { y: 8, rx: 98, ry: 72 },
    shoulder: [98, 44],
    hip: [62, 118],
    hat: { y: -116, width: 62 },
    inside: [{ path: door, material: 'marking' }],
    over:
      ink.line(door, 'marking', ink.look.inner * 0.8) +
      ink.area(oval(15, 112, 5, 5), 'brass') +
      ink.mass(roof, 'accent', { shade: 0.6 }),
    limbs: 'accent',
    beside: [
      {
        id: 'chimney',
        z: 14,
        pivot: at(82, -80),
        underHat: true,
        rims: [chimney],
        svg: ink.mass(chimney, 'nose', { shade: 0.5 }),
      },
    ],
  };
});

const trophy = thing({ rx: 124, ry: 134 }, ({ ink, even, evenPoly, box, curve, at, u }) => {
  const outline = even([
    [0, -128],
    [92, -132, 0.5],
    [112, -116, 0.4],
    [106, -46],
    [74, 24],
    [28, 58],
    [0, 62],
  ]);
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

const umbrella = thing({ rx: 150, ry: 170, legs: 0, limits: [-14, 14] }, ({ ink, even, blob, curve, at, oval, u }) => {
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
      { id: 'tip', z: 13, pivot: at(0, -146), underHat: true, rims: [tip], svg: ink.mass(tip, 'accent', { shade: 0 }) },
    ],
  };
});

const teapot = thing({ rx: 134, ry: 106, rise: 54, legs: 40 }, ({ ink, even, blob, curve, at, oval, u }) => {
  const outline = even([
    [0, -96],
    [70, -88],
    [120, -30],
    [122, 38],
    [86, 96],
    [0, 106],
  ]);
  const lid = even([
    [0, -126],
    [44, -116],
    [76, -86],
    [60, -74],
    [0, -66],
  ]);
  const knob = oval(0, -134, 20, 18);
  const spout = blob([
    [84, 52],
    [100, -2],
    [138, -36],
    [150, -78, 0.5],
    [186, -70, 0.5],
    [174, -10],
    [134, 56],
    [96, 76],
  ]);
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

/** Things around the house and on the desk. */
export const HOUSEHOLD: Readonly<Record<string, Form>> = { pencil, envelope, house, trophy, umbrella, teapot };
