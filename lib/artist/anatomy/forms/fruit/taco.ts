import { thing } from '../thing';

/** A taco with a face; numbers are pixels of the reference figure from its centre, with y down. */
export const taco = thing({ rx: 150, ry: 106, rise: 24 }, (bench) => {
  const { ink, even, oval, at } = bench;
  const outline = even([
    [0, -106],
    [74, -90],
    [126, -26],
    [146, 66],
    [132, 104, 0.2],
    [0, 106],
  ]);
  const lettuce = [
    [-128, -8, 40],
    [-96, -62, 42],
    [-46, -100, 44],
    [12, -114, 44],
    [68, -94, 42],
    [108, -50, 40],
    [134, 8, 34],
  ].map(([x = 0, y = 0, r = 0]) => oval(x, y, r, r * 0.9));
  const bits = [
    [-118, -66, 28],
    [-20, -140, 28],
    [94, -106, 26],
  ].map(([x = 0, y = 0, r = 0]) => oval(x, y, r, r));
  const meat = [
    [-70, -112, 28],
    [38, -136, 28],
    [136, -38, 26],
  ].map(([x = 0, y = 0, r = 0]) => oval(x, y, r, r * 0.8));
  return {
    outline,
    face: { y: 20, rx: 106, ry: 74 },
    shoulder: [122, 32],
    hip: [58, 88],
    hat: { y: -96, width: 84 },
    inside: [
      [-92, -16],
      [88, -30],
      [-30, -78],
      [36, -66],
      [110, 66],
      [-112, 70],
    ].map(([x = 0, y = 0]) => ({ path: oval(x, y, 9, 6), material: 'nose' })),
    beside: [
      {
        id: 'filling',
        z: 14,
        pivot: at(0, -40),
        svg: [
          ...bits.map((path) => ink.mass(path, 'accent', { shade: 0.5 })),
          ...meat.map((path) => ink.mass(path, 'belly', { shade: 0.5 })),
          ...lettuce.map((path) => ink.mass(path, 'marking', { shade: 0.4 })),
        ].join(''),
        rims: [...lettuce, ...bits, ...meat],
      },
    ],
  };
});
