import type { Box } from '@/lib/core/geometry/bounds';
import { coordinateText } from '@/lib/core/geometry/coordinate-text';
import type { Point } from '@/lib/core/geometry/point';

export type { Point };

/** A path as numbers: absolute M, L, C and Z commands, in pixels. */
export type Path = readonly PathSegment[];
/** A path command with its absolute coordinates. */
export type PathSegment =
  | readonly ['M' | 'L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z'];

/** A point that a curve passes through; `corner` is its sharpness, 0 smooth to 1 sharp. */
export type Node = readonly [x: number, y: number, corner?: number];

const round = (value: number) => Math.round(value * 10) / 10;

/** SVG path data, rounded to a tenth of a pixel. */
export function pathData(path: Path): string {
  let text = '';
  for (const segment of path) {
    text += segment[0];
    for (let i = 1; i < segment.length; i += 1)
      text += (i > 1 ? ' ' : '') + coordinateText(round(segment[i] as number));
  }
  return text;
}

/** Joins several paths into one, as for a clip path or an even-odd fill. */
export function join(...paths: Path[]): Path {
  return paths.flat();
}

/** The path with a function applied to every point. */
export function mapPath(path: Path, move: (x: number, y: number) => Point): Path {
  return path.map((segment): PathSegment => {
    if (segment[0] === 'Z') return segment;
    if (segment[0] === 'C')
      return ['C', ...move(segment[1], segment[2]), ...move(segment[3], segment[4]), ...move(segment[5], segment[6])];
    return [segment[0], ...move(segment[1], segment[2])];
  });
}

/** A path moved by a distance. */
export const shift = (path: Path, dx: number, dy: number): Path => mapPath(path, (x, y) => [x + dx, y + dy]);

/** The mirror image about the vertical line x = cx. */
export const mirror = (path: Path, cx = 256): Path => mapPath(path, (x, y) => [2 * cx - x, y]);

/** A path rotated about a point by degrees, clockwise on screen. */
export function turn(path: Path, degrees: number, [cx, cy]: Point): Path {
  return mapPath(path, (x, y) => turnPoint([x, y], degrees, [cx, cy]));
}

/** A point rotated about a centre by degrees, clockwise on screen. */
export function turnPoint([x, y]: Point, degrees: number, [cx, cy]: Point): Point {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos];
}

/** A path scaled about a point. */
export const grow = (path: Path, sx: number, sy: number, [cx, cy]: Point): Path =>
  mapPath(path, (x, y) => [cx + (x - cx) * sx, cy + (y - cy) * sy]);

/** The bounding box of a path's points and handles, in pixels; it is slightly too large for curves. */
export function boxOf(path: Path): Box {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const [, ...numbers] of path) numbers.forEach((value, index) => (index % 2 ? ys : xs).push(value));
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
