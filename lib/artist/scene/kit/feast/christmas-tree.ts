import { blob, ellipse } from '../../../shape/curve';
import { turn, type Point } from '../../../shape/path';
import type { SceneEasel } from '../../easel';
import type { MaterialTone } from '../../light';
import { poly, solid } from '../forms';
import { sparkle } from '../sky';
import { merry } from './merry';

/** The positions of the baubles, relative to the foot of the tree, as shares of its size. */
const BALLS = [
  [-0.12, 0.78],
  [0.08, 0.7],
  [-0.2, 0.5],
  [0.02, 0.54],
  [0.19, 0.47],
  [-0.27, 0.25],
  [-0.07, 0.3],
  [0.13, 0.24],
  [0.29, 0.22],
] as const;

/** Draws a decorated Christmas tree that stands on height y. */
export function christmasTree(e: SceneEasel, x: number, y: number, size: number): string {
  const [leaf, pot, star] = [e.tone('fir', '#4f9070'), e.tone('pot', '#c9795f'), e.shine('tree_star', '#ffdf80')];
  const tier = (top: number, bottom: number, half: number) => firTier(e, leaf, [x, y], size, { top, bottom, half });
  return (
    solid(
      e,
      poly([
        [x - size * 0.1, y - size * 0.16],
        [x + size * 0.1, y - size * 0.16],
        [x + size * 0.08, y],
        [x - size * 0.08, y],
      ]),
      pot,
    ) +
    tier(0.6, 0.14, 0.36) +
    tier(0.8, 0.38, 0.28) +
    tier(0.96, 0.62, 0.19) +
    BALLS.map(([dx, dy], i) => ballWithLight(e, [x + dx * size, y - dy * size], size, i)).join('') +
    e.glow(x, y - size * 0.97, size * 0.2, size * 0.2, e.shine('lamplight', '#ffe9b0'), 0.7) +
    e.fill(sparkle(x, y - size * 0.97, size * 0.09), star) +
    e.fill(turn(sparkle(x, y - size * 0.97, size * 0.06), 45, [x, y - size * 0.97]), star)
  );
}

/**
 * Draws one tier of branches with its right side in shade; heights and the half width are shares of the tree's size.
 */
function firTier(
  e: SceneEasel,
  leaf: MaterialTone,
  [x, y]: Point,
  size: number,
  { top, bottom, half }: { top: number; bottom: number; half: number },
): string {
  return (
    e.fill(
      blob([
        [x, y - top * size, 0.85],
        [x + half * size * 0.5, y - (bottom + (top - bottom) * 0.34) * size, 0.2],
        [x + half * size, y - bottom * size, 0.9],
        [x, y - (bottom - 0.03) * size],
        [x - half * size, y - bottom * size, 0.9],
        [x - half * size * 0.5, y - (bottom + (top - bottom) * 0.34) * size, 0.2],
      ]),
      leaf.base,
    ) +
    e.fill(
      blob([
        [x, y - top * size, 0.85],
        [x + half * size * 0.5, y - (bottom + (top - bottom) * 0.34) * size, 0.2],
        [x + half * size, y - bottom * size, 0.9],
        [x + half * 0.2 * size, y - (bottom - 0.02) * size, 0.3],
      ]),
      leaf.shade,
    )
  );
}

/** Draws a bauble; every second one has a fairy light beside it. */
function ballWithLight(e: SceneEasel, [x, y]: Point, size: number, index: number): string {
  const ball = e.fill(ellipse(x, y, size * 0.027, size * 0.027), merry(e, index).base);
  if (index % 2 === 0) return ball;
  const light = e.shine('fairy_light', '#fff0b8');
  return ball + e.glow(x + size * 0.06, y - size * 0.03, size * 0.05, size * 0.05, light, 0.9);
}
