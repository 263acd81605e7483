import { segmentsOf } from '@/lib/core/geometry/segments';
import type { DrawingNode, DrawingShape } from '@/lib/core/paint/drawing';

/** The largest number of segments of an outline that is analysed; longer ones count as tangled. */
const MAX_SEGMENTS = 600;
/**
 * The budget for cutting all outlines of a drawing, as segments times intersections of bounding boxes.
 * A thousand of these take the path operations at most half a millisecond.
 */
const CUTTING_BUDGET = 200_000;
/** The index distance of neighbouring segments, which always touch. */
const NEIGHBOUR_DISTANCE = 2;

/**
 * Path data of shapes whose outlines intersect themselves so often that cutting them would be slow.
 * Examples are scribbles and hatchings, if there are more than a few.
 */
export function tangledOf(nodes: readonly DrawingNode[]): ReadonlySet<string> {
  const tangled = new Set<string>();
  let left = CUTTING_BUDGET;
  const visit = (node: DrawingNode): void => {
    if (node.kind === 'group') return node.children.forEach(visit);
    const work = workOf(node, left);
    if (work > left) tangled.add(node.d);
    else left -= work;
    return undefined;
  };
  nodes.forEach(visit);
  return tangled;
}

/** The estimated cost of cutting a shape; the count stops when it exceeds `most`. */
function workOf({ d, stroke }: DrawingShape, most: number): number {
  const boxes = boxesOf(d, (stroke?.width ?? 0) / 2);
  const count = boxes.length / 4;
  if (count > MAX_SEGMENTS) return Infinity;
  let meetings = 1;
  for (let one = 0; one < count && meetings * count <= most; one += 1) {
    const [left, top, right, bottom] = [boxes[4 * one]!, boxes[4 * one + 1]!, boxes[4 * one + 2]!, boxes[4 * one + 3]!];
    for (let at = 4 * (one + NEIGHBOUR_DISTANCE + 1); at < boxes.length; at += 4) {
      if (boxes[at]! <= right && boxes[at + 1]! <= bottom && boxes[at + 2]! >= left && boxes[at + 3]! >= top)
        meetings += 1;
    }
  }
  return meetings * count;
}

/** The bounding box of each segment's control points, widened by half the line width: left, top, right, bottom. */
function boxesOf(d: string, pen: number): number[] {
  const boxes: number[] = [];
  let [x, y] = [0, 0];
  for (const { command, points } of segmentsOf(d)) {
    let [left, top, right, bottom] = command === 'M' ? [Infinity, Infinity, -Infinity, -Infinity] : [x, y, x, y];
    for (let at = 0; at < points.length; at += 2) {
      [x, y] = [points[at]!, points[at + 1]!];
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
    }
    if (points.length && command !== 'M') boxes.push(left - pen, top - pen, right + pen, bottom + pen);
  }
  return boxes;
}
