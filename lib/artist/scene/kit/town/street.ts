import { blob, box, curve, ellipse } from '../../../shape/curve';
import type { SceneEasel } from '../../easel';
import type { Depth } from '../../light';
import { poly, slab } from '../forms';

/** Draws a street lamp that stands on height y. */
export function streetLamp(e: SceneEasel, x: number, y: number, size: number): string {
  const iron = e.tone('iron', '#4c5468');
  const on = e.light.time === 'night' || e.light.time === 'sunset';
  const [hx, hy] = [x + size * 0.2, y - size * 0.9];
  return (
    (on ? e.glow(hx, hy + size * 0.06, size * 0.36, size * 0.36, e.shine('lamplight', '#ffe9b0'), 0.75) : '') +
    e.line(
      curve([
        [x, y],
        [x, y - size * 0.75],
        [x + size * 0.05, y - size * 0.95],
        [hx, y - size * 0.96],
        [hx, hy],
      ]),
      iron.base,
      size * 0.03,
    ) +
    e.fill(box(x, y - size * 0.03, size * 0.08, size * 0.06, 2), iron.base) +
    e.fill(
      ellipse(hx, hy + size * 0.045, size * 0.042, size * 0.05),
      e.shine(on ? 'lamp_bulb' : 'lamp_off', on ? '#fff6d8' : '#f1f5f8'),
    ) +
    e.fill(
      poly([
        [hx - size * 0.08, hy + size * 0.03],
        [hx - size * 0.03, hy - size * 0.03],
        [hx + size * 0.03, hy - size * 0.03],
        [hx + size * 0.08, hy + size * 0.03],
      ]),
      iron.base,
    )
  );
}

/** Draws a park bench that stands on height y. */
export function bench(e: SceneEasel, x: number, y: number, width: number): string {
  const [wood, iron] = [e.tone('bench', '#b98a5c'), e.tone('iron', '#4c5468')];
  const board = (dy: number, color: string) => e.fill(box(x, y - width * dy, width, width * 0.065, 2), color);
  return (
    [-0.38, 0.38]
      .map((dx) =>
        e.line(
          [
            ['M', x + dx * width, y - width * 0.46],
            ['L', x + dx * width, y],
          ],
          iron.base,
          width * 0.035,
        ),
      )
      .join('') +
    board(0.44, wood.light) +
    board(0.34, wood.base) +
    board(0.2, wood.light) +
    e.fill(box(x, y - width * 0.165, width * 1.02, width * 0.03, 1), wood.deep)
  );
}

/** Draws a wooden fence between two x positions that stands on height y. */
export function fence(
  e: SceneEasel,
  from: number,
  to: number,
  y: number,
  height: number,
  hex = '#f3e9d6',
  depth: Depth = 0,
): string {
  const wood = e.tone('fence', hex, depth);
  const step = height * 0.4;
  const posts = Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, i) => {
    const x = from + step * (i + 0.5);
    return e.fill(
      poly([
        [x - step * 0.27, y],
        [x - step * 0.27, y - height * 0.84],
        [x, y - height],
        [x + step * 0.27, y - height * 0.84],
        [x + step * 0.27, y],
      ]),
      i % 2 ? wood.base : wood.light,
    );
  }).join('');
  return (
    [0.3, 0.66]
      .map((share) =>
        e.fill(slab(from, y - height * share - height * 0.05, to, y - height * share + height * 0.05), wood.shade),
      )
      .join('') + posts
  );
}

/** Draws a road toward the viewer, or across the picture. */
export function road(e: SceneEasel, from: number, to: number): string {
  const { width, u } = e.stage;
  const [tar, line, curb] = [e.tone('tar', '#7d8494'), e.tone('road_line', '#f7f3e4'), e.tone('curb', '#d3cfc6')];
  const mid = from + (to - from) * 0.5;
  return (
    e.fill(slab(0, from - u * 1.6, width, to + u * 1.6), curb.base) +
    e.fade(slab(0, from, width, to), [[tar.shade], [tar.base]]) +
    Array.from({ length: Math.ceil(width / (u * 26)) + 1 }, (_, i) =>
      e.fill(
        poly([
          [i * u * 26 - u * 6, mid],
          [i * u * 26 + u * 8, mid],
          [i * u * 26 + u * 7, mid + u * 1.6],
          [i * u * 26 - u * 7, mid + u * 1.6],
        ]),
        line.base,
        0.9,
      ),
    ).join('')
  );
}

/** Draws a small car that faces right and stands on height y. */
export function car(e: SceneEasel, x: number, y: number, width: number, hex: string): string {
  const [body, glass, wheel] = [e.tone('car', hex), e.tone('car_glass', '#cfe6f2'), e.tone('tyre', '#3c3f4e')];
  const h = width * 0.4;
  const at = (dx: number, dy: number, corner = 0.3) => [x + dx * width, y - dy * h, corner] as const;
  return (
    e.fill(
      blob([
        at(-0.5, 0.2, 0.7),
        at(-0.48, 0.55),
        at(-0.3, 0.62, 0.5),
        at(-0.18, 0.98),
        at(0.12, 1),
        at(0.28, 0.64, 0.5),
        at(0.46, 0.54),
        at(0.5, 0.2, 0.7),
      ]),
      body.base,
    ) +
    e.fill(blob([at(-0.5, 0.2, 0.8), at(-0.49, 0.36, 0.6), at(0.49, 0.36, 0.6), at(0.5, 0.2, 0.8)]), body.shade) +
    e.fill(blob([at(-0.25, 0.62, 0.7), at(-0.15, 0.9, 0.5), at(-0.02, 0.9, 0.8), at(-0.02, 0.62, 0.8)]), glass.base) +
    e.fill(blob([at(0.02, 0.62, 0.8), at(0.02, 0.9, 0.8), at(0.1, 0.9, 0.5), at(0.21, 0.62, 0.7)]), glass.shade) +
    [-0.28, 0.28]
      .map(
        (dx) =>
          e.fill(ellipse(x + dx * width, y - h * 0.2, h * 0.22, h * 0.22), wheel.base) +
          e.fill(ellipse(x + dx * width, y - h * 0.2, h * 0.1, h * 0.1), e.tone('hub', '#d7dbe2').base),
      )
      .join('') +
    e.fill(ellipse(x + width * 0.46, y - h * 0.44, h * 0.07, h * 0.07), e.shine('headlight', '#fff1c0'))
  );
}
