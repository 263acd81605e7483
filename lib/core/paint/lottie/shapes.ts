import { boxPath, grown } from '../../geometry/bounds';
import { IDENTITY, invert, type Matrix, multiply } from '../../geometry/matrix';
import type { DrawingShape } from '../drawing';
import { drawnBox } from '../extent';
import { type PlacedGradient, placedGradient } from '../gradient-space';
import { pathItems } from './outlines';
import { fixed, type Item, transformOf } from './properties';
import { fillProperties, type Paints, paintItem, strokeProperties } from './styles';

/** Decimals of path data in a gradient's own space: it is as small as the unit of a box. */
const FINE = 7;

function group(items: readonly (Item | null)[], matrix: Matrix): Item {
  return { ty: 'gr', it: [...items.filter((item) => item !== null), transformOf(matrix)] };
}

function placedOf(paint: DrawingShape['fill'], d: string, matrix: Matrix, paints: Paints): PlacedGradient | null {
  const gradient = paint.kind === 'gradient' ? paints.gradients.get(paint.id) : undefined;
  return gradient ? placedGradient(gradient, d, matrix) : null;
}

/** Gives the length of a pixel under a similarity matrix; null for any other matrix. */
function likeness([a, b, c, d]: Matrix): number | null {
  const scale = Math.hypot(a, b);
  return Math.abs(a * c + b * d) < 1e-6 * scale * scale && Math.abs(Math.hypot(c, d) - scale) < 1e-6 * scale
    ? scale
    : null;
}

function fillGroup(shape: DrawingShape, matrix: Matrix, opacity: number, paints: Paints): Item | null {
  const placed = placedOf(shape.fill, shape.d, matrix, paints);
  const fill = paintItem(shape.fill, placed, paints, ['fl', 'gf']);
  if (!fill) return null;
  const styled = { ...fill, ...fillProperties(shape, opacity) };
  const back = placed?.matrix && invert(placed.matrix);
  if (!placed?.matrix || !back) return group([...pathItems(shape.d, matrix), styled], IDENTITY);
  // An elliptic gradient is drawn in the coordinate space in which it is a circle.
  return group([...pathItems(shape.d, multiply(back, matrix), FINE), styled], placed.matrix);
}

/** A stroke with an elliptic gradient: the gradient over the stroke's whole reach, and the stroke that cuts it out. */
export interface CutStroke {
  shapes: Item[];
  matte: Item[];
}

/**
 * Splits a stroke whose gradient is elliptic, since a stroke cannot be drawn in the space of the gradient; null if that
 * is not needed.
 */
export function cutStroke(shape: DrawingShape, matrix: Matrix, opacity: number, paints: Paints): CutStroke | null {
  const { stroke, d } = shape;
  if (!stroke || !placedOf(stroke.paint, d, likeness(matrix) === null ? IDENTITY : matrix, paints)?.matrix) return null;
  const box = drawnBox(d, stroke, matrix);
  if (!box) return null;
  const placed = placedOf(stroke.paint, d, matrix, paints);
  const space = placed?.matrix ?? IDENTITY;
  const [style, back] = [paintItem(stroke.paint, placed, paints, ['fl', 'gf']), invert(space)];
  const pen = strokeGroup(
    { ...shape, stroke: { ...stroke, paint: { kind: 'color', color: '#ffffff' } } },
    matrix,
    opacity,
    paints,
  );
  if (!style || !back || !pen) return null;
  const all = group([...pathItems(boxPath(grown(box, 1)), back, FINE), { ...style, o: fixed(100), r: 1 }], space);
  return { shapes: [all], matte: [pen] };
}

function strokeGroup(shape: DrawingShape, matrix: Matrix, opacity: number, paints: Paints): Item | null {
  const { stroke, d } = shape;
  if (!stroke || stroke.width === 0) return null;
  const scale = likeness(matrix);
  // A stroke that a matrix distorts must be transformed together with the path.
  const within = scale === null ? IDENTITY : matrix;
  const style = paintItem(stroke.paint, placedOf(stroke.paint, d, within, paints), paints, ['st', 'gs']);
  return (
    style &&
    group(
      [...pathItems(d, within), { ...style, ...strokeProperties(stroke, opacity, scale ?? 1) }],
      scale === null ? matrix : IDENTITY,
    )
  );
}

/** A shape as Lottie groups, topmost first: its stroke over its fill, each with `opacity`. */
export function shapeItems(shape: DrawingShape, matrix: Matrix, opacity: number, paints: Paints): Item[] {
  return [strokeGroup(shape, matrix, opacity, paints), fillGroup(shape, matrix, opacity, paints)].filter(
    (item) => item !== null,
  );
}
