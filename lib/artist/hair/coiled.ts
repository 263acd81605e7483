import type { Node } from '../shape/path';
import { arc, curl, even, lobed, lobes, type HairSystem } from './system';

const curly: HairSystem = {
  words: 'curls ringlet ringlets curly_haired locken lockenkopf rizos bucles boucles riccioli cachos',
  described:
    'curly curled curl kinky coily lockig lockige lockigen lockiges krause rizado rizada rizo boucle boucles frise ' +
    'frises riccio ricci riccia ricciolo cacheado cacheada crespo',
  worn: { women: 2, men: 1.6, deep: 1.6 },
  rise: 0.36,
  front: lobed(
    even([
      [0, -1.22],
      [0.44, -1.18],
      [0.84, -0.96],
      [1.1, -0.62],
      [1.2, -0.2],
      [1.24, 0.22],
      [1.2, 0.62],
      [1.0, 0.9],
      [0.84, 0.66],
      [0.9, 0.3],
      [0.88, -0.06],
      [0.72, -0.36],
      [0.4, -0.52],
      [0, -0.5],
    ]),
    0.34,
  ),
  back: lobed(
    even([
      [0, -1.1],
      [0.8, -0.9],
      [1.12, -0.3],
      [1.18, 0.3],
      [1.12, 0.8],
      [0.8, 1.14],
      [0.3, 1.2],
    ]),
    0.26,
  ),
  lines: [
    curl(-0.5, -0.92, 0.17),
    curl(0.08, -0.92, 0.18),
    curl(0.6, -0.78, 0.17),
    curl(-0.94, -0.42, 0.15),
    curl(1.0, -0.3, 0.15),
    curl(-1.06, 0.22, 0.13),
    curl(1.08, 0.3, 0.13),
  ],
};

const HAIRLINE: readonly Node[] = [
  [1.0, 0.1, 0.5],
  [0.88, -0.34],
  [0.5, -0.58],
  [0, -0.62],
  [-0.5, -0.58],
  [-0.88, -0.34],
  [-1.0, 0.1, 0.5],
];

const afro: HairSystem = {
  words: 'afro afros afro_hair afrolook',
  described: 'afro natural',
  worn: { women: 2.4, men: 1.4, light: 0 },
  rise: 0.66,
  front: [...lobes(arc(15, [168, 372], [1.42, 1.22], -0.36), 0.2), ...HAIRLINE],
  back: lobed(arc(20, [0, 342], [1.4, 1.16], -0.24), 0.2),
  lines: [
    curl(-0.86, -0.92, 0.1),
    curl(-0.36, -1.18, 0.1),
    curl(0.26, -1.24, 0.1),
    curl(0.84, -0.96, 0.1),
    curl(-0.06, -0.88, 0.1),
    curl(-1.12, -0.4, 0.1),
    curl(1.14, -0.42, 0.1),
    curl(0.5, -0.8, 0.09),
    curl(-0.5, -0.76, 0.09),
  ],
};

/** Hairstyles of curly and coiled hair. */
export const COILED_HAIR = { curly, afro };
