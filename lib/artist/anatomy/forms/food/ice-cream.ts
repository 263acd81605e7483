import { thing } from '../thing';
import { cherry } from './cherry';

/** An ice cream with a face; numbers are pixels of the reference figure from its centre, with y down. */
export const iceCream = thing({ rx: 112, ry: 170, rise: 46, legs: 36 }, (bench) => {
  const { ink, even, evenPoly, straight, at } = bench;
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
    [-56, -14, 28].map((x) => ink.line(straight(x - 20, 20, x * 0.35 + 26, 110), 'belly')).join('') +
    [56, 14, -28].map((x) => ink.line(straight(x + 20, 20, x * 0.35 - 26, 110), 'belly')).join('');
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
