import type { Point } from '../../../shape/path';
import { rounded } from '../../../shape/curve';
import { thing } from '../thing';
import { panel } from './panel';

/** A gear with a face; numbers are pixels of the reference figure from its centre, with y down. */
export const gear = thing({ rx: 136, ry: 136 }, (bench) => {
  const { oval, at, u } = bench;
  const teeth = Array.from({ length: 8 }, (_, tooth) =>
    [
      [-15, 108],
      [-11, 138],
      [11, 138],
      [15, 108],
    ].map(([angle = 0, reach = 0]): Point => {
      const turn = ((tooth * 45 + 22.5 + angle) * Math.PI) / 180;
      return at(Math.sin(turn) * reach, -Math.cos(turn) * reach);
    }),
  ).flat();
  return {
    outline: rounded(teeth, 10 * u),
    face: { y: 0, rx: 84, ry: 76 },
    shoulder: [98, 22],
    hip: [46, 94],
    hat: { y: -108, width: 74 },
    over: panel(bench, oval(0, 0, 90, 88), 'belly', 0.4),
    limbs: 'accent',
  };
});
