import { blob, box } from '../../../shape/curve';
import type { SceneEasel } from '../../easel';
import { solid } from '../forms';

/** Draws a potted plant that stands on height y. */
export function plant(e: SceneEasel, x: number, y: number, size: number, pot = '#e39a72'): string {
  const [leaf, clay] = [e.tone('houseplant', '#5f9f6a'), e.tone('pot', pot)];
  const leafAt = (dx: number, dy: number, bend: number, color: string) =>
    e.fill(
      blob([
        [x, y - size * 0.3, 0.9],
        [x + dx * size * 0.4 - bend * size, y - size * (0.3 + dy * 0.5)],
        [x + dx * size, y - size * (0.3 + dy), 0.9],
        [x + dx * size * 0.5 + bend * size, y - size * (0.3 + dy * 0.4)],
      ]),
      color,
    );
  const vessel = blob([
    [x - size * 0.19, y - size * 0.34, 0.9],
    [x + size * 0.19, y - size * 0.34, 0.9],
    [x + size * 0.14, y, 0.7],
    [x - size * 0.14, y, 0.7],
  ]);
  return (
    leafAt(-0.32, 0.34, 0.09, leaf.shade) +
    leafAt(0.34, 0.38, 0.09, leaf.deep) +
    leafAt(-0.2, 0.58, 0.09, leaf.base) +
    leafAt(0.2, 0.62, 0.1, leaf.shade) +
    leafAt(0, 0.7, 0.09, leaf.base) +
    leafAt(-0.36, 0.14, 0.07, leaf.base) +
    leafAt(0.36, 0.16, 0.07, leaf.shade) +
    solid(e, vessel, clay) +
    e.fill(box(x, y - size * 0.33, size * 0.44, size * 0.07, size * 0.02), clay.light)
  );
}
