import { blob, rounded } from '../shape/curve';
import type { Path, Point } from '../shape/path';

/** A heart with its centre at x, y. */
export function heartPath(x: number, y: number, r: number): Path {
  return blob([
    [x, y - r * 0.5, 0.85],
    [x + r * 0.5, y - r * 0.92],
    [x + r, y - r * 0.36],
    [x + r * 0.62, y + r * 0.36],
    [x, y + r, 0.7],
    [x - r * 0.62, y + r * 0.36],
    [x - r, y - r * 0.36],
    [x - r * 0.5, y - r * 0.92],
  ]);
}

/** A five-pointed star with rounded points; `soft` is the rounding. */
export function starPath([x, y]: Point, radius: number, soft = 0.2): Path {
  const points = Array.from({ length: 10 }, (_, index): Point => {
    const angle = (Math.PI * index) / 5;
    const reach = index % 2 ? radius * 0.52 : radius;
    return [x + Math.sin(angle) * reach, y - Math.cos(angle) * reach];
  });
  return rounded(points, radius * soft);
}
