import type { FigureDraft } from '../../figure';
import { curve } from '../../shape/curve';
import { limb } from '../../shape/limb';
import type { Point } from '../../shape/path';
import { unitOf } from './unit';

/** The tip of an elephant's trunk, in figure pixels. */
export function trunkTip(figure: FigureDraft): Point {
  const { cx, noseY } = figure.head;
  const u = unitOf(figure);
  return [cx - 62 * u, noseY + 78 * u];
}

/** Draws an elephant's trunk. */
export function trunk(figure: FigureDraft): string {
  const { cx, noseY } = figure.head;
  const u = unitOf(figure);
  const shape = limb(
    [[cx, noseY - 10 * u], [cx - 2 * u, noseY + 46 * u], [cx - 26 * u, noseY + 86 * u], trunkTip(figure)],
    50 * u,
    30 * u,
  );
  const folds = [
    [-18, 20, 22],
    [-20, 40, 24],
  ]
    .map(([x = 0, y = 0, w = 0]) =>
      figure.ink.line(
        curve([
          [cx + x * u, noseY + y * u],
          [cx + (x + w) * u * 0.2, noseY + (y + 6) * u],
          [cx + (x + w * 1.3) * u * 0.9, noseY + y * u],
        ]),
        'body',
      ),
    )
    .join('');
  return figure.ink.mass(shape.fill, 'body', { line: shape.openStart, shade: 0.7 }) + folds;
}
