import { thing } from '../thing';
import { panel } from './panel';

/** A camera with a face; numbers are pixels of the reference figure from its centre, with y down. */
export const camera = thing({ rx: 146, ry: 104, rise: 10 }, (bench) => {
  const { ink, box, oval, poly, evenPoly } = bench;
  const outline = poly(
    [
      [-146, -72],
      [-66, -72],
      [-46, -106],
      [46, -106],
      [66, -72],
      [146, -72],
      [146, 104],
      [-146, 104],
    ],
    22,
  );
  return {
    outline,
    face: { y: 14, rx: 74, ry: 64 },
    shoulder: [130, 40],
    hip: [60, 88],
    hat: { y: -92, width: 74 },
    inside: [{ path: box(0, 74, 320, 70, 2), material: 'accent' }],
    over:
      ink.mass(oval(0, 14, 98, 84), 'marking', { shade: 0.5 }) +
      panel(bench, oval(0, 14, 80, 68), 'belly', 0.3) +
      panel(bench, box(-106, -42, 44, 28, 8), 'belly', 0) +
      ink.area(oval(112, -42, 13, 13), 'nose') +
      ink.area(
        evenPoly(
          [
            [16, -94],
            [16, -82],
          ],
          4,
        ),
        'marking',
      ),
    limbs: 'accent',
  };
});
