import type { Point } from './point';

/** Computes the convex hull of points (Andrew's monotone chain). */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...chainOf(sorted), ...chainOf(sorted.toReversed())];
}

/** Gives one side of the hull: the chain through sorted points that turns left at every point. */
function chainOf(sorted: readonly Point[]): Point[] {
  const chain: Point[] = [];
  for (const point of sorted) {
    while (chain.length > 1 && !turnsLeft(chain.at(-2), chain.at(-1), point)) chain.pop();
    chain.push(point);
  }
  return chain;
}

const turnsLeft = (a: Point | undefined, b: Point | undefined, c: Point): boolean =>
  a !== undefined && b !== undefined && (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;
