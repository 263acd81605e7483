import type { FigureDraft } from '../../figure';
import type { Marking } from '../../shape/ink';
import type { Node, Path, Point } from '../../shape/path';

interface TailShape {
  svg: string;
  rim: Path;
}

/**
 * A function that draws a tail, which extends to the right from the point `base` where it meets the body. Coordinates
 * are canvas pixels; `u` is the number of pixels in one unit of the reference figure.
 */
export type DrawTail = (figure: FigureDraft, base: Point, u: number, material: string) => TailShape;

/** A tail that consists of one filled shape. */
export const mass = (
  figure: FigureDraft,
  path: Path,
  material: string,
  inside: Marking[] = [],
  more = '',
): TailShape => ({
  svg: figure.ink.mass(path, material, { inside, shade: 1.1 }) + more,
  rim: path,
});

/** Converts nodes from units of the reference figure, relative to the tail's root, to figure pixels. */
export const nodesAt = ([x, y]: Point, u: number, nodes: readonly Node[]): Node[] =>
  nodes.map(([nx, ny, corner]) => [x + nx * u, y + ny * u, corner ?? 0]);
