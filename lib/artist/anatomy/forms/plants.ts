import { puffy } from '../../shape/curve';
import { thing } from './thing';
import type { Bench } from './thing';
import type { Form } from './form';

const stalk = ({ ink, evenPoly, blob }: Bench) => {
  const [stem, leaves] = [
    evenPoly(
      [
        [11, 20],
        [13, 166],
      ],
      6,
    ),
    [-1, 1].map((s) =>
      blob([
        [s * 4, 150, 0.5],
        [s * 30, 112],
        [s * 84, 104, 0.5],
        [s * 70, 140],
        [s * 34, 156],
      ]),
    ),
  ];
  return {
    svg:
      ink.mass(stem, 'accent', { shade: 0.5 }) +
      leaves.map((path) => ink.mass(path, 'accent', { shade: 0.5 })).join(''),
    rims: [stem, ...leaves],
  };
};

/** A flower: a face with a ring of petals on a stalk. */
const blossom = (petals: number, length: number, rows: number) =>
  thing({ rx: 136, ry: 166, legs: 0, limits: [-14, 14] }, (bench) => {
    const { ink, oval, at, blob } = bench;
    const petal = (turn: number) => {
      const point = (out: number, side: number): [number, number] => {
        const [s, c] = [Math.sin(turn), Math.cos(turn)];
        return [s * out + c * side, -42 - c * out + s * side];
      };
      const half = (Math.PI * 84) / petals;
      return blob([
        point(52, 0),
        point(length * 0.76, half),
        point(length, petals > 9 ? half * 0.4 : half * 0.7),
        point(length * 1.05, 0),
        point(length, petals > 9 ? -half * 0.4 : -half * 0.7),
        point(length * 0.76, -half),
      ]);
    };
    const ring = (from: number) =>
      Array.from({ length: petals }, (_, index) => petal(((index + from) * 2 * Math.PI) / petals));
    const all = rows > 1 ? [...ring(0.5), ...ring(0)] : ring(0);
    return {
      outline: oval(0, -42, 84, 82),
      face: { y: -42, rx: 76, ry: 70 },
      shoulder: [66, -8],
      hip: [10, 100],
      hat: { y: -112, width: 60 },
      limbs: 'accent',
      beside: [
        {
          id: 'petals',
          z: 14,
          pivot: at(0, -42),
          limits: [-10, 10],
          rims: all,
          svg: all.map((path) => ink.mass(path, 'belly', { shade: 0.3 })).join(''),
        },
        { id: 'stalk', z: 10, pivot: at(0, 40), ...stalk(bench) },
      ],
    };
  });

const tree = thing({ rx: 138, ry: 166, legs: 0, limits: [-12, 12] }, ({ ink, at, u, even, figure, oval }) => {
  const wide = Math.sqrt(figure.brief.shape.width);
  const trunk = even([
    [0, 10],
    [34, 16],
    [34, 110],
    [64, 160, 0.4],
    [0, 166],
  ]);
  return {
    outline: puffy(...at(0, -48), 122 * u * wide, 104 * u, 9, 0.34),
    face: { y: -36, rx: 98, ry: 80 },
    shoulder: [104, 0],
    hip: [20, 150],
    hat: { y: -140, width: 76 },
    limbs: 'accent',
    inside: [
      [-84, -92, 12],
      [76, -106, 14],
      [104, -30, 10],
      [-104, -16, 10],
    ].map(([x = 0, y = 0, r = 0]) => ({ path: oval(x, y, r, r), material: 'belly' })),
    beside: [{ id: 'trunk', z: 12, pivot: at(0, 60), rims: [trunk], svg: ink.mass(trunk, 'accent', { shade: 0.7 }) }],
  };
});

const mushroom = thing({ rx: 138, ry: 136, legs: 40 }, ({ ink, even, oval }) => {
  const cap = even([
    [0, -140],
    [70, -124],
    [122, -70],
    [142, -18],
    [122, 0],
    [60, -6],
    [0, -10],
  ]);
  const dots = [
    [-74, -58, 24, 20],
    [4, -104, 30, 22],
    [80, -70, 22, 20],
    [-20, -40, 16, 12],
    [112, -24, 12, 12],
  ]
    .map(([x = 0, y = 0, rx = 0, ry = 0]) => ink.area(oval(x, y, rx, ry), 'belly'))
    .join('');
  return {
    outline: even([
      [0, -60],
      [66, -40],
      [84, 20],
      [104, 96],
      [84, 132],
      [0, 138],
    ]),
    face: { y: 52, rx: 84, ry: 66 },
    shoulder: [78, 62],
    hip: [40, 114],
    hat: { y: -124, width: 76 },
    over: ink.mass(cap, 'accent', { shade: 0.7 }) + dots,
  };
});

const leaf = thing({ rx: 112, ry: 150, rise: 14 }, ({ ink, even, curve, at }) => {
  const stem = curve([
    [0, -130],
    [4, -156],
    [18, -176],
  ]);
  return {
    outline: even([
      [0, -150, 0.6],
      [52, -104],
      [106, -24],
      [104, 62],
      [56, 128],
      [0, 150, 0.3],
    ]),
    face: { y: 14, rx: 88, ry: 78 },
    shoulder: [92, 40],
    hip: [26, 116],
    hat: { y: -104, width: 54 },
    over:
      ink.line(
        curve([
          [0, -128],
          [0, -66],
        ]),
        'body',
      ) +
      [-1, 1]
        .map((s) =>
          [
            [-86, 32],
            [96, 60],
          ]
            .map(([y = 0, x = 0], index) =>
              ink.line(
                curve([
                  [s * (index ? 30 : 4), y],
                  [s * (index ? x : 40), y - 24],
                ]),
                'body',
              ),
            )
            .join(''),
        )
        .join(''),
    beside: [{ id: 'stem', z: 12, pivot: at(0, -138), underHat: true, rims: [], svg: ink.line(stem, 'accent', 14) }],
  };
});

const pumpkin = thing({ rx: 146, ry: 110, rise: 44 }, ({ ink, even, blob, curve, at }) => {
  const stem = blob([
    [-16, -88],
    [-12, -124],
    [-30, -146, 0.5],
    [6, -154, 0.5],
    [16, -122],
    [20, -88],
  ]);
  return {
    outline: even([
      [0, -96, 0.2],
      [40, -110],
      [84, -96],
      [126, -70],
      [148, 0],
      [130, 72],
      [88, 104],
      [44, 110],
      [0, 104],
    ]),
    face: { y: 8, rx: 108, ry: 76 },
    shoulder: [128, 26],
    hip: [52, 90],
    hat: { y: -96, width: 84 },
    over: [-1, 1]
      .map(
        (s) =>
          ink.line(
            curve([
              [s * 70, -92],
              [s * 104, -40],
            ]),
            'body',
          ) +
          ink.line(
            curve([
              [s * 108, 44],
              [s * 78, 92],
            ]),
            'body',
          ) +
          ink.line(
            curve([
              [s * 24, -98],
              [s * 34, -72],
            ]),
            'body',
          ),
      )
      .join(''),
    beside: [
      {
        id: 'stem',
        z: 16,
        pivot: at(0, -92),
        underHat: true,
        rims: [stem],
        svg: ink.mass(stem, 'accent', { shade: 0.5 }),
      },
    ],
  };
});

/** Plants with a face. */
export const PLANTS: Readonly<Record<string, Form>> = {
  blossom: blossom(7, 122, 1),
  sunflower: blossom(13, 134, 2),
  tree,
  mushroom,
  leaf,
  pumpkin,
};
