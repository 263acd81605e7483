import { box, ellipse } from '../../../shape/curve';
import { join, type Path } from '../../../shape/path';
import type { SceneEasel } from '../../easel';
import type { Depth } from '../../light';
import { poly, slab, stick } from '../forms';

/** Draws rows of windows on a facade; some are lit in the dark. */
function panes(
  e: SceneEasel,
  left: number,
  top: number,
  right: number,
  bottom: number,
  size: number,
  depth: Depth,
): string {
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

/** Draws a row of houses and towers across the picture, with its base at y. */
export function skyline(e: SceneEasel, y: number, low: number, high: number, depth: Depth, windows = true): string {
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

/** Draws a small house with a roof and a door that stands on height y. */
export function house(
  e: SceneEasel,
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
