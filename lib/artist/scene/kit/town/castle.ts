import { blob, box } from '../../../shape/curve';
import type { Point } from '../../../shape/path';
import type { Easel } from '../../easel';
import type { Depth } from '../../light';
import { poly, slab, solid, stick } from '../forms';

/** A castle with towers and flags, standing on y. */
export function castle(e: Easel, x: number, y: number, size: number, depth: Depth = 1): string {
  const [stone, roof, flag, gate] = [
    e.tone('castle', '#d3c9d8', depth),
    e.tone('castle_roof', '#8a84c0', depth),
    e.tone('castle_flag', '#ef8a86', depth),
    e.tone('gate', '#6d5566', depth),
  ];
  const lit = e.light.time === 'night' || e.light.time === 'sunset' ? e.shine('lit_pane', '#ffe39a') : gate.base;
  const slit = (cx: number, cy: number) => e.fill(box(cx, cy, size * 0.03, size * 0.07, size * 0.014), lit);
  const tower = (dx: number, w: number, h: number) => {
    const [cx, top] = [x + dx * size, y - h * size];
    const pole: Point = [cx, top - size * (w * 1.35 + 0.1)];
    return (
      solid(e, slab(cx - (w * size) / 2, top, cx + (w * size) / 2, y), stone) +
      e.line(stick([cx, top - size * w], pole), gate.base, size * 0.008) +
      e.fill(
        poly([pole, [pole[0] + size * 0.08, pole[1] + size * 0.022], [pole[0], pole[1] + size * 0.044]]),
        flag.base,
      ) +
      e.fill(
        poly([
          [cx - w * size * 0.66, top],
          [cx, top - w * size * 1.35],
          [cx + w * size * 0.66, top],
        ]),
        roof.base,
      ) +
      e.fill(
        poly([
          [cx + w * size * 0.12, top],
          [cx, top - w * size * 1.35],
          [cx + w * size * 0.66, top],
        ]),
        roof.shade,
      ) +
      slit(cx, top + size * 0.1)
    );
  };
  const wall = (from: number, to: number, h: number) =>
    e.fill(slab(x + from * size, y - h * size, x + to * size, y), stone.base) +
    Array.from({ length: Math.round((to - from) / 0.07) }, (_, i) =>
      e.fill(
        slab(
          x + (from + 0.07 * i + 0.008) * size,
          y - (h + 0.035) * size,
          x + (from + 0.07 * i + 0.045) * size,
          y - h * size + 1,
        ),
        stone.base,
      ),
    ).join('');
  return (
    tower(-0.2, 0.13, 0.68) +
    tower(0.2, 0.13, 0.62) +
    tower(0, 0.17, 0.78) +
    wall(-0.42, 0.42, 0.36) +
    e.fill(slab(x - 0.42 * size, y - size * 0.33, x + 0.42 * size, y - size * 0.315), stone.shade) +
    tower(-0.42, 0.15, 0.5) +
    tower(0.42, 0.15, 0.5) +
    e.fill(
      blob([
        [x - size * 0.08, y, 0.9],
        [x - size * 0.08, y - size * 0.14, 0.2],
        [x, y - size * 0.22],
        [x + size * 0.08, y - size * 0.14, 0.2],
        [x + size * 0.08, y, 0.9],
      ]),
      gate.base,
    ) +
    slit(x - size * 0.2, y - size * 0.2) +
    slit(x + size * 0.2, y - size * 0.2)
  );
}
