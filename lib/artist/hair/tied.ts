import type { Node } from '../shape/path';
import { ball, both, even, paired, parted, type HairSystem, type Lock } from './system';

/** Hair that is combed back from the face, with lines toward the point where it is tied. */
const COMBED: readonly Node[] = even([
  [0, -1.15],
  [0.56, -1.04],
  [0.96, -0.52],
  [1.02, -0.04],
  [0.97, 0.14, 0.6],
  [0.87, -0.16],
  [0.64, -0.5],
  [0.3, -0.64],
  [0, -0.67],
]);
const COMBED_LINES = paired([
  [
    [0.3, -0.7],
    [0.3, -0.86],
    [0.18, -1.04],
  ],
  [
    [0.74, -0.46],
    [0.7, -0.72],
    [0.5, -0.92],
  ],
]);

/** The same with a side parting, and hair that sweeps low over the brow on the long side. */
const SIDE_PARTED: readonly Node[] = parted(
  even([
    [0, -1.16],
    [0.58, -1.06],
    [1.0, -0.52],
    [1.08, 0.02],
    [1.04, 0.36, 0.5],
    [0.9, 0.1],
    [0.76, -0.3],
    [0.4, -0.54],
    [0, -0.84, 0.8],
  ]),
  0.3,
);

/** A ball of hair with a spiral line. */
const coil = (x: number, y: number, r: number): Pick<Lock, 'shape' | 'lines'> => ({
  shape: ball(x, y, r, r * 0.96),
  lines: [
    [
      [x - r * 0.62, y + r * 0.3],
      [x - r * 0.5, y - r * 0.36],
      [x + r * 0.1, y - r * 0.6],
      [x + r * 0.54, y - r * 0.1],
      [x + r * 0.16, y + r * 0.36],
      [x - r * 0.16, y + r * 0.04],
    ],
  ],
});

const bun: HairSystem = {
  words:
    'bun buns hair_bun man_bun high_bun messy_bun topknot top_knot updo dutt haarknoten rodete chignon coque ' +
    'hochsteckfrisur',
  worn: { women: 2, men: 0.1 },
  rise: 0.76,
  front: COMBED,
  lines: COMBED_LINES,
  locks: [
    { id: 'bun', at: [0, -1.1], layer: 'beside', ...coil(0, -1.36, 0.4), ties: [[0, -1.08, 0.26]], crowning: true },
  ],
};

const lowBun: HairSystem = {
  words: 'low_bun side_bun',
  worn: { women: 1, men: 0 },
  rise: 0.16,
  front: SIDE_PARTED,
  lines: [
    [
      [0.46, -0.98],
      [0.86, -0.6],
      [1.0, -0.14],
    ],
    [
      [0.1, -0.94],
      [-0.46, -0.74],
      [-0.82, -0.34],
    ],
  ],
  locks: [{ id: 'bun', at: [0.8, 0.6], layer: 'beside', ...coil(0.96, 0.66, 0.36) }],
};

const spaceBuns: HairSystem = {
  words: 'space_bun space_buns double_bun double_buns odango odangos',
  worn: { women: 0.7, men: 0 },
  rise: 0.56,
  front: COMBED,
  lines: [
    [
      [0, -1.1],
      [0, -0.72],
    ],
    ...paired([
      [
        [0.3, -0.7],
        [0.42, -0.86],
        [0.5, -0.98],
      ],
    ]),
  ],
  locks: both({
    id: 'bun',
    at: [0.62, -0.92],
    layer: 'beside',
    ...coil(0.78, -1.12, 0.37),
    ties: [[0.62, -0.9, 0.2]],
    crowning: true,
  }),
};

const ponytail: HairSystem = {
  words: 'ponytail pony_tail pferdeschwanz coleta cola_de_caballo rabo_de_cavalo coda_di_cavallo queue_de_cheval',
  worn: { women: 2.4, men: 0.2, deep: 0.8 },
  rise: 0.46,
  front: COMBED,
  lines: COMBED_LINES,
  locks: [
    {
      id: 'ponytail',
      at: [0.42, -0.84],
      layer: 'behind',
      shape: [
        [0.16, -0.72, 0.4],
        [0.42, -1.3],
        [1.0, -1.4],
        [1.5, -0.98],
        [1.66, -0.3],
        [1.56, 0.36],
        [1.72, 0.92, 0.6],
        [1.26, 0.78],
        [1.02, 0.3],
        [1.16, -0.3],
        [0.92, -0.62],
      ],
      lines: [
        [
          [0.84, -1.12],
          [1.26, -0.86],
          [1.4, -0.2],
          [1.32, 0.4],
        ],
      ],
      ties: [[0.6, -1.04, 0.2]],
    },
  ],
};

const pigtails: HairSystem = {
  words: 'pigtail pigtails coletas couettes codini rattenschwanze marias_chiquinhas',
  worn: { women: 1, men: 0 },
  rise: 0.16,
  front: COMBED,
  lines: [
    [
      [0, -1.1],
      [0, -0.72],
    ],
    ...paired([
      [
        [0.2, -0.86],
        [0.62, -0.62],
        [0.94, -0.2],
      ],
    ]),
  ],
  locks: both({
    id: 'pigtail',
    at: [0.88, -0.18],
    layer: 'beside',
    shape: [
      [0.66, -0.2, 0.5],
      [1.08, -0.46],
      [1.46, -0.36],
      [1.68, 0.1],
      [1.62, 0.62],
      [1.42, 0.98, 0.6],
      [1.18, 0.72],
      [1.14, 0.3],
    ],
    lines: [
      [
        [1.26, -0.14],
        [1.42, 0.2],
        [1.4, 0.62],
      ],
    ],
    ties: [[1.06, -0.2, 0.14]],
  }),
};

/** Hairstyles of tied hair. */
export const TIED_HAIR = { bun, low_bun: lowBun, space_buns: spaceBuns, ponytail, pigtails };
