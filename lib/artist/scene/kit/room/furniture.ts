import { box } from '../../../shape/curve';
import type { SceneEasel } from '../../easel';
import { poly, slab } from '../forms';

/** Draws a table or desk that stands on height y, centred at x. */
export function table(e: SceneEasel, x: number, y: number, width: number, height: number, hex = '#c08f5f'): string {
  const tone = e.tone('table', hex);
  const t = height * 0.11;
  const leg = (dx: number, color: string) =>
    e.fill(
      poly([
        [x + dx - t * 0.5, y - height + t],
        [x + dx + t * 0.5, y - height + t],
        [x + dx + t * 0.32, y],
        [x + dx - t * 0.32, y],
      ]),
      color,
    );
  return (
    leg(-width * 0.42, tone.base) +
    leg(width * 0.42, tone.shade) +
    e.fill(slab(x - width * 0.44, y - height + t * 0.9, x + width * 0.44, y - height + t * 1.9), tone.deep) +
    e.fill(box(x, y - height + t * 0.5, width, t, t * 0.35), tone.base) +
    e.fill(box(x, y - height + t * 0.25, width * 0.985, t * 0.42, t * 0.2), tone.light)
  );
}

/** Draws a sofa that stands on height y. */
export function sofa(e: SceneEasel, x: number, y: number, width: number, hex = '#7fa6b8'): string {
  const tone = e.tone('sofa', hex);
  const h = width * 0.42;
  const block = (cx: number, cy: number, w: number, t: number, r: number, color: string) =>
    e.fill(box(cx, cy, w, t, r), color);
  return (
    block(x - width * 0.38, y - h * 0.06, width * 0.05, h * 0.16, 2, tone.deep) +
    block(x + width * 0.38, y - h * 0.06, width * 0.05, h * 0.16, 2, tone.deep) +
    block(x, y - h * 0.62, width * 0.86, h * 0.76, h * 0.16, tone.shade) +
    block(x - width * 0.2, y - h * 0.64, width * 0.38, h * 0.6, h * 0.12, tone.base) +
    block(x + width * 0.2, y - h * 0.64, width * 0.38, h * 0.6, h * 0.12, tone.base) +
    block(x, y - h * 0.27, width * 0.9, h * 0.3, h * 0.1, tone.light) +
    block(x, y - h * 0.16, width * 0.9, h * 0.1, h * 0.04, tone.shade) +
    block(x - width * 0.45, y - h * 0.36, width * 0.14, h * 0.56, h * 0.14, tone.base) +
    block(x + width * 0.45, y - h * 0.36, width * 0.14, h * 0.56, h * 0.14, tone.shade) +
    e.fill(
      box(x - width * 0.26, y - h * 0.52, width * 0.2, width * 0.19, width * 0.05),
      e.tone('cushion', '#f0c98a').base,
    )
  );
}
