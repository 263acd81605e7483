import { thing } from '../thing';

/** A carrot with a face; numbers are pixels of the reference figure from its centre, with y down. */
export const carrot = thing({ rx: 94, ry: 156, rise: 66 }, (bench) => {
  const { ink, even, blob, straight, at } = bench;
  const outline = even([
    [0, -138],
    [60, -140],
    [94, -96],
    [86, -20],
    [58, 74],
    [26, 144],
    [0, 156],
  ]);
  const fronds = [-1, 1]
    .map((s) =>
      blob([
        [s * 4, -124],
        [s * 26, -168],
        [s * 64, -196],
        [s * 74, -168],
        [s * 48, -140],
      ]),
    )
    .concat([
      blob([
        [-14, -124],
        [-26, -176],
        [0, -216],
        [26, -176],
        [14, -124],
      ]),
    ]);
  return {
    outline,
    face: { y: -42, rx: 80, ry: 78 },
    shoulder: [70, 6],
    hip: [20, 112],
    hat: { y: -122, width: 66 },
    over: [
      [-56, 62, -24, 66],
      [58, 34, 30, 40],
      [-70, -104, -44, -100],
      [16, 96, 38, 92],
    ]
      .map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => ink.line(straight(x1, y1, x2, y2), 'body'))
      .join(''),
    beside: [
      {
        id: 'fronds',
        z: 14,
        pivot: at(0, -126),
        limits: [-16, 16],
        underHat: true,
        svg: fronds.map((path) => ink.mass(path, 'accent', { shade: 0.5 })).join(''),
        rims: fronds,
      },
    ],
  };
});
