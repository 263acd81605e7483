import { blob, curve } from '../../shape/curve';
import { type DrawTail, nodesAt, mass } from './tail-shape';

/** Draws the long hair of a horse's tail to the right of its root `base`. */
export const horse: DrawTail = (figure, base, u) => {
  const path = blob(
    nodesAt(base, u, [
      [-16, -22],
      [26, -34],
      [72, -14],
      [86, 40],
      [72, 92],
      [92, 128, 0.5],
      [46, 116],
      [26, 66],
      [12, 22],
      [-14, 12],
    ]),
  );
  const strand = curve(
    nodesAt(base, u, [
      [30, -8],
      [56, 34],
      [52, 84],
    ]),
  );
  return mass(
    figure,
    path,
    figure.material('hair', 'accent'),
    [],
    figure.ink.line(strand, figure.material('hair', 'accent')),
  );
};
