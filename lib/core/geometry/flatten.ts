import type { Matrix } from './matrix';
import { segmentsOf, transformSegments } from './segments';

/** Corners of a closed polygon in pixels: x, y, x, y and so on. */
export type Polygon = readonly number[];

/** The straight segments per curve: enough for a grid of a hundred cells, not for a picture. */
const PIECES = 8;

/** Flattens canonical path data to straight lines under a matrix, one list of points for each subpath. */
export function flatten(d: string, matrix: Matrix | null = null): Polygon[] {
  const lines: number[][] = [];
  let line: number[] = [];
  for (const { command, points } of matrix ? transformSegments(segmentsOf(d), matrix) : segmentsOf(d)) {
    if (command === 'M') {
      line = [...points];
      lines.push(line);
    } else if (command === 'Z') line.push(line[0] ?? 0, line[1] ?? 0);
    else if (command === 'L') line.push(...points);
    else curve(line, points);
  }
  return lines;
}

/** Adds the points of a quadratic or cubic curve that starts where the line ends. */
function curve(line: number[], control: readonly number[]): void {
  const [x0 = 0, y0 = 0] = line.slice(-2);
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3, y3] = control;
  for (let i = 1; i <= PIECES; i += 1) {
    const t = i / PIECES;
    const s = 1 - t;
    if (x3 === undefined || y3 === undefined)
      line.push(s * s * x0 + 2 * s * t * x1 + t * t * x2, s * s * y0 + 2 * s * t * y1 + t * t * y2);
    else
      line.push(
        s * s * s * x0 + 3 * s * s * t * x1 + 3 * s * t * t * x2 + t * t * t * x3,
        s * s * s * y0 + 3 * s * s * t * y1 + 3 * s * t * t * y2 + t * t * t * y3,
      );
  }
}

/** The cosine of the smallest bend that leaves a notch between two stroke segments. */
const STRAIGHT = 0.9;

/**
 * Gives the polygons that a stroke with round caps covers along lines, all in the same direction: fill them by the
 * nonzero rule.
 */
export function penOutline(lines: readonly Polygon[], width: number): Polygon[] {
  const half = width / 2;
  const marks: Polygon[] = [];
  for (const line of lines) {
    let [wayX, wayY] = [0, 0];
    for (let i = 0; i + 3 < line.length; i += 2) {
      const [x = 0, y = 0, nextX = 0, nextY = 0] = [line[i], line[i + 1], line[i + 2], line[i + 3]];
      const length = Math.hypot(nextX - x, nextY - y);
      if (length < 1e-6) continue;
      const [ux, uy] = [(nextX - x) / length, (nextY - y) / length];
      if (ux * wayX + uy * wayY < STRAIGHT) marks.push(disc(x, y, half));
      [wayX, wayY] = [ux, uy];
      const [dx, dy] = [uy * half, -ux * half];
      marks.push([x + dx, y + dy, nextX + dx, nextY + dy, nextX - dx, nextY - dy, x - dx, y - dy]);
    }
    marks.push(disc(line.at(-2) ?? 0, line.at(-1) ?? 0, half));
  }
  return marks;
}

const disc = (x: number, y: number, r: number): Polygon => [
  x + r,
  y,
  x + r * 0.7,
  y + r * 0.7,
  x,
  y + r,
  x - r * 0.7,
  y + r * 0.7,
  x - r,
  y,
  x - r * 0.7,
  y - r * 0.7,
  x,
  y - r,
  x + r * 0.7,
  y - r * 0.7,
];

/** The polygon under a matrix. */
export function placed(polygon: Polygon, [a, b, c, d, e, f]: Matrix): Polygon {
  return polygon.map((value, i) =>
    i % 2 === 0 ? a * value + c * (polygon[i + 1] ?? 0) + e : b * (polygon[i - 1] ?? 0) + d * value + f,
  );
}
