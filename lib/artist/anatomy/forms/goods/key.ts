import { join, mirror } from '../../../shape/path';
import { thing } from '../thing';

/** Draws an upright key with the face in its bow. */
export const key = thing({ rx: 116, ry: 170, legs: 0, limits: [-14, 14] }, ({ ink, oval, box, poly, at }) => {
  const bow = join(oval(0, -62, 114, 104), mirror(oval(0, -138, 17, 14)));
  const shaft = box(0, 92, 44, 156, 14);
  const bits = [
    [96, 40],
    [140, 52],
  ].map(([y = 0, reach = 0]) =>
    poly(
      [
        [8, y - 15],
        [reach + 18, y - 15],
        [reach + 18, y + 15],
        [8, y + 15],
      ],
      7,
    ),
  );
  const collar = box(0, 48, 76, 24, 11);
  return {
    outline: bow,
    face: { y: -52, rx: 92, ry: 76 },
    shoulder: [94, -26],
    hip: [10, 0],
    hat: { y: -136, width: 74 },
    beside: [
      {
        id: 'shaft',
        z: 12,
        pivot: at(0, 30),
        rims: [shaft, ...bits],
        svg:
          [...bits, shaft].map((path) => ink.mass(path, 'body', { shade: 0.6 })).join('') +
          ink.mass(collar, 'accent', { shade: 0.5 }),
      },
    ],
  };
});
