import { segmentsOf, pathText } from '@/lib/core/geometry/segments';
import type { DrawingShape, Drawing, Paint } from '@/lib/core/paint/drawing';
import { basesOf } from './bases';
import { baseOf, familyOf } from './families';
import { lined, token } from './forms';
import { withShapes } from './redraw';

/** The line token of a paint, recognised by its name. */
const lineOf = (paint: Paint): string | null =>
  paint.kind === 'token' && /_line$|^(ink|line|lines|edge|outline|deep|contour)$/.test(paint.token)
    ? paint.token
    : null;

/**
 * Converts contours to thin edges in the shade of their shape; `tokens` collects the shade tokens that the palette
 * needs.
 */
export function softened(drawing: Drawing, names: ReadonlySet<string>, share: number, tokens: Set<string>): Drawing {
  const [main] = basesOf(drawing, names);
  return withShapes(drawing, (shape) => {
    const line = shape.stroke && lineOf(shape.stroke.paint);
    if (!shape.stroke || !line) return [shape];
    const own = familyOf(shape.fill, names) ?? (line.endsWith('_line') ? baseOf(line, names) : (main?.family ?? null));
    if (own === null || own.startsWith('#') || own === line) return [shape];
    tokens.add(`${own}_shade`);
    return [
      {
        ...shape,
        stroke: {
          ...shape.stroke,
          paint: token(`${own}_shade`),
          width: main ? Math.max(1, Math.round(shape.stroke.width * share * 10) / 10) : shape.stroke.width,
        },
      },
    ];
  });
}

/** A line of at most this opacity only separates parts of one colour, so it is not a contour. */
const MAX_FAINT_OPACITY = 0.5;

/** Whether a drawing has contours. */
export function hasContour(drawing: Drawing): boolean {
  let found = false;
  withShapes(drawing, (shape) => {
    if (shape.stroke && shape.stroke.opacity > MAX_FAINT_OPACITY && lineOf(shape.stroke.paint)) found = true;
    return [shape];
  });
  return found;
}

/** The contours of a drawing's base shapes, to lie behind them; lines are twice as wide as their visible half. */
export function contoursOf(
  drawing: Drawing,
  names: ReadonlySet<string>,
  width: number,
  tokens: Set<string>,
): DrawingShape[] {
  return basesOf(drawing, names)
    .filter(
      ({ family }) =>
        !family.startsWith('#') && !/^(eye|glint|sclera|ink|mouth|tongue|tooth|ground|border|cheek|iris)$/.test(family),
    )
    .slice(0, 4)
    .map(({ shape, family }) => {
      tokens.add(`${family}_line`);
      return { ...shape, fill: { kind: 'none' }, stroke: lined([], token(`${family}_line`), width * 2).stroke };
    });
}

/** Adds to each contour a second, distorted line, as in a sketch by hand. */
export function loosened(drawing: Drawing): Drawing {
  return withShapes(drawing, (shape) => {
    if (!shape.stroke || !lineOf(shape.stroke.paint) || shape.d.length > 6000) return [shape];
    const wandering = segmentsOf(shape.d).map((segment, index) => ({
      ...segment,
      points: segment.points.map((value, i) => value + Math.sin((index + 1) * (i % 2 ? 1.7 : 2.3)) * 3),
    }));
    const second: DrawingShape = {
      ...shape,
      d: pathText(wandering),
      fill: { kind: 'none' },
      stroke: { ...shape.stroke, width: Math.round(shape.stroke.width * 5.5) / 10, opacity: 0.75 },
    };
    return [shape, second];
  });
}

/** The exponent of the superellipse that squared shapes approach. */
const SUPERELLIPSE_EXPONENT = 2.85;

/** The drawing with its shapes stretched toward the corners of their bounding box. */
export function squared(drawing: Drawing, names: ReadonlySet<string>): Drawing {
  const [main] = basesOf(drawing, names);
  if (!main || main.shape.transform) return drawing;
  const points = segmentsOf(main.shape.d).flatMap((segment) => segment.points);
  const [xs, ys] = [points.filter((_, i) => i % 2 === 0), points.filter((_, i) => i % 2 === 1)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [cx, cy, rx, ry] = [(left + right) / 2, (top + bottom) / 2, (right - left) / 2 || 1, (bottom - top) / 2 || 1];
  const factor = (x: number, y: number): number => {
    const [u, v] = [(x - cx) / rx, (y - cy) / ry];
    const r = Math.hypot(u, v);
    if (r < 1e-6) return 1;
    const full =
      1 /
      (Math.abs(u / r) ** SUPERELLIPSE_EXPONENT + Math.abs(v / r) ** SUPERELLIPSE_EXPONENT) **
        (1 / SUPERELLIPSE_EXPONENT);
    // Points near the centre move less, so that details such as bellies and eye patches keep their positions.
    return 1 + (full - 1) * Math.min(1, r * r);
  };
  const path = (d: string): string =>
    pathText(
      segmentsOf(d).map((segment) => ({
        ...segment,
        points: segment.points.map((value, i, all) =>
          i % 2 === 0
            ? cx + (value - cx) * factor(value, all[i + 1] ?? 0)
            : cy + (value - cy) * factor(all[i - 1] ?? 0, value),
        ),
      })),
    );
  const shaped = withShapes(drawing, (shape) => [shape.transform ? shape : { ...shape, d: path(shape.d) }]);
  return {
    ...shaped,
    clips: drawing.clips.map((clip) => ({
      ...clip,
      shapes: clip.shapes.map((shape) => (shape.transform ? shape : { ...shape, d: path(shape.d) })),
    })),
  };
}
