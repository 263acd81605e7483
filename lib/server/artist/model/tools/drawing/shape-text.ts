import { IDENTITY, multiply, type Matrix } from '@/lib/core/geometry/matrix';
import { segmentsOf, transformSegments } from '@/lib/core/geometry/segments';
import type { DrawingNode, DrawingShape, Paint } from '@/lib/core/paint/drawing';
import { drawingOf } from '@/lib/core/svg/drawing-of';

/** The maximum number of points that tell a shape; of more, every second, third and so on is told. */
const MAX_POINTS = 40;
/** Tones that the pen adds by itself within a clip: told shapes are drawn anew with them. */
const ADDED_TONE = /_(?:shade|light)$/;

/** A shape on the canvas; `isInside` where a clip cuts it off at the edge of another. */
interface Placed {
  shape: DrawingShape;
  matrix: Matrix;
  isInside: boolean;
}

function placedIn(nodes: readonly DrawingNode[], matrix: Matrix, isInside: boolean): Placed[] {
  return nodes.flatMap((node): Placed[] => {
    const here = node.transform ? multiply(matrix, node.transform) : matrix;
    const clipped = isInside || node.clip !== null;
    return node.kind === 'group'
      ? placedIn(node.children, here, clipped)
      : [{ shape: node, matrix: here, isInside: clipped }];
  });
}

const nameOf = (paint: Paint): string =>
  paint.kind === 'token' ? `$${paint.token}` : paint.kind === 'color' ? paint.color : paint.kind;

const isAddedTone = ({ shape: { fill, stroke }, isInside }: Placed): boolean =>
  isInside && stroke === null && fill.kind === 'token' && ADDED_TONE.test(fill.token);

/** The points on a path as text, rounded to pixels. */
function pointsOf({ shape: { d }, matrix }: Placed): string {
  const points = transformSegments(segmentsOf(d), matrix).flatMap(({ points: values }) =>
    values.length < 2 ? [] : [values.slice(-2).map(Math.round).join(',')],
  );
  const distinct = points.filter((point, index) => point !== points[index - 1]);
  const step = Math.ceil(distinct.length / MAX_POINTS);
  return distinct.filter((_, index) => index % step === 0).join(' ');
}

function paintOf({ shape: { fill, stroke, opacity }, isInside }: Placed): string {
  return [
    ...(fill.kind === 'none' ? [] : [nameOf(fill)]),
    ...(stroke ? [`line ${nameOf(stroke.paint)} ${Math.round(stroke.width * 10) / 10}`] : []),
    ...(opacity < 1 ? [`opacity ${opacity}`] : []),
    ...(isInside ? ['inside'] : []),
  ].join(', ');
}

/**
 * The shapes of a clean fragment for the model, one a line from back to front: paint, and the points that the pen would
 * draw it through. A contour goes with its fill, and tones that the pen adds by itself are left out.
 */
export function shapesOf(svg: string): string[] {
  const lines = new Map<string, string[]>();
  for (const placed of placedIn(drawingOf(svg).nodes, IDENTITY, false)) {
    if (isAddedTone(placed)) continue;
    const points = pointsOf(placed);
    lines.set(points, [...(lines.get(points) ?? []), paintOf(placed)]);
  }
  return [...lines].map(([points, paints]) => `${paints.join(', ')}: ${points}`);
}
