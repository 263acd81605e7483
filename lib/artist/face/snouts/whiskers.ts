import type { FigureDraft } from '../../figure';
import { curve, ellipse } from '../../shape/curve';
import { unitOf } from './unit';

/** The roots of a seal's whiskers. */
export const whiskerDots = (figure: FigureDraft): string =>
  [-1, 1]
    .flatMap((s) =>
      [
        [24, 14],
        [34, 22],
        [36, 10],
      ].map(([x = 0, y = 0]) =>
        figure.ink.area(
          ellipse(
            figure.head.cx + s * x * unitOf(figure),
            figure.head.noseY + y * unitOf(figure),
            2.6 * unitOf(figure),
            2.6 * unitOf(figure),
          ),
          'belly_line',
        ),
      ),
    )
    .join('');

/** Draws two whiskers on each side, which start `x` from the middle. */
export function whiskers(figure: FigureDraft, y: number, x: number): string {
  const { cx } = figure.head;
  const u = unitOf(figure);
  return [1, -1]
    .flatMap((s) =>
      [-7, 7].map((dy) =>
        figure.ink.line(
          curve([
            [cx + s * x, y + dy * 0.5 * u],
            [cx + s * (x + 17 * u), y + dy * 0.75 * u],
            [cx + s * (x + 33 * u), y + dy * 1.5 * u],
          ]),
          figure.head.material,
          Math.max(3, figure.ink.look.inner * 0.6),
        ),
      ),
    )
    .join('');
}
