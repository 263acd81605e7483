import { IDENTITY, apply, invert, multiply, type Matrix } from '../geometry/matrix';
import { pathBounds } from '../geometry/bounds';
import type { Gradient } from './drawing';

/**
 * A gradient in the pixels of the shape that it paints, as a canvas can draw it. `matrix` is present only for a radial
 * gradient that is an ellipse in those pixels: the shape is then drawn in the gradient's own space, through that
 * matrix.
 */
export interface PlacedGradient {
  type: Gradient['type'];
  /** linear: x0 y0 x1 y1; radial: fx fy cx cy r. */
  coords: readonly number[];
  matrix: Matrix | null;
}

function placedLinear(coords: readonly number[], m: Matrix, back: Matrix): PlacedGradient {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = coords;
  const [dx, dy] = [x2 - x1, y2 - y1];
  const square = dx * dx + dy * dy;
  // An affine transform keeps lines of equal colour straight, but not perpendicular to the axis.
  // The axis is recomputed along the direction in which the colour changes.
  const [gx, gy] = [(back[0] * dx + back[1] * dy) / square, (back[2] * dx + back[3] * dy) / square];
  const slope = gx * gx + gy * gy;
  const [x, y] = apply(m, x1, y1);
  return { type: 'linear', coords: [x, y, x + gx / slope, y + gy / slope], matrix: null };
}

function placedRadial(coords: readonly number[], m: Matrix): PlacedGradient {
  const [cx = 0, cy = 0, r = 0, fx = 0, fy = 0] = coords;
  const scale = Math.hypot(m[0], m[1]);
  const keepsCircles =
    Math.abs(m[0] * m[2] + m[1] * m[3]) < 1e-6 * scale * scale &&
    Math.abs(Math.hypot(m[2], m[3]) - scale) < 1e-6 * scale;
  if (!keepsCircles) return { type: 'radial', coords: [fx, fy, cx, cy, r], matrix: m };
  return { type: 'radial', coords: [...apply(m, fx, fy), ...apply(m, cx, cy), r * scale], matrix: null };
}

/**
 * The gradient for a shape with this path data under a matrix; null where it paints nothing (a box without width or
 * height).
 */
export function placedGradient(gradient: Gradient, d: string, through: Matrix = IDENTITY): PlacedGradient | null {
  const box = gradient.units === 'objectBoundingBox' ? pathBounds(d) : null;
  const unit: Matrix = box ? [box.width, 0, 0, box.height, box.x, box.y] : IDENTITY;
  const m = multiply(through, multiply(unit, gradient.transform ?? IDENTITY));
  const back = invert(m);
  if (!back) return null;
  return gradient.type === 'linear' ? placedLinear(gradient.coords, m, back) : placedRadial(gradient.coords, m);
}
