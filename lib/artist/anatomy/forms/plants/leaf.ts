import { thing } from '../thing';

/** A leaf with a face; numbers are pixels of the reference figure from its centre, with y down. */
export const leaf = thing({ rx: 112, ry: 150, rise: 14 }, ({ ink, even, curve, straight, at }) => {
  const stem = curve([
    [0, -130],
    [4, -156],
    [18, -176],
  ]);
  return {
    outline: even([
      [0, -150, 0.6],
      [52, -104],
      [106, -24],
      [104, 62],
      [56, 128],
      [0, 150, 0.3],
    ]),
    face: { y: 14, rx: 88, ry: 78 },
    shoulder: [92, 40],
    hip: [26, 116],
    hat: { y: -104, width: 54 },
    over:
      ink.line(straight(0, -128, 0, -66), 'body') +
      [-1, 1]
        .map((s) =>
          [
            [-86, 32],
            [96, 60],
          ]
            .map(([y = 0, x = 0], index) =>
              ink.line(straight(s * (index ? 30 : 4), y, s * (index ? x : 40), y - 24), 'body'),
            )
            .join(''),
        )
        .join(''),
    beside: [{ id: 'stem', z: 12, pivot: at(0, -138), underHat: true, rims: [], svg: ink.line(stem, 'accent', 14) }],
  };
});
