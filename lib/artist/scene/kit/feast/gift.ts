import { blob, box } from '../../../shape/curve';
import type { SceneEasel } from '../../easel';
import { slab, solid } from '../forms';
import { merry } from './merry';

/** Draws a wrapped present that stands on height y. */
export function gift(e: SceneEasel, x: number, y: number, size: number, i: number): string {
  const [paper, band] = [merry(e, i), merry(e, i + 1)];
  const loop = (s: 1 | -1) =>
    e.fill(
      blob([
        [x, y - size * 0.86, 0.8],
        [x + s * size * 0.14, y - size * 1.04],
        [x + s * size * 0.32, y - size * 0.96],
        [x + s * size * 0.2, y - size * 0.84],
      ]),
      s > 0 ? band.shade : band.base,
    );
  return (
    solid(e, slab(x - size * 0.46, y - size * 0.66, x + size * 0.46, y), paper) +
    e.fill(slab(x - size * 0.09, y - size * 0.7, x + size * 0.09, y), band.base) +
    loop(-1) +
    loop(1) +
    e.fill(box(x, y - size * 0.75, size * 1.02, size * 0.22, size * 0.03), paper.light) +
    e.fill(slab(x - size * 0.09, y - size * 0.86, x + size * 0.09, y - size * 0.64), band.shade)
  );
}
