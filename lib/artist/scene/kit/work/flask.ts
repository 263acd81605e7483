import { blob, box, ellipse } from '../../../shape/curve';
import type { SceneEasel } from '../../easel';
import { slab } from '../forms';

/** Draws a glass flask with a bright liquid that stands on height y. */
export function flask(e: SceneEasel, x: number, y: number, size: number, name: string, hex: string): string {
  const [glass, fluid] = [e.shine('glass', '#eaf7fc'), e.tone(name, hex)];
  const body = blob([
    [x - size * 0.09, y - size, 0.9],
    [x + size * 0.09, y - size, 0.9],
    [x + size * 0.09, y - size * 0.62, 0.5],
    [x + size * 0.36, y - size * 0.1, 0.4],
    [x + size * 0.28, y, 0.6],
    [x - size * 0.28, y, 0.6],
    [x - size * 0.36, y - size * 0.1, 0.4],
    [x - size * 0.09, y - size * 0.62, 0.5],
  ]);
  return (
    e.fill(body, glass, 0.6) +
    e.inside(
      body,
      e.fill(slab(x - size, y - size * 0.42, x + size, y), fluid.base) +
        e.fill(ellipse(x, y - size * 0.42, size * 0.3, size * 0.05), fluid.light) +
        [
          [-0.1, 0.2],
          [0.08, 0.3],
          [0.02, 0.12],
        ]
          .map(([dx = 0, dy = 0]) =>
            e.fill(ellipse(x + dx * size, y - dy * size, size * 0.035, size * 0.035), fluid.light),
          )
          .join(''),
    ) +
    e.line(body, glass, size * 0.03, 0.9) +
    e.fill(box(x, y - size, size * 0.26, size * 0.06, size * 0.02), glass)
  );
}
