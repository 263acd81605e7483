import type { FigureDraft } from '../figure';
import { symmetric } from '../shape/curve';
import type { Node, Path, Point } from '../shape/path';

/**
 * Places nodes around the hat line: x in half hat widths from the middle, y in half head heights above the brim
 * (negative is up).
 */
export const hatNodes = ({ head }: FigureDraft, nodes: readonly Node[]): Node[] =>
  nodes.map(([x, y, corner]) => [head.cx + x * head.hatWidth, head.hatY + y * head.ry, corner ?? 0]);

/** The same as points alone, for what has corners rounded as a whole. */
export const hatPoints = (figure: FigureDraft, nodes: readonly Node[]): Point[] =>
  hatNodes(figure, nodes).map(([x, y]): Point => [x, y]);

/** Puts something on the head; what encloses it is `fixed` and does not turn by itself. */
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

/** The same on both sides of the head's middle: the right half's nodes, from the top. */
export const half = (figure: FigureDraft, nodes: readonly Node[]): Path =>
  symmetric(hatNodes(figure, nodes), figure.head.cx);
