import { thing } from '../thing';

/** Draws a hatching egg: a zigzag shell below, smooth above. */
export const egg = thing({ rx: 114, ry: 142 }, ({ ink, even, poly }) => {
  const outline = even([
    [0, -142],
    [56, -122],
    [98, -48],
    [114, 30],
    [92, 104],
    [0, 142],
  ]);
  const shell = poly(
    [
      [-140, 44],
      [-92, 74],
      [-58, 44],
      [-24, 78],
      [12, 46],
      [46, 78],
      [82, 46],
      [112, 72],
      [150, 44],
      [150, 180],
      [-150, 180],
    ],
    3,
  );
  return {
    outline,
    face: { y: -18, rx: 92, ry: 80 },
    shoulder: [98, 30],
    hip: [42, 120],
    hat: { y: -112, width: 68 },
    inside: [{ path: shell, material: 'belly' }],
    over: ink.line(
      poly(
        [
          [-92, 74],
          [-58, 44],
          [-24, 78],
          [12, 46],
          [46, 78],
          [82, 46],
        ],
        3,
      ).slice(0, -2),
      'belly',
      ink.look.inner * 0.8,
    ),
    limbs: 'accent',
  };
});
