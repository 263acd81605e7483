import type { Point, Node } from '../../../shape/path';
import { thing } from '../thing';

const OUTLINE: readonly Point[] = [
  [0, -122],
  [74, -108],
  [122, -60],
  [130, 0],
  [128, 40],
  [130, 84],
  [112, 116],
  [0, 122],
];

const LETTUCE: readonly Node[] = [
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
];

const SEEDS: readonly (readonly [x: number, y: number, radius: number])[] = [
  [-58, -86, 20],
  [-10, -102, 0],
  [46, -92, -18],
  [88, -62, -40],
  [-94, -52, 40],
];

const CHEESE: readonly Point[] = [
  [-124, 30],
  [124, 30],
  [70, 40],
  [44, 70],
  [14, 42],
  [-60, 42],
  [-82, 62],
  [-104, 40],
];

/** A burger with a face; numbers are pixels of the reference figure from its centre, with y down. */
export const burger = thing({ rx: 134, ry: 122 }, ({ ink, even, blob, box, oval, poly }) => {
  const outline = even(OUTLINE);
  const lettuce = blob(LETTUCE);
  const seeds = SEEDS.map(([x = 0, y = 0]) => ({ path: oval(x, y, 10, 6), material: 'tooth' }));
  return {
    outline,
    face: { y: -34, rx: 104, ry: 64 },
    shoulder: [112, 10],
    hip: [52, 96],
    hat: { y: -106, width: 80 },
    inside: seeds,
    over:
      ink.mass(box(0, 60, 272, 46, 23), 'accent', { shade: 0.6 }) +
      ink.mass(poly(CHEESE, 8), 'belly', { shade: 0, width: ink.look.inner }) +
      ink.mass(lettuce, 'marking', { shade: 0.4 }),
  };
});
