import { type Box, grown, pathBounds, transformBox, union } from '../geometry/bounds';
import { IDENTITY, type Matrix, multiply } from '../geometry/matrix';
import type { Frame } from '../rig/frame';
import { drawingOf } from '../svg/drawing-of';
import type { Drawing, DrawingNode, Stroke } from './drawing';

/** How far beyond the path its stroke may reach, in stroke widths: half for round ends, more for corners that stick out. */
function reach(stroke: Stroke): number {
  const corner = stroke.join === 'miter' ? stroke.miterLimit : 1;
  const end = stroke.cap === 'square' ? Math.SQRT2 : 1;
  return (stroke.width / 2) * Math.max(corner, end);
}

/** A box that holds a path and its stroke, at most a corner's miter too large. */
export function drawnBox(d: string, stroke: Stroke | null, matrix: Matrix | null = null): Box | null {
  const box = pathBounds(d, stroke ? null : matrix);
  if (!box || !stroke) return box;
  const whole = grown(box, reach(stroke));
  return matrix ? transformBox(whole, matrix) : whole;
}

function nodeBox(node: DrawingNode, above: Matrix): Box | null {
  const matrix = node.transform ? multiply(above, node.transform) : above;
  if (node.kind === 'shape') return drawnBox(node.d, node.stroke, matrix);
  return node.children.map((child) => nodeBox(child, matrix)).reduce(union, null);
}

/** A box that holds all that a drawing shows, strokes included, clips left out of account; null when it draws nothing. */
export function drawingBox(drawing: Drawing, matrix: Matrix = IDENTITY): Box | null {
  return drawing.nodes.map((node) => nodeBox(node, matrix)).reduce(union, null);
}

/** A box that holds the whole posed mascot, in canvas pixels; null for an empty frame. */
export function frameBox(frame: Frame): Box | null {
  return frame.parts.map(({ svg, matrix }) => drawingBox(drawingOf(svg), matrix)).reduce(union, null);
}
