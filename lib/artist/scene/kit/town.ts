import { blob, box, curve, ellipse } from '../../shape/curve';
import { join, type Path, type Point } from '../../shape/path';
import type { Easel } from '../easel';
import type { Depth } from '../light';
import { poly, slab, solid, stick } from './forms';

/** Windows in rows on a front; some are lit when it is dark. */
function panes(e: Easel, left: number, top: number, right: number, bottom: number, size: number, depth: Depth): string {
  const dark = e.light.time === 'night' || e.light.time === 'sunset';
  const [lit, dull] = [e.shine('lit_pane', '#ffe39a'), e.tone('pane_glass', '#a9cde4', depth).shade];
  const [columns, rows] = [
    Math.max(1, Math.floor((right - left) / (size * 1.9))),
    Math.max(1, Math.floor((bottom - top) / (size * 2.3))),
  ];
  const [dx, dy] = [(right - left) / columns, (bottom - top) / rows];
  const [on, off]: Path[][] = [[], []];
  for (let i = 0; i < columns * rows; i += 1) {
    const [x, y] = [left + dx * ((i % columns) + 0.5), top + dy * (Math.floor(i / columns) + 0.5)];
    const bright = dark && e.dice.chance(e.light.time === 'night' ? 0.55 : 0.3);
    (bright ? on : off)?.push(slab(x - size / 2, y - size * 0.65, x + size / 2, y + size * 0.65));
  }
  return (off?.length ? e.fill(join(...off), dull, 0.8) : '') + (on?.length ? e.fill(join(...on), lit, 0.95) : '');
}

const FRONTS = ['#e2b7a0', '#b9c6dc', '#e8cfa0', '#a8c4bb', '#cdb4d0', '#d9a79a'] as const;

/** A row of houses and towers along the picture, standing on y. */
export function skyline(e: Easel, y: number, low: number, high: number, depth: Depth, windows = true): string {
  const { width, u } = e.stage;
  const drawn: string[] = [];
  for (let x = -u * 10; x < width + u * 10;) {
    const [w, h] = [u * e.dice.between(16, 30), e.dice.between(low, high)];
    const index = Math.floor(e.dice.next() * FRONTS.length);
    const tone = e.tone(`front_${index + 1}`, FRONTS[index] ?? FRONTS[0], depth);
    const roof = e.dice.chance(0.3)
      ? e.fill(slab(x + w * 0.3, y - h - u * 5, x + w * 0.7, y - h), tone.shade)
      : e.dice.chance(0.3)
        ? e.line(stick([x + w / 2, y - h], [x + w / 2, y - h - u * 9]), tone.shade, u)
        : '';
    drawn.push(
      roof +
        e.fill(slab(x, y - h, x + w, y), tone.base) +
        e.fill(slab(x + w * 0.74, y - h, x + w, y), tone.shade) +
        (windows ? panes(e, x + u * 2, y - h + u * 4, x + w * 0.72, y - u * 6, u * (depth > 1 ? 2.2 : 3), depth) : ''),
    );
    x += w + u * e.dice.between(-1, 2);
  }
  return drawn.join('');
}

/** A small house with a roof and a door, standing on y. */
export function house(
  e: Easel,
  x: number,
  y: number,
  width: number,
  hex: string,
  roofHex: string,
  depth: Depth = 0,
): string {
  const [front, roof, door, trim] = [
    e.tone('house', hex, depth),
    e.tone('roof', roofHex, depth),
    e.tone('door', '#8a5f4a', depth),
    e.tone('house_trim', '#fbf5ea', depth),
  ];
  const [h, w] = [width * 0.62, width / 2];
  const lit =
    e.light.time === 'night' || e.light.time === 'sunset'
      ? e.shine('lit_pane', '#ffe39a')
      : e.tone('pane_glass', '#a9d3ea', depth).base;
  const pane = (cx: number) =>
    e.fill(box(cx, y - h * 0.55, width * 0.19, h * 0.32, 2), trim.base) +
    e.fill(box(cx, y - h * 0.55, width * 0.14, h * 0.24, 1), lit) +
    e.line(stick([cx, y - h * 0.67], [cx, y - h * 0.43]), trim.base, width * 0.014);
  return (
    e.fill(slab(x + w * 0.4, y - h * 1.75, x + w * 0.62, y - h * 1.1), roof.deep) +
    e.fill(slab(x - w, y - h, x + w, y), front.base) +
    e.fill(slab(x + w * 0.55, y - h, x + w, y), front.shade) +
    e.fill(slab(x - w, y - h, x + w, y - h * 0.93), front.deep, 0.5) +
    e.fill(
      poly([
        [x - w * 1.14, y - h * 0.97],
        [x - w * 0.7, y - h * 1.62],
        [x + w * 0.7, y - h * 1.62],
        [x + w * 1.14, y - h * 0.97],
      ]),
      roof.base,
    ) +
    e.fill(
      poly([
        [x + w * 0.5, y - h * 0.97],
        [x + w * 0.35, y - h * 1.62],
        [x + w * 0.7, y - h * 1.62],
        [x + w * 1.14, y - h * 0.97],
      ]),
      roof.shade,
    ) +
    pane(x - w * 0.55) +
    pane(x + w * 0.55) +
    e.fill(box(x, y - h * 0.3, width * 0.2, h * 0.6, width * 0.03), door.base) +
    e.fill(ellipse(x + width * 0.06, y - h * 0.3, width * 0.013, width * 0.013), trim.base)
  );
}

/** A street lamp on y. */
export function streetLamp(e: Easel, x: number, y: number, size: number): string {
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

/** A park bench on y. */
export function bench(e: Easel, x: number, y: number, width: number): string {
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

/** A fence of boards from x to x, standing on y. */
export function fence(
  e: Easel,
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

/** A road towards the viewer, or along the picture. */
export function road(e: Easel, from: number, to: number): string {
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

/** A little car that drives to the right, standing on y. */
export function car(e: Easel, x: number, y: number, width: number, hex: string): string {
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
