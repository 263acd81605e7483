import { limb } from '../../../shape/limb';
import { thing, type Bench } from '../thing';

const dots = ({ oval }: Bench, places: readonly (readonly [x: number, y: number, r: number])[], material: string) =>
  places.map(([x, y, r]) => ({ path: oval(x, y, r, r), material }));

/** A pizza with a face; numbers are pixels of the reference figure from its centre, with y down. */
export const pizza = thing({ rx: 134, ry: 146, rise: 12 }, (bench) => {
  const { ink, u, at, straight, evenPoly } = bench;
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
    face: { y: -14, rx: 68, ry: 66 },
    shoulder: [86, -34],
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
      ink.line(straight(-86, -124, -70, -128), 'belly') +
      ink.line(straight(50, -130, 72, -127), 'belly'),
    limbs: 'belly',
  };
});
