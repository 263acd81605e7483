import type { Path, PathSegment, Point } from '../shape/path';
import { pathData, shift } from '../shape/path';

/** Replaces each curve of a path by two straight lines, as if cut with scissors. */
export function scissored(path: Path): Path {
  let at: Point = [0, 0];
  return path.flatMap((segment): PathSegment[] => {
    if (segment[0] === 'Z') return [segment];
    const from = at;
    if (segment[0] !== 'C') {
      at = [segment[1], segment[2]];
      return [segment];
    }
    const [, x1, y1, x2, y2, x3, y3] = segment;
    at = [x3, y3];
    return [
      ['L', (from[0] + 3 * x1 + 3 * x2 + x3) / 8, (from[1] + 3 * y1 + 3 * y2 + y3) / 8],
      ['L', x3, y3],
    ];
  });
}

/** Draws the lit edge of paper along the upper left of a path; the caller clips it to the path. */
export const paperEdge = (path: Path): string =>
  `<path d="${pathData(shift(path, 1.2, 1.6))}" fill="none" stroke="$glint" stroke-width="3.4" ` +
  'stroke-linejoin="round" stroke-opacity="0.38"/>';
