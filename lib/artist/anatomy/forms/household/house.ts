import { thing } from '../thing';

/** A house with a face; numbers are pixels of the reference figure from its centre, with y down. */
export const house = thing(
  { rx: 144, ry: 132, rise: 26, limits: [-14, 14] },
  ({ ink, evenPoly, poly, box, at, oval }) => {
    const outline = evenPoly(
      [
        [0, -130],
        [110, -44],
        [112, 132],
      ],
      14,
    );
    const roof = poly(
      [
        [0, -152],
        [160, -36],
        [140, -6],
        [0, -104],
        [-140, -6],
        [-160, -36],
      ],
      16,
    );
    const door = poly(
      [
        [-26, 124],
        [-26, 98],
        [-12, 84],
        [12, 84],
        [26, 98],
        [26, 124],
      ],
      8,
    );
    const chimney = box(82, -112, 40, 72, 6);
    return {
      outline,
      face: { y: 8, rx: 98, ry: 72 },
      shoulder: [98, 44],
      hip: [62, 118],
      hat: { y: -116, width: 62 },
      inside: [{ path: door, material: 'marking' }],
      over:
        ink.line(door, 'marking', ink.look.inner * 0.8) +
        ink.area(oval(15, 112, 5, 5), 'brass') +
        ink.mass(roof, 'accent', { shade: 0.6 }),
      limbs: 'accent',
      beside: [
        {
          id: 'chimney',
          z: 14,
          pivot: at(82, -80),
          underHat: true,
          rims: [chimney],
          svg: ink.mass(chimney, 'nose', { shade: 0.5 }),
        },
      ],
    };
  },
);
