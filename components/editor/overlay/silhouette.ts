import { IDENTITY, multiply, type Matrix } from '@/lib/core/geometry/matrix';
import type { DrawingNode } from '@/lib/core/paint/drawing';
import { transformText } from '@/lib/core/paint/svg';
import { drawingOf } from '@/lib/core/svg/drawing-of';

/** A path of a silhouette, without colours. */
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
 * The paths of a part's silhouette, from its sanitised drawing. Clipped paths are mostly shading inside others, so they
 * are used only if there are no others.
 */
export function silhouetteOf(cleanSvg: string): Outline[] {
  const all = drawingOf(cleanSvg).nodes.flatMap((node) => outlinesOf(node, IDENTITY, false));
  const plain = all.filter(({ clipped }) => !clipped);
  return plain.length > 0 ? plain : all;
}

const SVG = 'http://www.w3.org/2000/svg';

/** The width of the outline around a drawing, in canvas pixels at 100 % zoom. */
const LINE_PX = 2;

function pathOf({ d, matrix }: Outline): SVGPathElement {
  const element = document.createElementNS(SVG, 'path');
  element.setAttribute('d', d);
  if (matrix !== IDENTITY) element.setAttribute('transform', transformText(matrix));
  return element;
}

/**
 * Fills a group with the outline of a drawing: its paths with wider strokes, while `mask` cuts out the paths
 * themselves.
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
