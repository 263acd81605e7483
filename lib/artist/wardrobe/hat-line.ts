import type { FigureDraft } from '../figure';
import { symmetric } from '../shape/curve';
import type { Node, Path, Point } from '../shape/path';

/**
 * Converts hat coordinates to figure pixels: x in half hat widths from the middle, y in half head heights from the
 * brim, negative is up.
 */
export const hatNodes = ({ head }: FigureDraft, nodes: readonly Node[]): Node[] =>
  nodes.map(([x, y, corner]) => [head.cx + x * head.hatWidth, head.hatY + y * head.ry, corner ?? 0]);

/** The same conversion for points without a corner radius. */
export const hatPoints = (figure: FigureDraft, nodes: readonly Node[]): Point[] =>
  hatNodes(figure, nodes).map(([x, y]): Point => [x, y]);

/** Adds a part that is worn on the head; a `fixed` one encloses the head and does not rotate by itself. */
export function wear(figure: FigureDraft, id: string, svg: string, rims: Path[], { z = 58, fixed = false } = {}): void {
  const { head } = figure;
  figure.parts.push({
    id,
    parent: head.part,
    z,
    pivot: [head.cx, head.hatY],
    limits: fixed ? null : [-15, 15],
    stage: 'clothes',
    svg,
    rims,
  });
}

/** A symmetric shape in hat coordinates, from the nodes of its right half, top to bottom. */
export const half = (figure: FigureDraft, nodes: readonly Node[]): Path =>
  symmetric(hatNodes(figure, nodes), figure.head.cx);

/** The half width of a helmet's collar, which is no wider than the shoulders below it. */
export const collarHalf = ({ torso }: FigureDraft, rx: number): number =>
  torso.merged ? rx * 0.74 : Math.min(rx * 0.74, Math.max(torso.neck * 1.4, torso.waist));
