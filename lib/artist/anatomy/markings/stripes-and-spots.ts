import type { FigureDraft } from '../../figure';
import { ellipse, placed } from '../../shape/curve';
import type { Marking } from '../../shape/ink';
import { limb } from '../../shape/limb';
import type { Node, Path, Point } from '../../shape/path';
import { both } from './nodes';

/** A tapered stripe between two points, in half widths and half heights of the head. */
function stripe(figure: FigureDraft, from: Point, to: Point, width: number): Path {
  const [a, b] = placed([from, to], [figure.head.cx, figure.head.cy], figure.head.rx, figure.head.ry) as [Node, Node];
  return limb(
    [
      [a[0], a[1]],
      [b[0], b[1]],
    ],
    width * figure.head.rx,
    width * 0.35 * figure.head.rx,
  ).fill;
}

/** Tapered stripes at the top and the sides of the head. */
export function stripes(figure: FigureDraft): Marking[] {
  const sides = [
    stripe(figure, [1.1, -0.06], [0.72, 0.06], 0.13),
    stripe(figure, [1.12, 0.26], [0.76, 0.3], 0.13),
    stripe(figure, [0.34, -1.1], [0.26, -0.62], 0.13),
  ];
  const paths = [...sides.flatMap((path) => both(figure, path)), stripe(figure, [0, -1.1], [0, -0.5], 0.14)];
  return paths.map((path) => ({ path, material: 'marking' }));
}

/** Whether a figure has spots: those of its species, or those the prompt asks for. */
export const isSpotted = ({ species, character }: Pick<FigureDraft, 'species' | 'character'>): boolean =>
  (species.extras?.includes('spots') ?? false) || character.features.has('spots');

/** Round spots on the head. */
export function spots(figure: FigureDraft): Marking[] {
  const places: readonly [number, number, number][] = [
    [-0.62, -0.6, 0.2],
    [0.42, -0.82, 0.16],
    [0.84, -0.2, 0.13],
    [-0.9, 0.1, 0.12],
    [0.1, -0.62, 0.1],
  ];
  return places.map(([x, y, size]) => ({
    path: ellipse(
      figure.head.cx + x * figure.head.rx,
      figure.head.cy + y * figure.head.ry,
      size * figure.head.rx,
      size * figure.head.rx * 0.88,
    ),
    material: 'marking',
  }));
}
