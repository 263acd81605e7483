import { blob, curve, puffy } from '../../../shape/curve';
import type { Path, Point } from '../../../shape/path';
import type { SceneEasel } from '../../easel';
import type { Depth } from '../../light';

/** The outline of a tree trunk that stands on (x, y), in picture pixels. */
export function trunk(x: number, y: number, height: number, width: number): Path {
  const w = width / 2;
  return blob([
    [x - w * 1.5, y, 0.9],
    [x - w * 0.8, y - height * 0.25],
    [x - w * 0.7, y - height, 0.8],
    [x + w * 0.7, y - height, 0.8],
    [x + w * 0.8, y - height * 0.25],
    [x + w * 1.5, y, 0.9],
  ]);
}

/** Draws a tree with a round crown that stands on height y. */
export function roundTree(
  e: SceneEasel,
  x: number,
  y: number,
  size: number,
  hex = '#6fb15c',
  depth: Depth = 0,
): string {
  const [leaf, bark] = [e.tone('leaf', hex, depth), e.tone('bark', '#8a6246', depth)];
  const [cy, r] = [y - size * 0.66, size * 0.3];
  const crown = puffy(x, cy, r * 1.02, r, 8, 0.42, e.dice.between(-90, -60));
  return (
    e.fill(trunk(x, y, size * 0.5, size * 0.11), bark.shade) +
    e.fill(crown, leaf.base) +
    e.inside(
      crown,
      e.fill(puffy(x + r * 0.5, cy + r * 0.5, r * 1.05, r * 0.95, 8, 0.4), leaf.shade) +
        (depth < 2 ? e.fill(puffy(x - r * 0.45, cy - r * 0.5, r * 0.42, r * 0.34, 6, 0.4), leaf.light) : ''),
    )
  );
}

/** The branches of a bare tree: centre lines from its foot, and widths, as shares of its size. */
const BRANCHES: readonly { points: readonly Point[]; width: number }[] = [
  {
    points: [
      [0, 0.36],
      [-0.03, 0.6],
      [0.04, 0.86],
    ],
    width: 0.05,
  },
  {
    points: [
      [0, 0.38],
      [-0.14, 0.58],
      [-0.3, 0.7],
    ],
    width: 0.042,
  },
  {
    points: [
      [-0.16, 0.6],
      [-0.18, 0.76],
      [-0.12, 0.88],
    ],
    width: 0.026,
  },
  {
    points: [
      [0, 0.42],
      [0.16, 0.56],
      [0.22, 0.76],
    ],
    width: 0.042,
  },
  {
    points: [
      [0.17, 0.6],
      [0.3, 0.66],
      [0.38, 0.62],
    ],
    width: 0.026,
  },
  {
    points: [
      [0.02, 0.66],
      [0.12, 0.8],
      [0.14, 0.94],
    ],
    width: 0.024,
  },
  {
    points: [
      [-0.24, 0.66],
      [-0.36, 0.64],
      [-0.42, 0.72],
    ],
    width: 0.02,
  },
];

/** Draws a tree without leaves. */
export function bareTree(e: SceneEasel, x: number, y: number, size: number, hex = '#5d4a52'): string {
  const tone = e.tone('bare_wood', hex);
  const branches = BRANCHES.map(({ points, width }) =>
    e.line(curve(points.map(([dx, dy]): Point => [x + dx * size, y - dy * size])), tone.base, width * size),
  );
  return e.fill(trunk(x, y, size * 0.42, size * 0.1), tone.base) + branches.join('');
}

/** Draws a bush on the ground. */
export function bush(e: SceneEasel, x: number, y: number, width: number, hex = '#69a95a', depth: Depth = 0): string {
  const leaf = e.tone('bush', hex, depth);
  const w = width / 2;
  const form = blob([
    [x - w, y, 0.7],
    [x - w * 0.98, y - w * 0.36],
    [x - w * 0.62, y - w * 0.52],
    [x - w * 0.34, y - w * 0.86],
    [x + w * 0.1, y - w * 0.9],
    [x + w * 0.4, y - w * 0.58],
    [x + w * 0.78, y - w * 0.56],
    [x + w * 1.02, y - w * 0.24],
    [x + w, y, 0.7],
  ]);
  return (
    e.fill(form, leaf.base) +
    e.inside(
      form,
      e.fill(puffy(x + w * 0.4, y + w * 0.06, w * 0.8, w * 0.5, 7, 0.4), leaf.shade) +
        e.fill(puffy(x - w * 0.3, y - w * 0.62, w * 0.24, w * 0.18, 6, 0.4), leaf.light),
    )
  );
}
