import { blob, ellipse } from '../../../shape/curve';
import type { SceneEasel } from '../../easel';
import { campfire } from '../camp';
import { slab } from '../forms';

/** The rows of bricks beside the opening, and the height of a brick as a share of the fireplace's. */
const BRICK_ROWS = 6;

/** Draws a burning fireplace with a mantel that stands on height y. */
export function fireplace(e: SceneEasel, x: number, y: number, height: number): string {
  const [stone, dark, wood] = [e.tone('hearth', '#c9a79a'), e.tone('hearth_inside', '#4a3238'), e.tone('mantel', '#8a5a44')];
  const [w, h] = [height * 0.56, height];
  const block = (left: number, right: number, top: number, bottom: number, color: string) =>
    e.fill(slab(x + left * w, y - top * h, x + right * w, y - bottom * h), color);
  const bricks = Array.from({ length: BRICK_ROWS }, (_, row) => {
    const [low, high] = [0.06 + row * 0.135, 0.17 + row * 0.135];
    return [-1, 1]
      .map((s) => block(s * (row % 2 ? 0.66 : 0.7), s * (row % 2 ? 0.9 : 0.96), high, low, row % 2 ? stone.light : stone.shade))
      .join('');
  }).join('');
  const opening = blob([
    [x - w * 0.58, y, 0.3],
    [x - w * 0.58, y - h * 0.46],
    [x, y - h * 0.66],
    [x + w * 0.58, y - h * 0.46],
    [x + w * 0.58, y, 0.3],
  ]);
  return (
    block(-1, 1, 0.86, 0, stone.base) +
    bricks +
    e.fill(opening, dark.base) +
    e.glow(x, y - h * 0.16, w * 0.7, h * 0.42, e.shine('hearth_glow', '#ffb060'), 0.8) +
    campfire(e, x, y - h * 0.03, h * 0.44) +
    block(-1.16, 1.16, 0.94, 0.84, wood.base) +
    block(-1.16, 1.16, 0.94, 0.915, wood.light) +
    block(-1.1, 1.1, 0.03, -0.02, wood.shade) +
    [-0.7, -0.48, 0.6].map((at, index) => candle(e, x + at * w, y - h * 0.94, h * (0.1 + index * 0.02))).join('')
  );
}

/** Draws a candle with its flame. */
function candle(e: SceneEasel, x: number, y: number, height: number): string {
  const wax = e.tone('candle', '#fbf1dc');
  const half = height * 0.2;
  return (
    e.fill(slab(x - half, y - height, x + half, y), wax.base) +
    e.fill(ellipse(x, y - height * 1.3, half * 0.8, height * 0.26), e.shine('candle_flame', '#ffc455'))
  );
}
