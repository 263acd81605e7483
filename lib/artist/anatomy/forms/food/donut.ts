import { join, mirror, type Path } from '../../../shape/path';
import { thing } from '../thing';

/** A donut with a face; numbers are pixels of the reference figure from its centre, with y down. */
export const donut = thing({ rx: 134, ry: 128 }, (bench) => {
  const { ink, oval, blob, straight } = bench;
  const hole = (r: number): Path => mirror(oval(0, -58, r, r * 0.8));
  const ice = blob([
    [0, -122],
    [76, -106],
    [118, -56],
    [120, 12],
    [104, 62, 0.1],
    [84, 56],
    [62, 92, 0.1],
    [32, 88],
    [4, 106, 0.1],
    [-30, 86],
    [-60, 94, 0.1],
    [-84, 58],
    [-106, 64, 0.1],
    [-120, 10],
    [-118, -56],
    [-76, -106],
  ]);
  const sprinkles = [
    [-88, -52, 30, 'belly'],
    [-60, -92, -30, 'marking'],
    [62, -94, 40, 'belly'],
    [94, -46, -20, 'marking'],
    [-98, 6, -40, 'marking'],
    [98, 6, 30, 'belly'],
    [8, -106, 80, 'belly'],
    [-56, 66, 20, 'belly'],
    [58, 68, -30, 'marking'],
  ] as const;
  return {
    outline: join(oval(0, 0, 132, 126), hole(34)),
    face: { y: 16, rx: 92, ry: 58 },
    shoulder: [118, 24],
    hip: [48, 100],
    hat: { y: -112, width: 78 },
    over:
      ink.mass(join(ice, hole(40)), 'accent', { shade: 0.6 }) +
      sprinkles
        .map(([x, y, tilt, token]) =>
          ink.stroke(
            straight(x - Math.cos(tilt) * 7, y - Math.sin(tilt) * 7, x + Math.cos(tilt) * 7, y + Math.sin(tilt) * 7),
            token,
            9 * bench.u,
          ),
        )
        .join(''),
  };
});
