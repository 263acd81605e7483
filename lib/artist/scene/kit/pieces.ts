import { blob, curve, ellipse } from '../../shape/curve';
import { turn } from '../../shape/path';
import type { Easel } from '../easel';
import { poly, slab, solid, stick } from './forms';

/** A planet with bands, perhaps with a ring. */
export function planet(e: Easel, x: number, y: number, r: number, name: string, hex: string, ring: boolean): string {
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

/** A rocket that flies up to the right. */
export function rocket(e: Easel, x: number, y: number, size: number): string {
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

/** A football on y. */
export function ball(e: Easel, x: number, y: number, size: number): string {
  const [skin, patch] = [e.tone('ball', '#fbfbf7'), e.tone('ball_patch', '#3f4257')];
  const [r, cy] = [size / 2, y - size / 2];
  const disc = ellipse(x, cy, r, r);
  const five = (cx: number, py: number, s: number) =>
    e.fill(
      poly(
        Array.from({ length: 5 }, (_, i): readonly [number, number] => [
          cx + Math.cos((i * 72 - 90) * (Math.PI / 180)) * s,
          py + Math.sin((i * 72 - 90) * (Math.PI / 180)) * s,
        ]),
      ),
      patch.base,
    );
  return (
    e.fill(ellipse(x + r * 0.3, y, r * 1.1, r * 0.22), e.tone('shadow', '#3d3560').deep, 0.25) +
    e.fill(disc, skin.base) +
    e.inside(
      disc,
      e.fill(ellipse(x + r * 0.7, cy + r * 0.5, r, r), skin.shade) +
        five(x, cy, r * 0.36) +
        [0, 1, 2, 3, 4]
          .map((i) =>
            five(
              x + Math.cos((i * 72 - 90) * (Math.PI / 180)) * r * 0.98,
              cy + Math.sin((i * 72 - 90) * (Math.PI / 180)) * r * 0.98,
              r * 0.3,
            ),
          )
          .join(''),
    )
  );
}

/** A tent on y. */
export function tent(e: Easel, x: number, y: number, width: number): string {
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

/** A camp fire on y, burning. */
export function campfire(e: Easel, x: number, y: number, size: number): string {
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
