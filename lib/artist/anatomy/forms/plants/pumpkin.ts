import { thing } from '../thing';

/** A pumpkin with a face; numbers are pixels of the reference figure from its centre, with y down. */
export const pumpkin = thing({ rx: 146, ry: 110, rise: 44 }, ({ ink, even, blob, straight, at }) => {
  const stem = blob([
    [-16, -88],
    [-12, -124],
    [-30, -146, 0.5],
    [6, -154, 0.5],
    [16, -122],
    [20, -88],
  ]);
  return {
    outline: even([
      [0, -96, 0.2],
      [40, -110],
      [84, -96],
      [126, -70],
      [148, 0],
      [130, 72],
      [88, 104],
      [44, 110],
      [0, 104],
    ]),
    face: { y: 8, rx: 108, ry: 76 },
    shoulder: [128, 26],
    hip: [52, 90],
    hat: { y: -96, width: 84 },
    over: [-1, 1]
      .map(
        (s) =>
          ink.line(straight(s * 70, -92, s * 104, -40), 'body') +
          ink.line(straight(s * 108, 44, s * 78, 92), 'body') +
          ink.line(straight(s * 24, -98, s * 34, -72), 'body'),
      )
      .join(''),
    beside: [
      {
        id: 'stem',
        z: 16,
        pivot: at(0, -92),
        underHat: true,
        rims: [stem],
        svg: ink.mass(stem, 'accent', { shade: 0.5 }),
      },
    ],
  };
});
