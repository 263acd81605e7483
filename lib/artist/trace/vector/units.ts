import { pathBounds, type Box } from '@/lib/core/geometry/bounds';
import { IDENTITY, multiply, type Matrix } from '@/lib/core/geometry/matrix';
import { segmentsOf } from '@/lib/core/geometry/segments';
import type { Drawing, DrawingNode } from '@/lib/core/paint/drawing';
import { canonicalMatrix } from '@/lib/core/svg/transforms';

/**
 * A shape of an imported drawing, or a group that is clipped or faded as a whole.
 * Its transform places it on the mascot's canvas.
 */
export interface Unit {
  node: DrawingNode;
  /** The matrix that its own transform was combined with. */
  place: Matrix;
}

/** The largest number of segments of a rounded rectangle; a clip path with more of them is an intended shape. */
const FRAME_SEGMENTS = 10;

/**
 * Splits a drawing into units in paint order.
 * Groups that only have a transform are dissolved, as are clip paths of the whole frame, which design programs write.
 */
export function unitsOf({ nodes, clips }: Drawing, frame: Box, place: Matrix): Unit[] {
  const isFrame = (id: string): boolean => {
    const clip = clips.find((each) => each.id === id);
    const [shape, other] = clip?.shapes ?? [];
    if (!shape || other || clip?.clip || segmentsOf(shape.d).length > FRAME_SEGMENTS) return false;
    const box = pathBounds(shape.d, shape.transform);
    const [dx, dy] = [frame.width * 0.02, frame.height * 0.02];
    return (
      box !== null &&
      box.x <= frame.x + dx &&
      box.y <= frame.y + dy &&
      box.x + box.width >= frame.x + frame.width - dx &&
      box.y + box.height >= frame.y + frame.height - dy
    );
  };
  const visit = (node: DrawingNode, at: Matrix, isTop: boolean): Unit[] => {
    const own = node.transform ? multiply(at, node.transform) : at;
    const dissolves =
      node.kind === 'group' &&
      node.opacity === 1 &&
      (node.clip === null || (isTop && node.transform === null && isFrame(node.clip)));
    if (!dissolves) return [{ node: { ...node, transform: canonicalMatrix(own) }, place: own }];
    return node.children.flatMap((child) => visit(child, own, isTop && node.transform === null));
  };
  return nodes.flatMap((node) => visit(node, place, true));
}

/** The transform of a node, the identity by default. */
export const transformOf = (node: DrawingNode): Matrix => node.transform ?? IDENTITY;
