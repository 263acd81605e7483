import { thing } from '../thing';

/** Draws a horseshoe magnet that stands on its poles. */
export const magnet = thing({ rx: 132, ry: 134, legs: 40, limits: [-12, 12] }, ({ ink, even, box, straight }) => {
  const outline = even([
    [0, -136],
    [76, -122],
    [124, -64],
    [132, 10],
    [132, 132, 0.9],
    [72, 132, 0.9],
    [68, 58],
    [46, 18],
    [0, 8],
  ]);
  const poles = [-1, 1].map((side) => ({ path: box(side * 104, 112, 110, 56, 2), material: 'belly' }));
  return {
    outline,
    face: { y: -58, rx: 98, ry: 68 },
    shoulder: [118, 4],
    hip: [100, 118],
    hat: { y: -120, width: 76 },
    inside: poles,
    limbs: 'accent',
    over: [-1, 1]
      .map((side) => ink.line(straight(side * 70, 84, side * 130, 84), 'belly', ink.look.inner * 0.8))
      .join(''),
  };
});
