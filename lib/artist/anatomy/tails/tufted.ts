import { blob } from '../../shape/curve';
import { limb } from '../../shape/limb';
import type { Point } from '../../shape/path';
import { type DrawTail, nodesAt, mass } from './tail-shape';

/** Species whose tail ends in a tuft of another colour. */
const TUFTED: ReadonlySet<string> = new Set(['lion', 'cow', 'giraffe', 'donkey', 'zebra']);

/** Draws a thin tail to the right of its root `base`. */
export const thin: DrawTail = (figure, base, u, material) => {
  const tail = limb(
    nodesAt(base, u, [
      [0, 0],
      [56, 20],
      [104, -10],
      [98, -64],
      [126, -98],
    ]).map(([x, y]): Point => [x, y]),
    20 * u,
    12 * u,
  );
  return mass(figure, tail.fill, figure.material('tail', material === 'body' ? 'inner' : material));
};

/** Draws a thin tail that ends in a tuft. */
export const tuft: DrawTail = (figure, base, u, material) => {
  const tail = limb(
    nodesAt(base, u, [
      [0, 0],
      [58, 12],
      [92, -32],
      [100, -84],
    ]).map(([x, y]): Point => [x, y]),
    24 * u,
    19 * u,
  );
  const tuft = blob(
    nodesAt(base, u, [
      [84, -78],
      [78, -104],
      [100, -136, 0.4],
      [122, -106],
      [118, -80],
      [100, -68],
    ]),
  );
  const tone = TUFTED.has(figure.species.title) ? 'accent' : material;
  return {
    svg: figure.ink.mass(tail.fill, material) + figure.ink.mass(tuft, figure.material('hair', tone)),
    rim: tail.fill,
  };
};
