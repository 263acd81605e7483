import { blob, ellipse } from '../../../shape/curve';
import type { SceneEasel } from '../../easel';
import { slab, solid } from '../forms';
import { merry } from './merry';

/** Draws a cake with candles that stands on height y. */
export function cake(e: SceneEasel, x: number, y: number, size: number): string {
  const [icing, dough, plate] = [e.tone('icing', '#fbe3ea'), e.tone('dough', '#e8b98a'), e.tone('plate', '#eef1f4')];
  const tier = (w: number, bottom: number, top: number) =>
    solid(
      e,
      blob([
        [x - w, y - top, 0.9],
        [x + w, y - top, 0.9],
        [x + w, y - bottom, 0.8],
        [x - w, y - bottom, 0.8],
      ]),
      dough,
    ) +
    e.fill(
      blob([
        [x - w * 1.03, y - top - size * 0.03, 0.7],
        [x + w * 1.03, y - top - size * 0.03, 0.7],
        [x + w * 1.02, y - top + size * 0.07],
        [x + w * 0.66, y - top + size * 0.05],
        [x + w * 0.4, y - top + size * 0.14],
        [x, y - top + size * 0.06],
        [x - w * 0.4, y - top + size * 0.14],
        [x - w * 0.7, y - top + size * 0.05],
        [x - w * 1.02, y - top + size * 0.09],
      ]),
      icing.base,
    );
  return (
    e.fill(ellipse(x, y, size * 0.62, size * 0.07), plate.shade) +
    tier(size * 0.48, 0, size * 0.36) +
    tier(size * 0.3, size * 0.38, size * 0.64) +
    [-0.16, 0, 0.16]
      .map(
        (dx, i) =>
          e.fill(
            slab(x + (dx - 0.018) * size, y - size * 0.84, x + (dx + 0.018) * size, y - size * 0.66),
            merry(e, i + 1).base,
          ) +
          e.glow(x + dx * size, y - size * 0.88, size * 0.12, size * 0.12, e.shine('lamplight', '#ffe9b0'), 0.8) +
          e.fill(
            blob([
              [x + dx * size, y - size * 0.96, 0.8],
              [x + (dx + 0.03) * size, y - size * 0.87],
              [x + dx * size, y - size * 0.83],
              [x + (dx - 0.03) * size, y - size * 0.87],
            ]),
            e.shine('flame', '#ffb84d'),
          ),
      )
      .join('')
  );
}
