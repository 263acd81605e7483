import type { Point, Node } from '../../../shape/path';
import { thing } from '../thing';

const OUTLINE: readonly Point[] = [
  [0, -112],
  [64, -124],
  [118, -82],
  [114, -12],
  [70, 84],
  [22, 130],
  [0, 132],
];

const CROWN: readonly Node[] = [
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
];

const SEEDS: readonly Point[] = [
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
];

/** A strawberry with a face; numbers are pixels of the reference figure from its centre, with y down. */
export const strawberry = thing({ rx: 122, ry: 132, rise: 34 }, (bench) => {
  const { ink, even, blob, oval, at } = bench;
  const outline = even(OUTLINE);
  const crown = blob(CROWN);
  const seeds = SEEDS.map(([x = 0, y = 0]) => ({ path: oval(x, y, 5, 8), material: 'belly' }));
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
