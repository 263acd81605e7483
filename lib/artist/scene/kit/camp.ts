import { blob, curve } from '../../shape/curve';
import type { SceneEasel } from '../easel';
import { poly, stick } from './forms';

/** Draws a tent that stands on height y. */
export function tent(e: SceneEasel, x: number, y: number, width: number): string {
  const [cloth, inner] = [e.tone('tent', '#eda25f'), e.tone('tent_inside', '#7c5560')];
  const [w, h] = [width / 2, width * 0.66];
  return (
    e.line(stick([x - w * 0.1, y - h * 0.97], [x - w * 0.2, y - h * 1.08]), inner.base, width * 0.02) +
    e.fill(
      poly([
        [x - w * 0.14, y - h],
        [x + w * 0.5, y - h * 0.86],
        [x + w * 1.05, y],
        [x + w * 0.36, y],
      ]),
      cloth.shade,
    ) +
    e.fill(
      poly([
        [x - w * 0.14, y - h],
        [x + w * 0.4, y],
        [x - w, y],
      ]),
      cloth.base,
    ) +
    e.fill(
      poly([
        [x - w * 0.16, y - h * 0.82],
        [x + w * 0.08, y],
        [x - w * 0.56, y],
      ]),
      inner.base,
    ) +
    e.fill(
      poly([
        [x - w * 0.16, y - h * 0.82],
        [x - w * 0.32, y],
        [x - w * 0.62, y],
      ]),
      cloth.light,
    )
  );
}

/** Draws a burning campfire on height y. */
export function campfire(e: SceneEasel, x: number, y: number, size: number): string {
  const [log, outer, middle, inner] = [
    e.tone('log', '#7d5a48'),
    e.shine('fire', '#ff9a4d'),
    e.shine('fire_middle', '#ffc455'),
    e.shine('fire_inside', '#fff0b0'),
  ];
  const flame = (s: number, color: string) =>
    e.fill(
      blob([
        [x + s * size * 0.05, y - s * size, 0.85],
        [x + s * size * 0.2, y - s * size * 0.62],
        [x + s * size * 0.36, y - s * size * 0.3],
        [x + s * size * 0.18, y - size * 0.02],
        [x - s * size * 0.18, y - size * 0.02],
        [x - s * size * 0.36, y - s * size * 0.28],
        [x - s * size * 0.2, y - s * size * 0.5],
      ]),
      color,
    );
  return (
    e.glow(x, y - size * 0.4, size * 2.2, size * 1.8, outer, 0.5) +
    e.line(
      curve([
        [x - size * 0.5, y + size * 0.06],
        [x + size * 0.45, y - size * 0.14],
      ]),
      log.base,
      size * 0.14,
    ) +
    e.line(
      curve([
        [x + size * 0.5, y + size * 0.06],
        [x - size * 0.45, y - size * 0.14],
      ]),
      log.shade,
      size * 0.14,
    ) +
    flame(1, outer) +
    flame(0.68, middle) +
    flame(0.38, inner)
  );
}
