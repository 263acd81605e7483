import { thing } from '../thing';

/** A mushroom with a face; numbers are pixels of the reference figure from its centre, with y down. */
export const mushroom = thing({ rx: 138, ry: 136, legs: 40 }, ({ ink, even, oval }) => {
  const cap = even([
    [0, -140],
    [70, -124],
    [122, -70],
    [142, -18],
    [122, 0],
    [60, -6],
    [0, -10],
  ]);
  const dots = [
    [-74, -58, 24, 20],
    [4, -104, 30, 22],
    [80, -70, 22, 20],
    [-20, -40, 16, 12],
    [112, -24, 12, 12],
  ]
    .map(([x = 0, y = 0, rx = 0, ry = 0]) => ink.area(oval(x, y, rx, ry), 'belly'))
    .join('');
  return {
    outline: even([
      [0, -60],
      [66, -40],
      [84, 20],
      [104, 96],
      [84, 132],
      [0, 138],
    ]),
    face: { y: 52, rx: 84, ry: 66 },
    shoulder: [78, 62],
    hip: [40, 114],
    hat: { y: -124, width: 76 },
    over: ink.mass(cap, 'accent', { shade: 0.7 }) + dots,
  };
});
