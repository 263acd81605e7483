import { flatten, penOutline, type Polygon } from '../../geometry/flatten';
import { IDENTITY, multiply, type Matrix } from '../../geometry/matrix';
import type { ClipPath, Drawing, DrawingNode, DrawingShape, Paint } from '../../paint/drawing';
import { drawingOf } from '../../svg/drawing-of';

/** One painted area of a drawing: polygons in canvas pixels, its paint, and its opacity. */
export interface Area {
  polygons: Polygon[];
  rule: 'nonzero' | 'evenodd';
  paint: Paint;
  opacity: number;
  /** The path and its matrix, which gradients need. */
  d: string;
  matrix: Matrix;
  /** Its clips: only what is inside all of these is shown. */
  clips: readonly Polygon[][];
  /** Whether it is the line around an area that is filled as well. */
  isRim: boolean;
}

/** A drawing as areas in paint order. */
export interface Outlines {
  drawing: Drawing;
  areas: Area[];
}

/** The opacity below which a paint is a tint and not a shape. */
const FAINT = 0.35;
/** The minimum area of a shape, in square pixels. */
const FLAT = 2;
const known = new WeakMap<Drawing, Outlines>();

/** The areas of a clean fragment, computed once for each. */
export function outlinesOf(svg: string): Outlines {
  const drawing = drawingOf(svg);
  const found = known.get(drawing) ?? {
    drawing,
    areas: drawing.nodes.flatMap((node) => areasOf(node, { matrix: IDENTITY, opacity: 1, clips: [] }, drawing.clips)),
  };
  known.set(drawing, found);
  return found;
}

/**
 * A fragment as a solid shape: without tints, and without the lines around filled areas. Leaves out clipped areas too,
 * unless there is nothing else.
 */
export function solidOf(svg: string): Area[] {
  const solid = outlinesOf(svg).areas.filter(({ opacity, isRim }) => opacity >= FAINT && !isRim);
  const whole = solid.filter(({ clips }) => !clips.length);
  return whole.length ? whole : solid;
}

interface Above {
  matrix: Matrix;
  opacity: number;
  clips: readonly Polygon[][];
}

function areasOf(node: DrawingNode, above: Above, clips: readonly ClipPath[]): Area[] {
  const matrix = node.transform ? multiply(above.matrix, node.transform) : above.matrix;
  const inside: Above = {
    matrix,
    opacity: above.opacity * node.opacity,
    clips: [...above.clips, ...cutsOf(node.clip, matrix, clips)],
  };
  return node.kind === 'group'
    ? node.children.flatMap((child) => areasOf(child, inside, clips))
    : painted(node, inside);
}

/** The outlines of a clip: its own, and those of the clip that clips it. */
function cutsOf(name: string | null, matrix: Matrix, clips: readonly ClipPath[]): Polygon[][] {
  const clip = clips.find(({ id }) => id === name);
  if (!clip) return [];
  return [
    clip.shapes.flatMap(({ d, transform }) => flatten(d, transform ? multiply(matrix, transform) : matrix)),
    ...cutsOf(clip.clip, matrix, clips),
  ];
}

function painted({ d, fill, fillOpacity, fillRule, stroke }: DrawingShape, { matrix, opacity, clips }: Above): Area[] {
  const lines = flatten(d, matrix);
  const areas: Area[] =
    fill.kind === 'none'
      ? []
      : [
          {
            polygons: lines,
            rule: fillRule,
            paint: fill,
            opacity: opacity * fillOpacity,
            d,
            matrix,
            clips,
            isRim: false,
          },
        ];
  if (!stroke || stroke.paint.kind === 'none') return areas;
  const width = stroke.width * Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
  return [
    ...areas,
    {
      polygons: penOutline(lines, width),
      rule: 'nonzero',
      paint: stroke.paint,
      opacity: opacity * stroke.opacity,
      d,
      matrix,
      clips,
      isRim: areas.length > 0 && lines.some((line) => spreadOf(line) > FLAT),
    },
  ];
}

/** Twice the area that a polygon encloses: 0 for a straight line. */
const spreadOf = (line: Polygon): number =>
  Math.abs(
    line.reduce(
      (sum, value, i) =>
        i % 2
          ? sum
          : sum + value * (line[(i + 3) % line.length] ?? 0) - (line[(i + 2) % line.length] ?? 0) * (line[i + 1] ?? 0),
      0,
    ),
  );
