import { multiply, type Matrix } from '../geometry/matrix';
import type { Frame, FramePart } from '../rig/frame';
import type { MascotSpec } from '../spec/schema';
import { drawingOf } from '../svg/drawing-of';
import type { DrawingNode, DrawingShape, Paint } from './drawing';
import { drawnBox } from './extent';

/** How often a painter goes over the pixels of a translucent group: its layer is cleared, and then put. */
const LAYER = 2;

/** How many pixels of one colour take as long as one of a gradient: measured, 4 to 11 ns against 0.2 to 1.4. */
const GRADIENT = 8;

const costOfPaint = ({ kind }: Paint): number => (kind === 'none' ? 0 : kind === 'gradient' ? GRADIENT : 1);

/** How often a painter goes over the pixels of a node, without its children; a gradient counts several times. */
function layersOf(node: DrawingNode): number {
  const inside =
    node.kind === 'shape' ? costOfPaint(node.fill) + (node.stroke ? costOfPaint(node.stroke.paint) : 0) : 0;
  return inside + (node.clip === null ? 0 : 1) + (node.opacity < 1 ? LAYER : 0);
}

/** The share of the canvas that a shape may cover, at most 1. */
function shareOf({ d, stroke }: DrawingShape, matrix: Matrix, area: number): number {
  const box = drawnBox(d, stroke, matrix);
  return box ? Math.min(1, (box.width * box.height) / area) : 0;
}

/** Adds up what a node and all inside cost. A group may cost what its shapes cover together, at most all of it. */
function costOf(node: DrawingNode, above: Matrix, area: number): { work: number; share: number } {
  const matrix = node.transform ? multiply(above, node.transform) : above;
  if (node.kind === 'shape') {
    const share = shareOf(node, matrix, area);
    return { work: share * layersOf(node), share };
  }
  const inside = node.children.map((child) => costOf(child, matrix, area));
  const share = Math.min(
    1,
    inside.reduce((sum, each) => sum + each.share, 0),
  );
  return { work: inside.reduce((sum, each) => sum + each.work, share * layersOf(node)), share };
}

/** The largest cost of nodes, wherever they are placed. */
const mostOf = (nodes: readonly DrawingNode[]): number =>
  nodes.reduce((sum, node) => sum + layersOf(node) + (node.kind === 'group' ? mostOf(node.children) : 0), 0);

const mostWorkOf = ({ svg }: Pick<FramePart, 'svg'>): number => LAYER + mostOf(drawingOf(svg).nodes);

/**
 * The largest cost of a frame of these parts in canvases, whatever its pose: much quicker to tell than what a pose
 * costs.
 */
export const mostWorkOfParts = (parts: MascotSpec['parts']): number =>
  parts.reduce((sum, { svg, states }) => sum + Math.max(mostWorkOf({ svg }), ...states.map(mostWorkOf)), 0);

/**
 * How many times a painter fills the canvas to draw a frame, about. Every shape counts with the box around it, and
 * again for its stroke, its clip and a layer.
 */
export function workOf({ width, height, parts }: Frame): number {
  const area = width * height;
  return parts.reduce((sum, { svg, matrix, opacity }) => {
    const inside = drawingOf(svg).nodes.map((node) => costOf(node, matrix, area));
    const layer =
      opacity < 1
        ? LAYER *
          Math.min(
            1,
            inside.reduce((all, { share }) => all + share, 0),
          )
        : 0;
    return inside.reduce((all, { work }) => all + work, sum + layer);
  }, 0);
}
