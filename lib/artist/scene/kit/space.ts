import { blob, curve, ellipse } from '../../shape/curve';
import { turn } from '../../shape/path';
import type { SceneEasel } from '../easel';
import { poly, slab, solid } from './forms';

/** Draws a planet with bands, and optionally a ring. */
export function planet(
  e: SceneEasel,
  x: number,
  y: number,
  r: number,
  name: string,
  hex: string,
  ring: boolean,
): string {
  const tone = e.tone(name, hex);
  const disc = ellipse(x, y, r, r);
  const hoop = turn(ellipse(x, y, r * 1.75, r * 0.4), -18, [x, y]);
  const band = e.tone(`${name}_ring`, '#f0dcb8');
  const half = turn(
    curve([
      [x - r * 1.75, y],
      [x - r, y + r * 0.33],
      [x, y + r * 0.4],
      [x + r, y + r * 0.33],
      [x + r * 1.75, y],
    ]),
    -18,
    [x, y],
  );
  return (
    (ring ? e.line(hoop, band.shade, r * 0.14, 0.9) : '') +
    e.fill(disc, tone.base) +
    e.inside(
      disc,
      [-0.45, 0.1, 0.5]
        .map((dy, i) =>
          e.fill(
            turn(ellipse(x, y + dy * r, r * 1.2, r * (0.12 + 0.04 * i)), -18, [x, y]),
            i % 2 ? tone.shade : tone.light,
            0.7,
          ),
        )
        .join('') + e.fill(ellipse(x + r * 0.75, y + r * 0.6, r * 1.1, r * 1.1), tone.deep, 0.5),
    ) +
    (ring ? e.line(half, band.base, r * 0.14) : '')
  );
}

/** Draws a rocket that flies up to the right. */
export function rocket(e: SceneEasel, x: number, y: number, size: number): string {
  const [hull, fin, glass] = [
    e.tone('rocket', '#f4f1ec'),
    e.tone('rocket_fin', '#ef7f73'),
    e.tone('porthole', '#8fd0ee'),
  ];
  const middle = y - size * 0.5;
  const body = blob([
    [x, y - size, 0.7],
    [x + size * 0.2, y - size * 0.62],
    [x + size * 0.17, y - size * 0.2, 0.5],
    [x - size * 0.17, y - size * 0.2, 0.5],
    [x - size * 0.2, y - size * 0.62],
  ]);
  const upright =
    e.fill(
      blob([
        [x, y + size * 0.14, 0.8],
        [x - size * 0.12, y - size * 0.14],
        [x + size * 0.12, y - size * 0.14],
      ]),
      e.shine('fire', '#ff9a4d'),
    ) +
    e.fill(
      blob([
        [x, y + size * 0.02, 0.8],
        [x - size * 0.06, y - size * 0.14],
        [x + size * 0.06, y - size * 0.14],
      ]),
      e.shine('fire_inside', '#fff0b0'),
    ) +
    [-1, 1]
      .map((s) =>
        e.fill(
          poly([
            [x + s * size * 0.15, y - size * 0.46],
            [x + s * size * 0.36, y - size * 0.14],
            [x + s * size * 0.33, y - size * 0.04],
            [x + s * size * 0.15, y - size * 0.2],
          ]),
          s < 0 ? fin.base : fin.shade,
        ),
      )
      .join('') +
    solid(e, body, hull) +
    e.inside(body, e.fill(slab(x - size, y - size, x + size, y - size * 0.79), fin.base)) +
    e.fill(ellipse(x, y - size * 0.58, size * 0.1, size * 0.1), fin.shade) +
    e.fill(ellipse(x, y - size * 0.58, size * 0.07, size * 0.07), glass.base);
  return `<g transform="rotate(28 ${Math.round(x)} ${Math.round(middle)})">${upright}</g>`;
}
