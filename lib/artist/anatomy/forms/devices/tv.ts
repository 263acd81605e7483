import { limb } from '../../../shape/limb';
import { thing } from '../thing';
import { panel } from './panel';

/** A television set with a face; numbers are pixels of the reference figure from its centre, with y down. */
export const tv = thing({ rx: 142, ry: 112, rise: 76 }, (bench) => {
  const { ink, box, oval, straight, at } = bench;
  const base = oval(0, -106, 34, 20);
  const [left, right] = [
    limb([at(-6, -110), at(-54, -178)], 9 * bench.u, 9 * bench.u).fill,
    limb([at(6, -110), at(58, -170)], 9 * bench.u, 9 * bench.u).fill,
  ];
  const balls = [oval(-54, -180, 11, 11), oval(58, -172, 11, 11)];
  return {
    outline: box(0, 0, 284, 224, 46),
    face: { y: -2, x: -26, rx: 92, ry: 78 },
    shoulder: [128, 34],
    hip: [62, 96],
    hat: { y: -98, width: 86 },
    over:
      panel(bench, box(-26, 0, 196, 168, 40), 'belly', 0.3) +
      [-40, 2].map((y) => ink.mass(oval(106, y, 15, 15), 'accent', { shade: 0.5, width: ink.look.inner })).join('') +
      [44, 58, 72].map((y) => ink.line(straight(92, y, 120, y), 'body')).join(''),
    beside: [
      {
        id: 'antennas',
        z: 14,
        pivot: at(0, -106),
        limits: [-10, 10],
        underHat: true,
        rims: [base, left, right, ...balls],
        svg:
          [left, right].map((path) => ink.mass(path, 'marking', { shade: 0 })).join('') +
          balls.map((path) => ink.mass(path, 'accent', { shade: 0 })).join('') +
          ink.mass(base, 'marking', { shade: 0.4 }),
      },
    ],
  };
});
