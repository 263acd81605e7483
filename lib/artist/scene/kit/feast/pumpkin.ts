import { blob, curve, ellipse } from '../../../shape/curve';
import type { SceneEasel } from '../../easel';
import { poly } from '../forms';

/** Draws a pumpkin on height y; a carved one glows. */
export function pumpkin(e: SceneEasel, x: number, y: number, size: number, carved: boolean): string {
  const [skin, stem] = [e.tone('pumpkin', '#f0954a'), e.tone('stem', '#5f9a4c')];
  const cy = y - size * 0.4;
  const lobe = (dx: number, w: number, color: string) =>
    e.fill(ellipse(x + dx * size, cy, w * size, size * 0.4), color);
  const fire = e.shine('carved', '#ffe27a');
  const face = carved
    ? e.glow(x, cy, size * 0.9, size * 0.7, e.shine('carved_glow', '#ffc24a'), 0.45) +
      e.fill(
        poly([
          [x - size * 0.26, cy - size * 0.02],
          [x - size * 0.16, cy - size * 0.18],
          [x - size * 0.06, cy - size * 0.02],
        ]),
        fire,
      ) +
      e.fill(
        poly([
          [x + size * 0.26, cy - size * 0.02],
          [x + size * 0.16, cy - size * 0.18],
          [x + size * 0.06, cy - size * 0.02],
        ]),
        fire,
      ) +
      e.fill(
        blob([
          [x - size * 0.3, cy + size * 0.08, 0.9],
          [x, cy + size * 0.15],
          [x + size * 0.3, cy + size * 0.08, 0.9],
          [x + size * 0.16, cy + size * 0.25],
          [x, cy + size * 0.28],
          [x - size * 0.16, cy + size * 0.25],
        ]),
        fire,
      )
    : '';
  return (
    e.line(
      curve([
        [x, cy - size * 0.34],
        [x + size * 0.02, cy - size * 0.5],
        [x + size * 0.12, cy - size * 0.56],
      ]),
      stem.shade,
      size * 0.09,
    ) +
    lobe(-0.32, 0.22, skin.shade) +
    lobe(0.32, 0.22, skin.deep) +
    lobe(-0.18, 0.24, skin.base) +
    lobe(0.18, 0.24, skin.shade) +
    lobe(0, 0.22, skin.light) +
    face
  );
}
