import { thing } from '../thing';
import { cherry } from './cherry';

/** A cupcake with a face; numbers are pixels of the reference figure from its centre, with y down. */
export const cupcake = thing({ rx: 130, ry: 138, rise: 44 }, (bench) => {
  const { ink, even, evenPoly, straight, at, oval } = bench;
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
  const pleats = [-66, -34, 0, 34, 66].map((x) => ink.line(straight(x * 1.16, 40, x * 0.92, 126), 'belly')).join('');
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
