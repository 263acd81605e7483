import type { FigureDraft } from '../../figure';
import { blob, symmetric } from '../../shape/curve';
import type { Marking } from '../../shape/ink';
import type { Path } from '../../shape/path';
import { at } from './nodes';

/** The rows of scales on a pangolin's head, bottom first: height, and the places of the scales to the right. */
const ROWS: readonly (readonly [y: number, xs: readonly number[]])[] = [
  [-0.5, [0, 0.42, 0.84]],
  [-0.72, [0.21, 0.63]],
  [-0.94, [0, 0.4]],
];

/** The scales on the head of a pangolin, from the crown to the brow and down the temples. */
export function scaledCap(figure: FigureDraft): Marking[] {
  const scale = (x: number, y: number): Path =>
    blob(
      at(figure, [
        [x - 0.25, y - 0.3],
        [x + 0.25, y - 0.3],
        [x + 0.2, y + 0.08],
        [x, y + 0.24, 0.5],
        [x - 0.2, y + 0.08],
      ]),
    );
  const cap = symmetric(
    at(figure, [
      [0, -1.3],
      [1.3, -1.2],
      [1.3, 0.16],
      [1.0, -0.06],
      [0.8, -0.4],
      [0, -0.5],
    ]),
    figure.head.cx,
  );
  const rows = ROWS.flatMap(([y, xs], row) =>
    xs.flatMap((x) =>
      (x === 0 ? [x] : [x, -x]).map((place) => ({
        path: scale(place, y + Math.abs(place) * 0.34),
        material: row === 1 ? 'marking' : 'accent',
      })),
    ),
  );
  return [{ path: cap, material: 'accent' }, ...rows];
}

/** The shield on the brow of an armadillo. */
export const browShield = (figure: FigureDraft): Marking[] => [
  {
    path: symmetric(
      at(figure, [
        [0, -1.2],
        [0.9, -1.2],
        [0.74, -0.6],
        [0.3, -0.26],
        [0, 0.06, 0.3],
      ]),
      figure.head.cx,
    ),
    material: 'accent',
  },
];

/** The dark stripe of an anteater, from the cheeks down. */
export const bib = (figure: FigureDraft): Marking[] => [
  {
    path: symmetric(
      at(figure, [
        [0, 0.66],
        [0.5, 0.5],
        [1.3, 0.3],
        [1.3, 1.3],
        [0, 1.3],
      ]),
      figure.head.cx,
    ),
    material: 'accent',
  },
];
