import { pathBounds } from '@/lib/core/geometry/bounds';
import type { DrawingShape } from '@/lib/core/paint/drawing';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { redrawn, withDrawings, withShapes } from '../drawing/redraw';

/** A shape that covers this share of the canvas's width and height is a background, not part of the body. */
const MIN_BACKGROUND_SHARE = 0.92;

/** The spec without shapes that fill the canvas from edge to edge; null if there are none. */
export function unbacked(spec: MascotSpec): MascotSpec | null {
  const { width, height } = spec.canvas;
  let gone = 0;
  const fills = (shape: DrawingShape): boolean => {
    const box = shape.fill.kind === 'none' ? null : pathBounds(shape.d, shape.transform);
    return box !== null && box.width >= width * MIN_BACKGROUND_SHARE && box.height >= height * MIN_BACKGROUND_SHARE;
  };
  const parts = spec.parts.map((part) =>
    withDrawings(part, (svg) =>
      redrawn(svg, (drawing) =>
        withShapes(drawing, (shape) => {
          if (!fills(shape) || shape.clip !== null) return [shape];
          gone += 1;
          return [];
        }),
      ),
    ),
  );
  return gone > 0 ? { ...spec, parts } : null;
}
