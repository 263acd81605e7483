import type { FigureDraft } from '../../figure';
import { symmetric } from '../../shape/curve';
import type { Path } from '../../shape/path';
import { at } from './nodes';

/** The pale area of the lower face: two lobes for a fox, a round window for monkeys and hamsters. */
export function mask(figure: FigureDraft): Path {
  const { cx } = figure.head;
  if (figure.species.head === 'round') {
    return symmetric(
      at(figure, [
        [0, -0.32, 0.5],
        [0.36, -0.52],
        [0.72, -0.24],
        [0.68, 0.3],
        [0.74, 0.62],
        [0.4, 0.94],
        [0, 1],
      ]),
      cx,
    );
  }
  if (figure.species.head === 'rabbit' || figure.species.head === 'mouse') {
    return symmetric(
      at(figure, [
        [0, 0.02, 0.4],
        [0.2, 0.22],
        [0.5, 0.16],
        [0.95, 0.3],
        [1.2, 0.7],
        [0.6, 1.2],
        [0, 1.2],
      ]),
      cx,
    );
  }
  return symmetric(
    at(figure, [
      [0, 0.3, 0.2],
      [0.12, 0.16],
      [0.3, 0.0],
      [0.6, 0.16],
      [1.3, 0.1],
      [1.3, 0.9],
      [0.6, 1.3],
      [0, 1.3],
    ]),
    cx,
  );
}

/** The pale stripe down the middle of a face. */
export const blaze = (figure: FigureDraft): Path =>
  symmetric(
    at(figure, [
      [0, -1.1],
      [0.12, -0.9],
      [0.1, -0.4],
      [0.2, 0.1],
      [0.4, 0.5],
      [0.3, 0.9],
      [0, 1],
    ]),
    figure.head.cx,
  );

/** The pale area of the lower face. */
export const lowerFace = (figure: FigureDraft): Path =>
  symmetric(
    at(figure, [
      [0, -0.2],
      [0.6, -0.3],
      [1.3, -0.1],
      [1.3, 0.9],
      [0.6, 1.3],
      [0, 1.3],
    ]),
    figure.head.cx,
  );
