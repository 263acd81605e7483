import { multiply, type Matrix } from '../geometry/matrix';
import type { DrawingNode } from '../paint/drawing';
import { drawingOf } from './drawing-of';
import { emit } from './emit';
import { canonicalMatrix } from './transforms';

/** A clean fragment moved by canvas pixels, as clean text again; the sanitiser leaves it as it is. */
export function movedFragment(cleanSvg: string, dx: number, dy: number): string {
  const drawing = drawingOf(cleanSvg);
  const by: Matrix = [1, 0, 0, 1, dx, dy];
  const [only] = drawing.nodes;
  if (!only) return cleanSvg;
  if (drawing.nodes.length === 1) return emit({ ...drawing, nodes: [movedNode(only, by)] });
  const transform = canonicalMatrix(by);
  if (!transform) return cleanSvg;
  return emit({ ...drawing, nodes: [{ kind: 'group', transform, opacity: 1, clip: null, children: drawing.nodes }] });
}

const movedNode = (node: DrawingNode, by: Matrix): DrawingNode => ({
  ...node,
  transform: canonicalMatrix(node.transform ? multiply(by, node.transform) : by),
});
