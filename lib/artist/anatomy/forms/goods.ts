import { pentagon } from '../../shape/curve';
import { limb } from '../../shape/limb';
import { join, mirror } from '../../shape/path';
import { thing } from './thing';
import type { Form } from './form';

/** The face in the bow, the bit below. */
const key = thing({ rx: 116, ry: 170, legs: 0, limits: [-14, 14] }, ({ ink, oval, box, poly, at }) => {
  const bow = join(oval(0, -62, 114, 104), mirror(oval(0, -138, 17, 14)));
  const shaft = box(0, 92, 44, 156, 14);
  const bits = [
    [96, 40],
    [140, 52],
  ].map(([y = 0, reach = 0]) =>
    poly(
      [
        [8, y - 15],
        [reach + 18, y - 15],
        [reach + 18, y + 15],
        [8, y + 15],
      ],
      7,
    ),
  );
  const collar = box(0, 48, 76, 24, 11);
  return {
    outline: bow,
    face: { y: -52, rx: 92, ry: 76 },
    shoulder: [94, -26],
    hip: [10, 0],
    hat: { y: -136, width: 74 },
    beside: [
      {
        id: 'shaft',
        z: 12,
        pivot: at(0, 30),
        rims: [shaft, ...bits],
        svg:
          [...bits, shaft].map((path) => ink.mass(path, 'body', { shade: 0.6 })).join('') +
          ink.mass(collar, 'accent', { shade: 0.5 }),
      },
    ],
  };
});

/** A balloon on its string. */
const balloon = thing({ rx: 118, ry: 172, legs: 0, limits: [-16, 16] }, ({ ink, even, poly, curve, at, u }) => {
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

/** A horseshoe that stands on its poles. */
const magnet = thing({ rx: 132, ry: 134, legs: 40, limits: [-12, 12] }, ({ ink, even, box, curve }) => {
  const outline = even([
    [0, -136],
    [76, -122],
    [124, -64],
    [132, 10],
    [132, 132, 0.9],
    [72, 132, 0.9],
    [68, 58],
    [46, 18],
    [0, 8],
  ]);
  const poles = [-1, 1].map((side) => ({ path: box(side * 104, 112, 110, 56, 2), material: 'belly' }));
  return {
    outline,
    face: { y: -58, rx: 98, ry: 68 },
    shoulder: [118, 4],
    hip: [100, 118],
    hat: { y: -120, width: 76 },
    inside: poles,
    limbs: 'accent',
    over: [-1, 1]
      .map((side) =>
        ink.line(
          curve([
            [side * 70, 84],
            [side * 130, 84],
          ]),
          'belly',
          ink.look.inner * 0.8,
        ),
      )
      .join(''),
  };
});

/** A paper bag with cord handles. */
const bag = thing({ rx: 116, ry: 124, rise: 46 }, ({ ink, evenPoly, curve, at, u, oval, even }) => {
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

/** A chrome box with a slice that has popped up. */
const toaster = thing({ rx: 142, ry: 104, rise: 56 }, ({ ink, even, box, at, oval, curve }) => {
  const outline = even([
    [0, -100],
    [86, -98],
    [132, -64],
    [140, 20],
    [142, 100, 0.6],
    [0, 104],
  ]);
  const slice = even([
    [0, -166],
    [48, -170],
    [74, -150],
    [66, -116],
    [66, -60],
    [0, -56],
  ]);
  const lever = box(140, -6, 26, 40, 10);
  return {
    outline,
    face: { y: 4, rx: 104, ry: 76 },
    shoulder: [120, 44],
    hip: [60, 92],
    hat: { y: -92, width: 84 },
    inside: [{ path: box(0, 92, 320, 36, 2), material: 'accent' }],
    limbs: 'accent',
    over:
      ink.line(
        curve([
          [-78, -78],
          [0, -84],
          [78, -78],
        ]),
        'body',
        ink.look.inner,
      ) + ink.area(oval(-112, 56, 7, 7), 'marking'),
    beside: [
      {
        id: 'slice',
        z: 14,
        pivot: at(0, -80),
        underHat: true,
        rims: [slice],
        svg: ink.mass(slice, 'marking', { shade: 0.5 }),
      },
      { id: 'lever', z: 13, pivot: at(130, -6), rims: [lever], svg: ink.mass(lever, 'accent', { shade: 0.4 }) },
    ],
  };
});

/** Patches around the face, as on the ball's front. */
const ball = thing({ rx: 128, ry: 128 }, ({ ink, oval, at, u, curve }) => {
  const places = [0, 72, 144, 216, 288].map((degrees) => (degrees * Math.PI) / 180);
  const patches = places.map((turn) => ({
    path: pentagon(...at(Math.sin(turn) * 118, -Math.cos(turn) * 118), 46 * u, turn),
    material: 'marking',
  }));
  const seams = places
    .map((turn) =>
      ink.line(
        curve([
          [Math.sin(turn + 0.628) * 98, -Math.cos(turn + 0.628) * 98],
          [Math.sin(turn + 0.628) * 122, -Math.cos(turn + 0.628) * 122],
        ]),
        'body',
        5,
      ),
    )
    .join('');
  return {
    outline: oval(0, 0, 128, 128),
    face: { y: 4, rx: 92, ry: 80 },
    shoulder: [110, 34],
    hip: [48, 104],
    hat: { y: -106, width: 82 },
    inside: patches,
    over: seams,
    limbs: 'marking',
  };
});

/** Leaves in a pot that has the face. */
const plant = thing({ rx: 110, ry: 94, rise: 132, legs: 44 }, ({ ink, evenPoly, box, blob, curve, at }) => {
  const outline = evenPoly(
    [
      [106, -86],
      [78, 94],
    ],
    18,
  );
  const rim = box(0, -74, 232, 44, 14);
  const leaf = (nodes: readonly [number, number, number?][], s: number) =>
    blob(nodes.map(([x, y, corner]) => [s * x, y, corner ?? 0]));
  const leaves = [
    ...[-1, 1].flatMap((s) => [
      leaf(
        [
          [0, -84],
          [26, -150],
          [84, -186],
          [124, -178, 0.5],
          [108, -130],
          [62, -92],
        ],
        s,
      ),
      leaf(
        [
          [10, -80],
          [60, -112],
          [118, -118],
          [152, -96, 0.5],
          [112, -78],
          [60, -72],
        ],
        s,
      ),
    ]),
    blob([
      [-14, -84],
      [-40, -150],
      [-22, -204],
      [0, -224, 0.5],
      [22, -204],
      [40, -150],
      [14, -84],
    ]),
  ];
  const veins = [
    curve([
      [0, -100],
      [0, -196],
    ]),
    ...[-1, 1].map((s) =>
      curve([
        [s * 26, -108],
        [s * 96, -166],
      ]),
    ),
  ]
    .map((path) => ink.line(path, 'accent', ink.look.inner * 0.8))
    .join('');
  return {
    outline,
    face: { y: 14, rx: 84, ry: 66 },
    shoulder: [88, 8],
    hip: [42, 80],
    hat: { y: -176, width: 64 },
    over: ink.mass(rim, 'body', { shade: 0.6 }),
    beside: [
      {
        id: 'leaves',
        z: 14,
        pivot: at(0, -80),
        limits: [-10, 10],
        rims: leaves,
        svg: leaves.map((path) => ink.mass(path, 'accent', { shade: 0.5 })).join('') + veins,
      },
    ],
  };
});

/** Things to use and to buy. */
export const GOODS: Readonly<Record<string, Form>> = { key, balloon, magnet, bag, toaster, ball, plant };
