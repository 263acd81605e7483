import { pathBounds } from '@/lib/core/geometry/bounds';
import type { Drawing, DrawingNode, DrawingShape } from '@/lib/core/paint/drawing';
import { familyOf } from './families';

/** A base shape of a drawing: filled, opaque, and not clipped to another shape. */
export interface Base {
  shape: DrawingShape;
  family: string;
  area: number;
}

/** The least opacity of a base shape: a fainter one is a tint. */
const MIN_BASE_OPACITY = 0.85;
/** The least area of a base shape's box, in square pixels: a smaller one is a detail. */
const MIN_BASE_AREA_PX = 60;

/** The base shapes of a drawing, the largest first; a gradient belongs to the colour family of its middle stop. */
export function basesOf(drawing: Drawing, names: ReadonlySet<string>): Base[] {
  const bases: Base[] = [];
  const visit = (node: DrawingNode): void => {
    if (node.clip !== null || node.opacity < MIN_BASE_OPACITY) return;
    if (node.kind === 'group') return node.children.forEach(visit);
    const family = familyOf(plainFill(drawing, node), names);
    const box = family === null || node.fillOpacity < MIN_BASE_OPACITY ? null : pathBounds(node.d);
    if (box && family !== null && box.width * box.height > MIN_BASE_AREA_PX)
      bases.push({ shape: node, family, area: box.width * box.height });
    return undefined;
  };
  drawing.nodes.forEach(visit);
  return bases.sort((a, b) => b.area - a.area);
}

/** The fill of a shape; a gradient is replaced by the solid colour of its middle stop. */
export function plainFill({ gradients }: Drawing, { fill }: DrawingShape): DrawingShape['fill'] {
  if (fill.kind !== 'gradient') return fill;
  const stops = gradients.find(({ id }) => id === fill.id)?.stops ?? [];
  return stops[Math.floor(stops.length / 2)]?.color ?? { kind: 'none' };
}
