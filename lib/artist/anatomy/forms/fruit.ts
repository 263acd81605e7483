import { thing } from './thing';
import type { Bench } from './thing';
import type { Form } from './form';

const stem = ({ ink, curve }: Bench, y: number) =>
  ink.line(
    curve([
      [0, y],
      [4, y - 24],
      [16, y - 42],
    ]),
    'marking',
    18,
  ) +
  ink.stroke(
    curve([
      [0, y],
      [4, y - 24],
      [16, y - 42],
    ]),
    'marking',
    11,
  );

const avocado = thing({ rx: 116, ry: 146 }, ({ ink, even, oval }) => {
  const outline = even([
    [0, -148],
    [50, -134],
    [74, -82],
    [98, -14],
    [118, 60],
    [92, 124],
    [0, 148],
  ]);
  const flesh = even([
    [0, -128],
    [38, -116],
    [56, -74],
    [80, -6],
    [98, 62],
    [76, 110],
    [0, 128],
  ]);
  return {
    outline,
    face: { y: -32, rx: 78, ry: 62 },
    shoulder: [88, 18],
    hip: [44, 118],
    hat: { y: -124, width: 60 },
    over:
      ink.mass(flesh, 'belly', { shade: 0.4, width: ink.look.inner }) +
      ink.mass(oval(0, 80, 40, 40), 'accent', { shade: 0.8, width: ink.look.inner }) +
      ink.area(oval(-13, 67, 10, 8), 'accent_light'),
  };
});

const apple = thing({ rx: 130, ry: 124, rise: 42 }, (bench) => {
  const { ink, even, blob, curve, at } = bench;
  const outline = even([
    [0, -94, 0.3],
    [40, -116],
    [98, -104],
    [130, -40],
    [122, 36],
    [86, 108],
    [40, 122],
    [0, 108, 0.2],
  ]);
  const leaf = blob([
    [8, -112, 0.5],
    [30, -150],
    [72, -158, 0.5],
    [66, -124],
    [34, -106],
  ]);
  return {
    outline,
    face: { y: 8, rx: 104, ry: 80 },
    shoulder: [114, 20],
    hip: [46, 96],
    hat: { y: -92, width: 80 },
    beside: [
      {
        id: 'leaf',
        z: 16,
        pivot: at(6, -100),
        limits: [-16, 16],
        underHat: true,
        svg:
          stem(bench, -84) +
          ink.mass(leaf, 'accent', { shade: 0.5 }) +
          ink.line(
            curve([
              [18, -118],
              [54, -146],
            ]),
            'accent',
          ),
        rims: [leaf],
      },
    ],
  };
});

const banana = thing({ rx: 108, ry: 166 }, ({ ink, blob, curve }) => {
  const outline = blob([
    [-34, -166, 0.4],
    [-2, -172, 0.4],
    [12, -134],
    [62, -92],
    [94, -18],
    [92, 58],
    [58, 128],
    [4, 164, 0.2],
    [-26, 158, 0.5],
    [-26, 134, 0.3],
    [-58, 88],
    [-72, 20],
    [-70, -50],
    [-46, -110],
    [-38, -140],
  ]);
  const top = blob([
    [-60, -200],
    [30, -200],
    [18, -142],
    [-10, -148],
    [-56, -138],
  ]);
  const tip = blob([
    [-50, 150, 0.3],
    [-18, 136],
    [8, 150],
    [20, 190],
    [-50, 190],
  ]);
  return {
    outline,
    face: { x: 10, y: -14, rx: 80, ry: 82 },
    shoulder: [78, 34],
    leftShoulder: [56, 34],
    hip: [24, 126],
    hat: { y: -134, width: 52 },
    inside: [
      { path: top, material: 'accent' },
      { path: tip, material: 'accent' },
    ],
    over:
      ink.line(
        curve([
          [20, -122],
          [62, -76],
        ]),
        'body',
      ) +
      ink.line(
        curve([
          [70, 74],
          [44, 116],
        ]),
        'body',
      ),
    feet: 'accent',
  };
});

const strawberry = thing({ rx: 122, ry: 132, rise: 34 }, (bench) => {
  const { ink, even, blob, oval, at } = bench;
  const outline = even([
    [0, -112],
    [64, -124],
    [118, -82],
    [114, -12],
    [70, 84],
    [22, 130],
    [0, 132],
  ]);
  const crown = blob([
    [0, -92, 0.3],
    [-22, -112],
    [-52, -74, 0.6],
    [-58, -108],
    [-108, -92, 0.6],
    [-78, -128],
    [-92, -154, 0.6],
    [-40, -140],
    [0, -164, 0.6],
    [40, -140],
    [92, -154, 0.6],
    [78, -128],
    [108, -92, 0.6],
    [58, -108],
    [52, -74, 0.6],
    [22, -112],
  ]);
  const seeds = [
    [-88, -40],
    [88, -36],
    [-78, 18],
    [76, 24],
    [-42, 62],
    [42, 66],
    [0, 92],
    [-100, -72],
    [100, -74],
    [0, -62],
  ].map(([x = 0, y = 0]) => ({ path: oval(x, y, 5, 8), material: 'belly' }));
  return {
    outline,
    face: { y: -16, rx: 92, ry: 76 },
    shoulder: [92, 6],
    hip: [26, 102],
    hat: { y: -108, width: 76 },
    inside: seeds,
    beside: [
      {
        id: 'crown_leaves',
        z: 32,
        pivot: at(0, -112),
        limits: [-10, 10],
        underHat: true,
        svg: ink.mass(crown, 'accent', { shade: 0.5 }),
        rims: [crown],
      },
    ],
  };
});

const carrot = thing({ rx: 94, ry: 156, rise: 66 }, (bench) => {
  const { ink, even, blob, curve, at } = bench;
  const outline = even([
    [0, -138],
    [60, -140],
    [94, -96],
    [86, -20],
    [58, 74],
    [26, 144],
    [0, 156],
  ]);
  const fronds = [-1, 1]
    .map((s) =>
      blob([
        [s * 4, -124],
        [s * 26, -168],
        [s * 64, -196],
        [s * 74, -168],
        [s * 48, -140],
      ]),
    )
    .concat([
      blob([
        [-14, -124],
        [-26, -176],
        [0, -216],
        [26, -176],
        [14, -124],
      ]),
    ]);
  return {
    outline,
    face: { y: -42, rx: 80, ry: 78 },
    shoulder: [70, 6],
    hip: [20, 112],
    hat: { y: -122, width: 66 },
    over: [
      [-56, 62, -24, 66],
      [58, 34, 30, 40],
      [-70, -104, -44, -100],
      [16, 96, 38, 92],
    ]
      .map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) =>
        ink.line(
          curve([
            [x1, y1],
            [x2, y2],
          ]),
          'body',
        ),
      )
      .join(''),
    beside: [
      {
        id: 'fronds',
        z: 14,
        pivot: at(0, -126),
        limits: [-16, 16],
        underHat: true,
        svg: fronds.map((path) => ink.mass(path, 'accent', { shade: 0.5 })).join(''),
        rims: fronds,
      },
    ],
  };
});

/** Zigzag shell below, smooth above. */
const egg = thing({ rx: 114, ry: 142 }, ({ ink, even, poly }) => {
  const outline = even([
    [0, -142],
    [56, -122],
    [98, -48],
    [114, 30],
    [92, 104],
    [0, 142],
  ]);
  const shell = poly(
    [
      [-140, 44],
      [-92, 74],
      [-58, 44],
      [-24, 78],
      [12, 46],
      [46, 78],
      [82, 46],
      [112, 72],
      [150, 44],
      [150, 180],
      [-150, 180],
    ],
    3,
  );
  return {
    outline,
    face: { y: -18, rx: 92, ry: 80 },
    shoulder: [98, 30],
    hip: [42, 120],
    hat: { y: -112, width: 68 },
    inside: [{ path: shell, material: 'belly' }],
    over: ink.line(
      poly(
        [
          [-92, 74],
          [-58, 44],
          [-24, 78],
          [12, 46],
          [46, 78],
          [82, 46],
        ],
        3,
      ).slice(0, -2),
      'belly',
      ink.look.inner * 0.8,
    ),
    limbs: 'accent',
  };
});

const taco = thing({ rx: 150, ry: 106, rise: 24 }, (bench) => {
  const { ink, even, oval, at } = bench;
  const outline = even([
    [0, -106],
    [74, -90],
    [126, -26],
    [146, 66],
    [132, 104, 0.2],
    [0, 106],
  ]);
  const lettuce = [
    [-128, -8, 40],
    [-96, -62, 42],
    [-46, -100, 44],
    [12, -114, 44],
    [68, -94, 42],
    [108, -50, 40],
    [134, 8, 34],
  ].map(([x = 0, y = 0, r = 0]) => oval(x, y, r, r * 0.9));
  const bits = [
    [-118, -66, 28],
    [-20, -140, 28],
    [94, -106, 26],
  ].map(([x = 0, y = 0, r = 0]) => oval(x, y, r, r));
  const meat = [
    [-70, -112, 28],
    [38, -136, 28],
    [136, -38, 26],
  ].map(([x = 0, y = 0, r = 0]) => oval(x, y, r, r * 0.8));
  return {
    outline,
    face: { y: 20, rx: 106, ry: 74 },
    shoulder: [122, 32],
    hip: [58, 88],
    hat: { y: -96, width: 84 },
    inside: [
      [-92, -16],
      [88, -30],
      [-30, -78],
      [36, -66],
      [110, 66],
      [-112, 70],
    ].map(([x = 0, y = 0]) => ({ path: oval(x, y, 9, 6), material: 'nose' })),
    beside: [
      {
        id: 'filling',
        z: 14,
        pivot: at(0, -40),
        svg: [
          ...bits.map((path) => ink.mass(path, 'accent', { shade: 0.5 })),
          ...meat.map((path) => ink.mass(path, 'belly', { shade: 0.5 })),
          ...lettuce.map((path) => ink.mass(path, 'marking', { shade: 0.4 })),
        ].join(''),
        rims: [...lettuce, ...bits, ...meat],
      },
    ],
  };
});

/** Fruit, vegetables, eggs and tacos. */
export const FRUIT: Readonly<Record<string, Form>> = { avocado, apple, banana, strawberry, carrot, egg, taco };
