import { IDENTITY, invert, multiply, type Matrix } from '@/lib/core/geometry/matrix';
import { pathText, segmentsOf, transformSegments } from '@/lib/core/geometry/segments';
import type {
  ClipPath,
  Drawing,
  DrawingNode,
  DrawingShape,
  Gradient,
  GradientStop,
  Paint,
} from '@/lib/core/paint/drawing';
import type { Part } from '@/lib/core/spec/schema';
import { drawingOf } from '@/lib/core/svg/drawing-of';
import { emit } from '@/lib/core/svg/emit';

/** Parses a fragment, applies a change to its drawing, and returns it as sanitised text. */
export function redrawn(svg: string, change: (drawing: Drawing) => Drawing): string {
  if (!svg) return svg;
  return emit(change(drawingOf(svg)));
}

/** A part with a change applied to all its drawings, those of its states included. */
export function withDrawings(part: Part, change: (svg: string, state: string | null) => string): Part {
  return {
    ...part,
    svg: change(part.svg, null),
    states: part.states.map(({ name, svg }) => ({ name, svg: change(svg, name) })),
  };
}

/** The drawing with each shape replaced by the result of a function. */
export function withShapes(drawing: Drawing, change: (shape: DrawingShape) => readonly DrawingNode[]): Drawing {
  const visit = (node: DrawingNode): readonly DrawingNode[] => {
    if (node.kind === 'shape') return change(node);
    const children = node.children.flatMap(visit);
    return children.length > 0 ? [{ ...node, children }] : [];
  };
  return { ...drawing, nodes: drawing.nodes.flatMap(visit) };
}

/** The drawing with each paint replaced by the result of a function; `use` is fill or stroke. */
export function withPaints(
  drawing: Drawing,
  change: (paint: Paint, use: 'fill' | 'stroke' | 'stop') => Paint,
): Drawing {
  const solid = (color: GradientStop['color']): GradientStop['color'] => {
    const changed = change(color, 'stop');
    return changed.kind === 'token' || changed.kind === 'color' ? changed : color;
  };
  const repainted = withShapes(drawing, (shape) => [
    {
      ...shape,
      fill: change(shape.fill, 'fill'),
      stroke: shape.stroke && { ...shape.stroke, paint: change(shape.stroke.paint, 'stroke') },
    },
  ]);
  return {
    ...repainted,
    gradients: drawing.gradients.map((gradient) => ({
      ...gradient,
      stops: gradient.stops.map((stop) => ({ ...stop, color: solid(stop.color) })),
    })),
  };
}

const rounded = (matrix: Matrix): Matrix => {
  const [a, b, c, d, e, f] = matrix.map((value) => Math.round(value * 1e4) / 1e4);
  return [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0];
};

/**
 * The drawing transformed by a matrix, which is applied to its coordinates; `pen` maps each line width to the new one.
 */
export function moved(drawing: Drawing, matrix: Matrix, pen: (width: number) => number): Drawing {
  const back = invert(matrix) ?? IDENTITY;
  const turned = (own: Matrix | null): Matrix | null => own && rounded(multiply(matrix, multiply(own, back)));
  const path = (d: string): string => pathText(transformSegments(segmentsOf(d), matrix));
  const visit = (node: DrawingNode): DrawingNode =>
    node.kind === 'group'
      ? { ...node, transform: turned(node.transform), children: node.children.map(visit) }
      : {
          ...node,
          transform: turned(node.transform),
          d: path(node.d),
          stroke: node.stroke && { ...node.stroke, width: Math.round(pen(node.stroke.width) * 100) / 100 },
        };
  const clip = (each: ClipPath): ClipPath => ({
    ...each,
    shapes: each.shapes.map((shape) => ({ ...shape, d: path(shape.d), transform: turned(shape.transform) })),
  });
  const gradient = (each: Gradient): Gradient =>
    each.units === 'userSpaceOnUse'
      ? { ...each, transform: rounded(multiply(matrix, each.transform ?? IDENTITY)) }
      : each;
  return {
    nodes: drawing.nodes.map(visit),
    clips: drawing.clips.map(clip),
    gradients: drawing.gradients.map(gradient),
  };
}
