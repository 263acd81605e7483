import type { Node } from '../shape/path';
import { even, type HairSystem } from './system';

const short: HairSystem = {
  words: 'short_haired kurze_haare kurzhaarig',
  described: 'short kurze kurzen kurz corto corta court courts corti curto',
  broad: true,
  worn: { women: 0, men: 3 },
  rise: 0.22,
  front: [
    [-1.0, 0.0, 0.3],
    [-1.06, -0.5],
    [-0.62, -1.12],
    [0.1, -1.22],
    [0.76, -1.02],
    [1.06, -0.5],
    [1.0, 0.0, 0.3],
    [0.84, -0.36],
    [0.5, -0.5],
    [0.16, -0.66, 0.4],
    [-0.3, -0.42],
    [-0.8, -0.38],
  ],
  lines: [
    [
      [0.22, -1.06],
      [-0.2, -0.86],
      [-0.62, -0.66],
    ],
    [
      [0.42, -0.9],
      [0.74, -0.72],
      [0.9, -0.46],
    ],
  ],
};

const tousled: HairSystem = {
  words: 'tousled bedhead messy_hair struwwelig',
  described: 'tousled messy spiky shaggy unkempt scruffy zerzaust despeinado ebouriffe spettinato',
  worn: { women: 0, men: 2.4, deep: 0.4 },
  rise: 0.38,
  front: [
    [-0.99, 0.0, 0.3],
    [-1.06, -0.5],
    [-1.12, -0.84, 0.6],
    [-0.8, -0.98],
    [-0.66, -1.3, 0.6],
    [-0.3, -1.18],
    [0.02, -1.42, 0.6],
    [0.24, -1.18],
    [0.62, -1.36, 0.6],
    [0.76, -1.04],
    [1.1, -1.02, 0.6],
    [1.06, -0.5],
    [0.99, 0.0, 0.3],
    [0.84, -0.4],
    [0.66, -0.56, 0.3],
    [0.4, -0.34, 0.5],
    [0.16, -0.58, 0.3],
    [-0.14, -0.32, 0.5],
    [-0.4, -0.56, 0.3],
    [-0.66, -0.34, 0.5],
    [-0.86, -0.44],
  ],
  lines: [
    [
      [-0.5, -1.0],
      [-0.32, -0.78],
    ],
    [
      [0.1, -1.08],
      [0.14, -0.8],
    ],
    [
      [0.62, -0.98],
      [0.52, -0.74],
    ],
  ],
};

const crop: HairSystem = {
  words: 'crop_cut crop_haircut crew_cut quiff undercut pompadour',
  described: 'crop cropped fade faded',
  worn: { women: 0, men: 2.6 },
  rise: 0.4,
  front: [
    [-0.95, -0.16, 0.5],
    [-0.98, -0.56],
    [-0.9, -1.02],
    [-0.5, -1.3],
    [0.1, -1.38],
    [0.62, -1.24],
    [0.92, -0.94],
    [0.98, -0.54],
    [0.95, -0.16, 0.5],
    [0.84, -0.46],
    [0.74, -0.66, 0.5],
    [0.3, -0.74],
    [-0.3, -0.7],
    [-0.74, -0.62, 0.5],
    [-0.84, -0.42],
  ],
  lines: [
    [
      [-0.5, -0.8],
      [-0.44, -1.0],
      [-0.16, -1.16],
    ],
    [
      [-0.1, -0.86],
      [0.02, -1.04],
      [0.3, -1.18],
    ],
    [
      [0.34, -0.88],
      [0.48, -1.02],
      [0.72, -1.1],
    ],
  ],
};

const buzz: HairSystem = {
  words: 'buzzcut buzz_cut crewcut shaved_head rapado',
  described: 'buzzed shaved shaven',
  worn: { women: 0, men: 1.2, deep: 2 },
  rise: 0.08,
  front: even([
    [0, -1.07],
    [0.54, -0.94],
    [0.93, -0.42],
    [0.97, -0.08, 0.6],
    [0.84, -0.2, 0.5],
    [0.78, -0.5, 0.6],
    [0.4, -0.6],
    [0, -0.62],
  ]),
};

const pixie: HairSystem = {
  words: 'pixie_cut pixie_haircut garconne',
  described: 'pixie elfin',
  worn: { women: 0.2, men: 0, deep: 0.8 },
  rise: 0.3,
  front: [
    [-0.92, 0.3, 0.8],
    [-1.08, -0.1],
    [-1.08, -0.6],
    [-0.64, -1.14],
    [0.06, -1.3],
    [0.72, -1.14],
    [1.1, -0.64],
    [1.1, -0.08],
    [0.94, 0.34, 0.8],
    [0.86, -0.06],
    [0.76, -0.38],
    [0.5, -0.72, 0.7],
    [0.36, -0.46],
    [0.02, -0.28, 0.6],
    [0.06, -0.42, 0.5],
    [-0.34, -0.2, 0.6],
    [-0.34, -0.34, 0.5],
    [-0.74, -0.14, 0.6],
    [-0.82, -0.1],
  ],
  lines: [
    [
      [0.44, -0.94],
      [0.06, -0.7],
      [-0.34, -0.56],
    ],
    [
      [0.2, -1.1],
      [-0.36, -0.86],
      [-0.76, -0.5],
    ],
    [
      [0.7, -0.88],
      [0.94, -0.5],
      [0.98, -0.16],
    ],
  ],
};

const CREST: readonly Node[] = even([
  [0, -1.88, 0.8],
  [0.16, -1.5],
  [0.42, -1.82, 0.8],
  [0.46, -1.42],
  [0.78, -1.58, 0.8],
  [0.62, -1.2],
  [0.86, -1.2, 0.8],
  [0.52, -0.9],
  [0.36, -0.62, 0.4],
  [0.18, -0.74],
  [0, -0.48, 0.7],
]);

const mohawk: HairSystem = {
  words: 'mohawk mohican irokese irokesenschnitt cresta moicano faux_hawk fauxhawk punk',
  worn: { women: 0, men: 0.3 },
  rise: 0.9,
  locks: [
    {
      id: 'mohawk',
      at: [0, -0.8],
      layer: 'over',
      crowning: true,
      shape: CREST,
      lines: [
        [
          [-0.2, -0.86],
          [-0.34, -1.26],
        ],
        [
          [0, -0.8],
          [0, -1.4],
        ],
        [
          [0.2, -0.86],
          [0.34, -1.26],
        ],
      ],
    },
  ],
};

const bald: HairSystem = {
  words: 'bald balding hairless glatze glatzkopf kahl calvo calva chauve calvi careca pelato',
  worn: { women: 0, men: 0.4 },
};

/** Hairstyles of short hair, and baldness. */
export const SHORT_HAIR = { short, tousled, crop, buzz, pixie, mohawk, bald };
