import { blob, box } from '../../../shape/curve';
import type { Path, Point } from '../../../shape/path';
import type { SceneEasel } from '../../easel';
import type { Depth, MaterialTone } from '../../light';
import { poly, slab, solid, stick } from '../forms';

interface CastleTones {
  stone: MaterialTone;
  roof: MaterialTone;
  flag: MaterialTone;
  gate: MaterialTone;
  /** The colour of its windows. */
  lit: string;
}

/** Draws a castle with towers and flags that stands on height y. */
export function castle(e: SceneEasel, x: number, y: number, size: number, depth: Depth = 1): string {
  const tones = castleTones(e, depth);
  const { stone, gate, lit } = tones;
  const tower = (dx: number, w: number, h: number) => towerOf(e, tones, [x + dx * size, y], size, w, h);
  return (
    tower(-0.2, 0.13, 0.68) +
    tower(0.2, 0.13, 0.62) +
    tower(0, 0.17, 0.78) +
    battlements(e, stone, x, y, size) +
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
    e.fill(slit(x - size * 0.2, y - size * 0.2, size), lit) +
    e.fill(slit(x + size * 0.2, y - size * 0.2, size), lit)
  );
}

function castleTones(e: SceneEasel, depth: Depth): CastleTones {
  const gate = e.tone('gate', '#6d5566', depth);
  return {
    stone: e.tone('castle', '#d3c9d8', depth),
    roof: e.tone('castle_roof', '#8a84c0', depth),
    flag: e.tone('castle_flag', '#ef8a86', depth),
    gate,
    lit: e.light.time === 'night' || e.light.time === 'sunset' ? e.shine('lit_pane', '#ffe39a') : gate.base,
  };
}

/** The outline of a narrow window around a point. */
const slit = (cx: number, cy: number, size: number): Path => box(cx, cy, size * 0.03, size * 0.07, size * 0.014);

/** Draws a tower with a roof and a flag at its foot point; `w` and `h` are shares of the castle's size. */
function towerOf(
  e: SceneEasel,
  { stone, roof, flag, gate, lit }: CastleTones,
  [cx, y]: Point,
  size: number,
  w: number,
  h: number,
): string {
  const top = y - h * size;
  const pole: Point = [cx, top - size * (w * 1.35 + 0.1)];
  const roofFrom = (left: number) =>
    poly([
      [cx + w * size * left, top],
      [cx, top - w * size * 1.35],
      [cx + w * size * 0.66, top],
    ]);
  return (
    solid(e, slab(cx - (w * size) / 2, top, cx + (w * size) / 2, y), stone) +
    e.line(stick([cx, top - size * w], pole), gate.base, size * 0.008) +
    e.fill(
      poly([pole, [pole[0] + size * 0.08, pole[1] + size * 0.022], [pole[0], pole[1] + size * 0.044]]),
      flag.base,
    ) +
    e.fill(roofFrom(-0.66), roof.base) +
    e.fill(roofFrom(0.12), roof.shade) +
    e.fill(slit(cx, top + size * 0.1, size), lit)
  );
}

/** Draws the wall between the outer towers, with its merlons. */
function battlements(e: SceneEasel, stone: MaterialTone, x: number, y: number, size: number): string {
  const [from, to, h] = [-0.42, 0.42, 0.36];
  return (
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
    ).join('')
  );
}
