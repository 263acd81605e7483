import { type Box, grown, intersection, pathBounds, transformBox, union } from '../geometry/bounds';
import { IDENTITY, type Matrix, multiply } from '../geometry/matrix';
import type { Frame } from '../rig/frame';
import { drawingOf } from '../svg/drawing-of';
import type { ClipPath, Drawing, DrawingNode, DrawingShape, Stroke } from './drawing';

/** Gives how far a stroke may reach beyond its path, in stroke widths: half for round caps, more for miter corners. */
function reach(stroke: Stroke): number {
  const corner = stroke.join === 'miter' ? stroke.miterLimit : 1;
  const end = stroke.cap === 'square' ? Math.SQRT2 : 1;
  return (stroke.width / 2) * Math.max(corner, end);
}

/** Gives a box around a path and its stroke, which may exceed it by one miter. */
export function drawnBox(d: string, stroke: Stroke | null, matrix: Matrix | null = null): Box | null {
  const scale = matrix ? evenScale(matrix) : 1;
  if (!stroke || scale !== null) {
    const box = pathBounds(d, matrix);
    return box && stroke ? grown(box, reach(stroke) * (scale ?? 1)) : box;
  }
  const box = pathBounds(d, null);
  return box && matrix ? transformBox(grown(box, reach(stroke)), matrix) : box;
}

/** Gives the scale of a similarity matrix, which keeps the shape of a stroke; null for other matrices. */
function evenScale([a, b, c, d]: Matrix): number | null {
  const isEven = Math.abs(Math.abs(a) - Math.abs(d)) < EVEN && Math.abs(Math.abs(b) - Math.abs(c)) < EVEN;
  return isEven ? Math.hypot(a, b) : null;
}

/** The tolerance for the entries of such a matrix. */
const EVEN = 1e-4;

function shapeBox({ d, fill, fillOpacity, stroke }: DrawingShape, matrix: Matrix): Box | null {
  const pen = stroke && stroke.paint.kind !== 'none' && stroke.opacity > 0 ? stroke : null;
  return pen || (fill.kind !== 'none' && fillOpacity > 0) ? drawnBox(d, pen, matrix) : null;
}

function nodeBox(node: DrawingNode, above: Matrix, clips: readonly ClipPath[]): Box | null {
  if (node.opacity === 0) return null;
  const matrix = node.transform ? multiply(above, node.transform) : above;
  const box =
    node.kind === 'shape'
      ? shapeBox(node, matrix)
      : node.children.map((child) => nodeBox(child, matrix, clips)).reduce(union, null);
  const clip = clips.find(({ id }) => id === node.clip);
  return box && clip ? intersection(box, clipBox(clip, matrix)) : box;
}

function clipBox({ shapes }: ClipPath, above: Matrix): Box | null {
  return shapes
    .map(({ d, transform }) => pathBounds(d, transform ? multiply(above, transform) : above))
    .reduce(union, null);
}

/**
 * A box around all that a drawing shows, strokes included, within the boxes of its clips; null for an empty drawing.
 */
export function drawingBox(drawing: Drawing, matrix: Matrix = IDENTITY): Box | null {
  return drawing.nodes.map((node) => nodeBox(node, matrix, drawing.clips)).reduce(union, null);
}

/** A box around the whole posed mascot, in canvas pixels; null for an empty frame. */
export function frameBox(frame: Frame): Box | null {
  return frame.parts.map(({ svg, matrix }) => drawingBox(drawingOf(svg), matrix)).reduce(union, null);
}
