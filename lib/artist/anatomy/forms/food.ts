import { join, mirror } from '../../shape/path';
import type { Path } from '../../shape/path';
import { limb } from '../../shape/limb';
import { thing } from './thing';
import type { Bench } from './thing';
import type { Form } from './form';

const dots = ({ oval }: Bench, places: readonly (readonly [x: number, y: number, r: number])[], material: string) =>
  places.map(([x, y, r]) => ({ path: oval(x, y, r, r), material }));

const pizza = thing({ rx: 134, ry: 146, rise: 12 }, (bench) => {
  const { ink, u, at, curve, evenPoly } = bench;
  const outline = evenPoly(
    [
      [134, -116],
      [0, 148],
    ],
    34,
  );
  const crust = limb([at(-122, -112), at(0, -132), at(122, -112)], 52 * u, 52 * u).fill;
  const drip = bench.even([
    [0, -96],
    [118, -96],
    [112, -74],
    [84, -84, 0.2],
    [64, -62],
    [40, -86, 0.2],
    [14, -74],
    [0, -84],
  ]);
  return {
    outline,
    face: { y: -4, rx: 82, ry: 74 },
    shoulder: [66, -12],
    hip: [20, 92],
    hat: { y: -142, width: 78 },
    inside: [
      { path: drip, material: 'belly' },
      ...dots(
        bench,
        [
          [-80, -58, 25],
          [88, -50, 23],
          [2, 104, 24],
          [-8, -70, 15],
        ],
        'accent',
      ),
      ...dots(
        bench,
        [
          [-54, 22, 8],
          [48, 40, 8],
        ],
        'marking',
      ),
    ],
    over:
      ink.mass(crust, 'belly', { shade: 0.6 }) +
      ink.line(
        curve([
          [-86, -124],
          [-70, -128],
        ]),
        'belly',
      ) +
      ink.line(
        curve([
          [50, -130],
          [72, -127],
        ]),
        'belly',
      ),
    limbs: 'belly',
  };
});

const burger = thing({ rx: 134, ry: 122 }, ({ ink, even, blob, box, oval, poly }) => {
  const outline = even([
    [0, -122],
    [74, -108],
    [122, -60],
    [130, 0],
    [128, 40],
    [130, 84],
    [112, 116],
    [0, 122],
  ]);
  const lettuce = blob([
    [-142, 24],
    [-100, 14],
    [0, 10],
    [100, 14],
    [142, 24],
    [128, 46],
    [100, 36, 0.2],
    [74, 54],
    [44, 38, 0.2],
    [14, 56],
    [-20, 38, 0.2],
    [-50, 54],
    [-80, 36, 0.2],
    [-108, 50],
  ]);
  const seeds = [
    [-58, -86, 20],
    [-10, -102, 0],
    [46, -92, -18],
    [88, -62, -40],
    [-94, -52, 40],
  ].map(([x = 0, y = 0]) => ({ path: oval(x, y, 10, 6), material: 'tooth' }));
  return {
    outline,
    face: { y: -34, rx: 104, ry: 64 },
    shoulder: [112, 10],
    hip: [52, 96],
    hat: { y: -106, width: 80 },
    inside: seeds,
    over:
      ink.mass(box(0, 60, 272, 46, 23), 'accent', { shade: 0.6 }) +
      ink.mass(
        poly(
          [
            [-124, 30],
            [124, 30],
            [70, 40],
            [44, 70],
            [14, 42],
            [-60, 42],
            [-82, 62],
            [-104, 40],
          ],
          8,
        ),
        'belly',
        { shade: 0, width: ink.look.inner },
      ) +
      ink.mass(lettuce, 'marking', { shade: 0.4 }),
  };
});

const donut = thing({ rx: 134, ry: 128 }, (bench) => {
  const { ink, oval, blob, curve } = bench;
  const hole = (r: number): Path => mirror(oval(0, -58, r, r * 0.8));
  const ice = blob([
    [0, -122],
    [76, -106],
    [118, -56],
    [120, 12],
    [104, 62, 0.1],
    [84, 56],
    [62, 92, 0.1],
    [32, 88],
    [4, 106, 0.1],
    [-30, 86],
    [-60, 94, 0.1],
    [-84, 58],
    [-106, 64, 0.1],
    [-120, 10],
    [-118, -56],
    [-76, -106],
  ]);
  const sprinkles = [
    [-88, -52, 30, 'belly'],
    [-60, -92, -30, 'marking'],
    [62, -94, 40, 'belly'],
    [94, -46, -20, 'marking'],
    [-98, 6, -40, 'marking'],
    [98, 6, 30, 'belly'],
    [8, -106, 80, 'belly'],
    [-56, 66, 20, 'belly'],
    [58, 68, -30, 'marking'],
  ] as const;
  return {
    outline: join(oval(0, 0, 132, 126), hole(34)),
    face: { y: 16, rx: 92, ry: 58 },
    shoulder: [118, 24],
    hip: [48, 100],
    hat: { y: -112, width: 78 },
    over:
      ink.mass(join(ice, hole(40)), 'accent', { shade: 0.6 }) +
      sprinkles
        .map(([x, y, tilt, token]) =>
          ink.stroke(
            curve([
              [x - Math.cos(tilt) * 7, y - Math.sin(tilt) * 7],
              [x + Math.cos(tilt) * 7, y + Math.sin(tilt) * 7],
            ]),
            token,
            9 * bench.u,
          ),
        )
        .join(''),
  };
});

const cherry = ({ ink, oval, curve, at }: Bench, y: number) => {
  const fruit = oval(0, y, 24, 22);
  return {
    id: 'cherry',
    z: 24,
    pivot: at(0, y + 16),
    limits: [-14, 14] as const,
    underHat: true,
    rims: [fruit],
    svg:
      ink.line(
        curve([
          [2, y - 18],
          [8, y - 38],
          [26, y - 50],
        ]),
        'accent',
        8,
      ) +
      ink.mass(fruit, 'accent', { shade: 0.6 }) +
      ink.area(oval(-8, y - 8, 6, 5), 'glint', 0.7),
  };
};

const iceCream = thing({ rx: 112, ry: 170, rise: 46, legs: 36 }, (bench) => {
  const { ink, even, evenPoly, curve, at } = bench;
  const outline = even([
    [0, -170],
    [66, -156],
    [106, -100],
    [110, -36],
    [122, -8],
    [106, 22, 0.1],
    [78, 8],
    [54, 36, 0.1],
    [26, 14],
    [0, 30],
  ]);
  const cone = evenPoly(
    [
      [92, -10],
      [0, 176],
    ],
    20,
  );
  const grid =
    [-56, -14, 28]
      .map((x) =>
        ink.line(
          curve([
            [x - 20, 20],
            [x * 0.35 + 26, 110],
          ]),
          'belly',
        ),
      )
      .join('') +
    [56, 14, -28]
      .map((x) =>
        ink.line(
          curve([
            [x + 20, 20],
            [x * 0.35 - 26, 110],
          ]),
          'belly',
        ),
      )
      .join('');
  return {
    outline,
    face: { y: -62, rx: 94, ry: 80 },
    shoulder: [92, -16],
    hip: [14, 112],
    hat: { y: -150, width: 70 },
    limbs: 'belly',
    beside: [
      { id: 'cone', z: 18, pivot: at(0, 10), svg: ink.mass(cone, 'belly', { shade: 0.7 }) + grid, rims: [cone] },
      cherry(bench, -176),
    ],
  };
});

const cupcake = thing({ rx: 130, ry: 138, rise: 44 }, (bench) => {
  const { ink, even, evenPoly, curve, at, oval } = bench;
  const outline = even([
    [0, -140, 0.3],
    [38, -124],
    [54, -100],
    [88, -86],
    [98, -54],
    [124, -34],
    [130, 6],
    [104, 34],
    [54, 28, 0.1],
    [0, 42],
  ]);
  const cup = evenPoly(
    [
      [108, 8],
      [80, 138],
    ],
    18,
  );
  const pleats = [-66, -34, 0, 34, 66]
    .map((x) =>
      ink.line(
        curve([
          [x * 1.16, 40],
          [x * 0.92, 126],
        ]),
        'belly',
      ),
    )
    .join('');
  return {
    outline,
    face: { y: -34, rx: 98, ry: 66 },
    shoulder: [98, 8],
    hip: [42, 120],
    hat: { y: -124, width: 62 },
    limbs: 'belly',
    inside: [
      [-52, -92],
      [30, -110],
      [76, -70],
      [-98, -20],
      [104, -14],
    ].map(([x = 0, y = 0], index) => ({ path: oval(x, y, 8, 8), material: index % 2 ? 'accent' : 'marking' })),
    beside: [
      { id: 'wrapper', z: 18, pivot: at(0, 20), svg: ink.mass(cup, 'belly', { shade: 0.7 }) + pleats, rims: [cup] },
      cherry(bench, -148),
    ],
  };
});

/** Pastries, fast food and sweets. */
export const FOOD: Readonly<Record<string, Form>> = { pizza, burger, donut, ice_cream: iceCream, cupcake };
