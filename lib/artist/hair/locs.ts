import type { Node, Point } from '../shape/path';
import { both, even, lobes, paired, type HairSystem, type Lock } from './system';

/** One loc along a spine from its root, with the lines of its twist. */
function loc(id: string, spine: readonly Point[], half: number): Lock {
  const last = spine.length - 1;
  const along = (from: number): { at: Point; out: Point } => {
    const [before, at, after] = [Math.max(0, from - 1), from, Math.min(last, from + 1)].map(
      (index) => spine[index] ?? [0, 0],
    ) as [Point, Point, Point];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    return { at, out: [(-dy / length) * half, (dx / length) * half] };
  };
  const side = (s: number): Node[] =>
    spine.map((_, index): Node => {
      const { at, out } = along(index);
      return [at[0] + s * out[0], at[1] + s * out[1]];
    });
  const end = spine[last] ?? [0, 0];
  return {
    id,
    at: spine[0] ?? [0, 0],
    layer: 'over',
    shape: [...side(-1), [end[0], end[1] + half * 1.3], ...side(1).toReversed()],
    lines: spine.slice(1).map(([x, y]): Node[] => [
      [x - half * 0.7, y - half * 0.5],
      [x + half * 0.7, y + half * 0.1],
    ]),
  };
}

/** The hairstyle of locs. */
export const locs: HairSystem = {
  words: 'locs dreadlock dreadlocks rasta rastas rastazopf',
  described: 'loc dread dreads',
  worn: { women: 1.4, men: 1.4, light: 0 },
  rise: 0.3,
  front: [
    ...lobes(
      [
        [-1.04, 0.04],
        [-1.12, -0.4],
        [-0.92, -0.84],
        [-0.54, -1.12],
        [0, -1.2],
        [0.54, -1.12],
        [0.92, -0.84],
        [1.12, -0.4],
        [1.04, 0.04],
      ],
      0.2,
    ),
    [0.86, -0.2],
    [0.6, -0.5],
    [0.2, -0.62],
    [-0.2, -0.62],
    [-0.6, -0.5],
    [-0.86, -0.2],
  ],
  lines: [
    ...paired([
      [
        [0.54, -1.08],
        [0.36, -0.9],
        [0.24, -0.68],
      ],
      [
        [0.9, -0.82],
        [0.7, -0.7],
        [0.56, -0.54],
      ],
      [
        [1.08, -0.42],
        [0.94, -0.4],
        [0.82, -0.28],
      ],
    ]),
    [
      [0, -1.14],
      [0, -0.7],
    ],
  ],
  back: even([
    [0, -1.1],
    [0.8, -0.9],
    [1.1, -0.2],
    ...lobes(
      [
        [1.24, 0.9],
        [0.86, 0.92],
        [0.48, 0.94],
        [0.1, 0.95],
      ],
      0.5,
    ),
  ]),
  locks: [
    ...both(
      loc(
        'loc_outer',
        [
          [0.98, -0.34],
          [1.2, -0.04],
          [1.3, 0.32],
          [1.32, 0.68],
        ],
        0.13,
      ),
    ),
    ...both(
      loc(
        'loc_middle',
        [
          [0.98, -0.24],
          [1.08, 0.2],
          [1.13, 0.62],
          [1.12, 1.02],
        ],
        0.13,
      ),
    ),
    ...both(
      loc(
        'loc_inner',
        [
          [0.94, -0.1],
          [0.93, 0.26],
          [0.92, 0.58],
          [0.9, 0.86],
        ],
        0.12,
      ),
    ),
  ],
};
