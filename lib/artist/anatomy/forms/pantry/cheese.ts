import { thing } from '../thing';

/** Draws a wedge of cheese with holes. */
export const cheese = thing({ rx: 146, ry: 104 }, ({ ink, poly, oval, straight }) => {
  const outline = poly(
    [
      [-148, -6],
      [84, -108],
      [146, -40],
      [146, 104],
      [-148, 104],
    ],
    22,
  );
  const top = poly(
    [
      [-148, -6],
      [84, -108],
      [146, -40],
      [146, -26],
      [-148, 8],
    ],
    14,
  );
  const holes = [
    [-118, 84, 26, 20],
    [122, 6, 20, 20],
    [112, 88, 13, 12],
    [-122, 34, 11, 10],
  ].map(([x = 0, y = 0, rx = 0, ry = 0]) => ({ path: oval(x, y, rx, ry), material: 'accent' }));
  return {
    outline,
    face: { x: 4, y: 40, rx: 96, ry: 58 },
    shoulder: [128, 46],
    hip: [58, 90],
    hat: { y: -62, width: 72 },
    inside: [
      { path: top, material: 'belly' },
      { path: oval(56, -66, 22, 11), material: 'accent' },
      { path: oval(-18, -34, 13, 6), material: 'accent' },
      ...holes,
    ],
    over: ink.line(straight(-138, 4, 142, -30), 'body'),
  };
});
