import { thing } from '../thing';
import { panel } from './panel';

/** A laptop with a face; numbers are pixels of the reference figure from its centre, with y down. */
export const laptop = thing({ rx: 150, ry: 112 }, (bench) => {
  const { ink, box, evenPoly, straight } = bench;
  const base = evenPoly(
    [
      [136, 78],
      [158, 106],
      [146, 114],
    ],
    12,
  );
  return {
    outline: box(0, -14, 260, 196, 24),
    face: { y: -18, rx: 104, ry: 76 },
    shoulder: [118, 30],
    hip: [56, 92],
    hat: { y: -100, width: 84 },
    over:
      panel(bench, box(0, -16, 226, 158, 12), 'belly', 0.3) +
      ink.mass(base, 'accent', { shade: 0.5 }) +
      ink.line(straight(-34, 94, 34, 94), 'accent'),
    limbs: 'accent',
  };
});
