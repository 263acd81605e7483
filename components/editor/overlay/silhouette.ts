import { IDENTITY, multiply, type Matrix } from '@/lib/core/geometry/matrix';
import type { DrawingNode } from '@/lib/core/paint/drawing';
import { transformText } from '@/lib/core/paint/svg';
import { drawingOf } from '@/lib/core/svg/drawing-of';

/** A shape of a silhouette: path data without colours. */
interface Outline {
  d: string;
  matrix: Matrix;
  filled: boolean;
  /** The stroke width in canvas pixels; 0 for none. */
  stroke: number;
  clipped: boolean;
}

function outlinesOf(node: DrawingNode, above: Matrix, inClip: boolean): Outline[] {
  const matrix = node.transform ? multiply(above, node.transform) : above;
  const clipped = inClip || node.clip !== null;
  if (node.kind === 'group') return node.children.flatMap((child) => outlinesOf(child, matrix, clipped));
  const filled = node.fill.kind !== 'none';
  return [{ d: node.d, matrix, filled, stroke: node.stroke?.width ?? 0, clipped }];
}

/**
 * The shapes that make up the silhouette of a part's sanitised drawing. Clipped shapes only shade others, so they count
 * only where there are no others.
 */
export function silhouetteOf(cleanSvg: string): Outline[] {
  const all = drawingOf(cleanSvg).nodes.flatMap((node) => outlinesOf(node, IDENTITY, false));
  const plain = all.filter(({ clipped }) => !clipped);
  return plain.length > 0 ? plain : all;
}

const SVG = 'http://www.w3.org/2000/svg';

/** How far a silhouette's outline extends beyond the drawing, in canvas pixels at 100 %. */
const LINE_PX = 2;

function pathOf({ d, matrix }: Outline): SVGPathElement {
  const element = document.createElementNS(SVG, 'path');
  element.setAttribute('d', d);
  if (matrix !== IDENTITY) element.setAttribute('transform', transformText(matrix));
  return element;
}

/**
 * Fills a group with the outline around a fragment: its shapes with wider strokes, minus the shapes themselves by
 * `mask`.
 */
export function drawSilhouette(group: SVGGElement, mask: SVGMaskElement, cleanSvg: string): void {
  const shapes = silhouetteOf(cleanSvg);
  group.replaceChildren(
    ...shapes.map((shape) => {
      const line = pathOf(shape);
      line.style.strokeWidth = `calc(${shape.stroke}px + ${LINE_PX * 2}px / var(--zoom, 1))`;
      return line;
    }),
  );
  const [whole] = mask.children;
  const holes = shapes.map((shape) => {
    const hole = pathOf(shape);
    hole.setAttribute('fill', shape.filled ? '#000' : 'none');
    if (shape.stroke > 0) hole.setAttribute('stroke', '#000');
    hole.setAttribute('stroke-width', String(shape.stroke));
    return hole;
  });
  mask.replaceChildren(...(whole ? [whole] : []), ...holes);
}
