import { shift, type Path, type Point, type PathSegment } from '../../shape/path';
import { boxOf } from '../../shape/path';
import { curve } from '../../shape/curve';
import type { SceneEasel } from '../easel';
import type { MaterialTone } from '../light';

/** A polygon with sharp corners. */
export const poly = (points: readonly Point[]): Path => [
  ...points.map(([x, y], index): PathSegment => [index === 0 ? 'M' : 'L', x, y]),
  ['Z'],
];

/** A rectangle, given by its edges. */
export const slab = (left: number, top: number, right: number, bottom: number): Path =>
  poly([
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]);

/** A straight line. */
export const stick = (from: Point, to: Point): Path => [
  ['M', ...from],
  ['L', ...to],
];

/** Draws many dots of one size and colour as one short path: a zero-length line with round ends is a dot. */
export const dots = (e: SceneEasel, places: readonly Point[], r: number, color: string, opacity?: number): string =>
  places.length === 0
    ? ''
    : e.line(
        places.flatMap(([x, y]): PathSegment[] => [
          ['M', x, y],
          ['L', x + 0.1, y],
        ]),
        color,
        r * 2,
        opacity,
      );

/** The area between a smooth line through points, from left to right, and the height `bottom`. */
export function below(points: readonly Point[], bottom: number): Path {
  const [first, last] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]];
  return [...curve(points), ['L', last[0], bottom], ['L', first[0], bottom], ['Z']];
}

/** A chain of hills across the picture: waves of height `rise` around y, `count` of them. */
export function hills(e: SceneEasel, y: number, rise: number, count: number): Path {
  const { width, height } = e.stage;
  const step = width / count;
  const start = -step * e.dice.between(0.3, 0.8);
  const points = Array.from({ length: count * 2 + 4 }, (_, i): Point => [
    start + (i * step) / 2,
    y + (i % 2 ? -rise : rise) * e.dice.between(0.35, 1),
  ]);
  return below(points, height);
}

/** Draws a shape of one material with its right side in shade. */
export function solid(e: SceneEasel, path: Path, tone: MaterialTone, share = 0.32): string {
  const { width } = boxOf(path);
  return e.fill(path, tone.base) + e.inside(path, e.fill(shift(path, width * (1 - share), 0), tone.shade));
}

/** Evenly spaced positions with random offsets of up to `loose` of a step. */
export function spread(e: SceneEasel, from: number, to: number, count: number, loose = 0.35): number[] {
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, i) => from + step * (i + 0.5 + e.dice.between(-loose, loose)));
}

/** A thing wider than this to each side interferes with text, in hundredths of the mascot's height. */
const MIN_TEXT_BLOCKING_REACH = 10;

/**
 * Whether a thing at x, `reach` pixels to each side, overlaps the mascot.
 * A large one also counts as covered in the text area of a banner.
 */
export function isCovered({ stage: { focus, shape, width, u } }: SceneEasel, x: number, reach: number): boolean {
  const inText =
    shape === 'banner' && reach > MIN_TEXT_BLOCKING_REACH * u && x > width * 0.08 && x < focus.left - u * 70;
  return inText || (x + reach > focus.left && x - reach < focus.right);
}
