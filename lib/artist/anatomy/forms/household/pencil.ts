import { thing } from '../thing';

/** A pencil with a face; numbers are pixels of the reference figure from its centre, with y down. */
export const pencil = thing({ rx: 76, ry: 166 }, ({ ink, evenPoly, box, poly, straight }) => {
  const outline = evenPoly(
    [
      [7, -170],
      [76, -66],
      [76, 164],
    ],
    12,
  );
  const wood = poly(
    [
      [-90, -200],
      [90, -200],
      [90, -66],
      [51, -50],
      [25, -66],
      [0, -50],
      [-25, -66],
      [-51, -50],
      [-90, -66],
    ],
    3,
  );
  return {
    outline,
    face: { y: 8, rx: 76, ry: 78 },
    shoulder: [64, 50],
    hip: [34, 146],
    hat: { y: -102, width: 46 },
    inside: [
      { path: wood, material: 'belly' },
      { path: box(0, -170, 160, 84, 2), material: 'accent' },
      { path: box(0, 112, 200, 36, 2), material: 'marking' },
      { path: box(0, 152, 200, 48, 2), material: 'nose' },
    ],
    over:
      [104, 118].map((y) => ink.line(straight(-72, y, 72, y), 'marking', 4)).join('') +
      [-46, 46].map((x) => ink.line(straight(x, 84, x, 62), 'body', 4)).join(''),
  };
});
