import { even, paired, parted, type HairSystem } from './system';

const bob: HairSystem = {
  words: 'bob bob_cut bob_haircut bobbed pageboy bubikopf caschetto',
  described: 'carre chanel',
  worn: { women: 3, men: 0, deep: 0.5 },
  rise: 0.22,
  front: even([
    [0, -1.22],
    [0.62, -1.1],
    [1.08, -0.6],
    [1.24, 0.0],
    [1.28, 0.5],
    [1.2, 0.94, 0.4],
    [0.86, 1.02, 0.6],
    [0.8, 0.62],
    [0.85, 0.14],
    [0.8, -0.26, 0.7],
    [0.46, -0.35],
    [0, -0.37],
  ]),
  back: even([
    [0, -1.1],
    [0.8, -0.9],
    [1.1, -0.2],
    [1.16, 0.5],
    [1.12, 0.96, 0.4],
    [0.6, 1.04],
    [0, 1.05],
  ]),
  lines: [
    ...paired([
      [
        [0.3, -0.86],
        [0.36, -0.66],
        [0.37, -0.46],
      ],
      [
        [1.0, -0.2],
        [1.04, 0.3],
        [1.03, 0.78],
      ],
    ]),
    [
      [0.02, -0.78],
      [0.02, -0.5],
    ],
  ],
};

const long: HairSystem = {
  words: 'long_haired lange_haare langen_haaren langhaarig',
  described:
    'long straight sleek lange langen lang longs lisses liso largo larga lisci lunghi comprido longo glatte glatten',
  broad: true,
  worn: { women: 3, men: 0.4, deep: 0.4 },
  rise: 0.2,
  front: even([
    [0, -1.2],
    [0.62, -1.1],
    [1.08, -0.6],
    [1.25, 0.02],
    [1.26, 0.8],
    [1.22, 1.42, 0.3],
    [1.0, 1.62, 0.6],
    [0.82, 1.28],
    [0.82, 0.7],
    [0.86, 0.2],
    [0.74, -0.24],
    [0.4, -0.58],
    [0, -0.86, 0.8],
  ]),
  back: even([
    [0, -1.1],
    [0.7, -1.0],
    [1.1, -0.3],
    [1.18, 0.5],
    [1.2, 1.2],
    [1.04, 1.62],
    [0.5, 1.74],
    [0, 1.76],
  ]),
  lines: paired([
    [
      [0.16, -1.0],
      [0.62, -0.66],
      [0.94, -0.12],
      [1.0, 0.5],
      [0.98, 1.2],
    ],
    [
      [0.74, -0.84],
      [1.02, -0.3],
      [1.1, 0.3],
    ],
  ]),
};

const wavy: HairSystem = {
  words: 'beach_waves',
  described: 'wavy waves wellig welliges wellige welligen gewellt ondule ondules ondulee ondulado ondulada mosso mossi',
  worn: { women: 3, men: 0.4, deep: 0.4 },
  rise: 0.24,
  front: parted(
    even([
      [0, -1.24],
      [0.64, -1.12],
      [1.08, -0.64],
      [1.28, -0.14],
      [1.2, 0.26],
      [1.38, 0.6],
      [1.22, 0.98],
      [1.42, 1.3],
      [1.2, 1.62, 0.3],
      [0.9, 1.5, 0.7],
      [1.0, 1.12],
      [0.8, 0.8],
      [0.92, 0.44],
      [0.84, 0.04],
      [0.66, -0.34],
      [0.3, -0.56],
      [0, -0.8, 0.7],
    ]),
    0.3,
  ),
  back: even([
    [0, -1.1],
    [0.8, -0.9],
    [1.12, -0.2],
    [1.1, 0.3],
    [1.26, 0.8],
    [1.12, 1.2],
    [1.0, 1.62],
    [0.6, 1.5],
    [0.28, 1.74],
    [0, 1.6],
  ]),
  lines: [
    [
      [0.34, -0.98],
      [0.76, -0.66],
      [1.0, -0.24],
      [0.98, 0.2],
      [1.14, 0.62],
      [1.02, 1.0],
      [1.16, 1.34],
    ],
    [
      [0.1, -0.98],
      [-0.5, -0.76],
      [-0.94, -0.26],
      [-0.98, 0.2],
      [-1.14, 0.62],
      [-1.02, 1.0],
      [-1.16, 1.34],
    ],
    [
      [-0.1, -0.84],
      [-0.46, -0.62],
      [-0.72, -0.38],
    ],
  ],
};

/** Hairstyles of loose hair. */
export const LOOSE_HAIR = { bob, long, wavy };
