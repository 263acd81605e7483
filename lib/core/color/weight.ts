import { pathBounds } from '../geometry/bounds';
import type { Drawing, DrawingNode, Paint } from '../paint/drawing';
import type { Part } from '../spec/schema';
import { drawingOf } from '../svg/drawing-of';

function tokensOfPaint(paint: Paint, drawing: Drawing): string[] {
  if (paint.kind === 'token') return [paint.token];
  if (paint.kind !== 'gradient') return [];
  const stops = drawing.gradients.find(({ id }) => id === paint.id)?.stops ?? [];
  return stops.flatMap(({ color }) => (color.kind === 'token' ? [color.token] : []));
}

/**
 * Gives the area that each palette token covers at rest: the bounding boxes of the shapes it fills, in square canvas
 * pixels, without their transforms. The result is good for ranking, not for measuring. Takes accepted parts.
 */
export function tokenWeights(parts: readonly Part[]): Map<string, number> {
  const weights = new Map<string, number>();
  const weigh =
    (drawing: Drawing) =>
    (node: DrawingNode): void => {
      if (node.kind === 'group') {
        node.children.forEach(weigh(drawing));
        return;
      }
      const box = pathBounds(node.d);
      for (const token of tokensOfPaint(node.fill, drawing))
        weights.set(token, (weights.get(token) ?? 0) + (box ? box.width * box.height : 0));
    };
  for (const part of parts) {
    const shown = part.states.find(({ name }) => name === part.defaultState)?.svg ?? part.svg;
    const drawing = drawingOf(shown);
    drawing.nodes.forEach(weigh(drawing));
  }
  return weights;
}
