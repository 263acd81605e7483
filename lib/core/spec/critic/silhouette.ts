import { cover, emptyMask, type Grid, type Mask } from '../../geometry/coverage';
import type { RigFinding } from './finding';
import type { Study } from './study';

/** The smallest hollow in the outline that is visible at 32 pixels, as a share of the figure. */
const HOLLOW = 0.01;

type Point = [number, number];

/** Finds figures whose silhouette is a plain blob without a recognisable feature. */
export function silhouette({ picture: { grid, owner }, roles }: Study): RigFinding[] {
  const mask = Uint8Array.from(owner, (index) => (index >= 0 ? 1 : 0));
  const hull = hullOf(grid, mask);
  if (hull.length < 6)
    return [
      {
        rule: 'silhouette',
        part: roles.root,
        message: 'Nothing of the figure can be seen at rest.',
        suggestion: 'Draw at least one part that is larger than 4 pixels.',
      },
    ];
  const [filled, hollows] = [emptyMask(grid), emptyMask(grid)];
  cover(grid, [hull], 'nonzero', (at) => {
    filled[at] = 1;
    if (!mask[at]) hollows[at] = 1;
  });
  const size = filled.reduce((sum, on) => sum + on, 0);
  const largest = piecesOf(grid, hollows).reduce((most, piece) => Math.max(most, piece), 0) / (size || 1);
  if (largest >= HOLLOW) return [];
  return [
    {
      rule: 'silhouette',
      part: roles.body,
      message:
        'Filled black, the figure is a plain lump: the largest hollow in its outline is ' +
        `${(largest * 100).toFixed(1)} % of it.`,
      suggestion: 'Let ears, arms, a tail or a tuft stand out from the body, with a gap of at least 2 % of the canvas.',
    },
  ];
}

/** The convex hull around the covered cells, as a polygon in pixels. */
function hullOf({ x, y, cell, columns, rows }: Grid, mask: Mask): number[] {
  const points: Point[] = [];
  for (let row = 0; row < rows; row += 1) {
    const line = mask.subarray(row * columns, (row + 1) * columns);
    const [first, last] = [line.indexOf(1), line.lastIndexOf(1)];
    if (first >= 0)
      for (const column of [first, last + 1])
        for (const edge of [row, row + 1]) points.push([x + column * cell, y + edge * cell]);
  }
  points.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...half(points).slice(0, -1), ...half(points.toReversed()).slice(0, -1)].flat();
}

/** Gives one side of the hull around sorted points: those at which it turns. */
const half = (points: readonly Point[]): Point[] =>
  points.reduce<Point[]>((kept, point) => {
    while (kept.length > 1 && turn(kept.at(-2), kept.at(-1), point) <= 0) kept.pop();
    kept.push(point);
    return kept;
  }, []);

const turn = (
  [ax, ay]: readonly [number, number] = [0, 0],
  [bx, by]: readonly [number, number] = [0, 0],
  [cx, cy]: readonly [number, number],
): number => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** The sizes of the connected pieces of a mask, in cells. */
function piecesOf({ columns }: Grid, mask: Mask): number[] {
  const left = Uint8Array.from(mask);
  const sizes: number[] = [];
  for (let start = left.indexOf(1); start >= 0; start = left.indexOf(1, start + 1)) {
    const stack = [start];
    left[start] = 0;
    let size = 0;
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      size += 1;
      for (const next of [at - columns, at + columns, at % columns ? at - 1 : -1, (at + 1) % columns ? at + 1 : -1]) {
        if (!left[next]) continue;
        left[next] = 0;
        stack.push(next);
      }
    }
    sizes.push(size);
  }
  return sizes;
}
