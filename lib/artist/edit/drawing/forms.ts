import type { Polygon } from '@/lib/core/geometry/flatten';
import { remembered } from '@/lib/core/remembered';
import type { DrawingGroup, DrawingShape, Paint, Stroke } from '@/lib/core/paint/drawing';
import { outlinesOf } from '@/lib/core/spec/critic/outlines';
import type { Edges } from '@/lib/core/rig/extent';
import { curve, ellipse } from '../../shape/curve';
import { pathData, type Node, type Path } from '../../shape/path';

/** A paint that refers to a palette token. */
export const token = (name: string): Paint => ({ kind: 'token', token: name });

const PLAIN = { kind: 'shape', transform: null, opacity: 1, clip: null, fillOpacity: 1, fillRule: 'nonzero' } as const;

/** A filled shape. */
export const filled = (path: Path, fill: Paint): DrawingShape => ({
  ...PLAIN,
  d: pathData(path),
  fill,
  opacity: 1,
  stroke: null,
});

/** A filled ellipse. */
export const ellipseShape = (cx: number, cy: number, rx: number, ry: number, fill: Paint): DrawingShape =>
  filled(ellipse(cx, cy, rx, ry), fill);

/** A line with round ends; the width is in pixels. */
export function lined(path: Path, paint: Paint, width: number): DrawingShape {
  const stroke: Stroke = {
    paint,
    opacity: 1,
    width: Math.round(width * 10) / 10,
    cap: 'round',
    join: 'round',
    miterLimit: 4,
    dash: [],
    dashOffset: 0,
  };
  return { ...PLAIN, d: pathData(path), fill: { kind: 'none' }, stroke };
}

/** A smooth line through nodes. */
export const through = (nodes: readonly Node[], paint: Paint, width: number): DrawingShape =>
  lined(curve(nodes), paint, width);

/** A group that is clipped to one of the drawing's clip paths. */
export const cutTo = (clip: string, children: DrawingShape[]): DrawingGroup => ({
  kind: 'group',
  transform: null,
  opacity: 1,
  clip,
  children,
});

/** The bounding box of a sanitised fragment, line widths included; null if it paints nothing. */
export const boxOf: (svg: string) => Edges | null = remembered((svg) =>
  // Clipped shapes extend no further than each of their clip paths.
  svg
    ? around(outlinesOf(svg).areas.map(({ polygons, clips }) => [polygons, ...clips].map(spanOf).reduce(both)))
    : null,
);

/** The bounding box of polygons; null if there are none. */
function spanOf(polygons: readonly Polygon[]): Edges | null {
  const box: Edges = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const polygon of polygons) {
    for (let i = 0; i + 1 < polygon.length; i += 2) {
      const [x = 0, y = 0] = [polygon[i], polygon[i + 1]];
      [box.left, box.right, box.top, box.bottom] = [
        Math.min(box.left, x),
        Math.max(box.right, x),
        Math.min(box.top, y),
        Math.max(box.bottom, y),
      ];
    }
  }
  return box.left > box.right ? null : box;
}

/** The intersection of two boxes; null if it is empty. */
function both(one: Edges | null, other: Edges | null): Edges | null {
  if (!one || !other) return null;
  const box = {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
  return box.left > box.right || box.top > box.bottom ? null : box;
}

/** The bounding box of several boxes; null if there are none. */
export function around(boxes: readonly (Edges | null)[]): Edges | null {
  const known = boxes.filter((box) => box !== null);
  if (known.length === 0) return null;
  return {
    left: Math.min(...known.map(({ left }) => left)),
    top: Math.min(...known.map(({ top }) => top)),
    right: Math.max(...known.map(({ right }) => right)),
    bottom: Math.max(...known.map(({ bottom }) => bottom)),
  };
}
