import { thing } from '../thing';

/** Draws three pancakes in a stack, with syrup and butter. */
export const pancakes = thing({ rx: 144, ry: 104, rise: 12 }, ({ ink, box, even, evenPoly, poly }) => {
  const outline = even([
    [0, -106],
    [92, -104],
    [138, -76],
    [142, -6],
    [118, 34, 0.4],
    [144, 56],
    [120, 74, 0.4],
    [142, 90],
    [112, 108],
    [0, 110],
  ]);
  const syrup = poly(
    [
      [-118, -100],
      [118, -100],
      [134, -62],
      [118, -46],
      [104, -66],
      [84, -70],
      [76, -26],
      [56, -22],
      [48, -70],
      [-30, -72],
      [-40, -46],
      [-62, -44],
      [-70, -70],
      [-96, -66],
      [-108, -30],
      [-126, -40],
    ],
    11,
  );
  return {
    outline,
    face: { y: -14, rx: 100, ry: 60 },
    shoulder: [120, 2],
    hip: [56, 92],
    hat: { y: -96, width: 84 },
    over:
      [90, 54].map((y) => ink.mass(box(0, y, 284, 40, 20), 'belly', { shade: 0.5, width: ink.look.inner })).join('') +
      ink.mass(syrup, 'accent', { shade: 0.5, width: ink.look.inner }) +
      ink.mass(
        evenPoly(
          [
            [38, -116],
            [50, -86],
          ],
          8,
        ),
        'marking',
        { shade: 0.6, width: ink.look.inner },
      ),
  };
});
