import { flatten, penOutline, type Polygon } from '../../geometry/flatten';
import { IDENTITY, multiply, type Matrix } from '../../geometry/matrix';
import type { ClipPath, Drawing, DrawingNode, DrawingShape, Paint } from '../../paint/drawing';
import { drawingOf } from '../../svg/drawing-of';

/** One painted area of a drawing: polygons in canvas pixels, what it is painted with, and how opaque it is. */
export interface Area {
  polygons: Polygon[];
  rule: 'nonzero' | 'evenodd';
  paint: Paint;
  opacity: number;
  /** The path and where it is seen, as gradients need them. */
  d: string;
  matrix: Matrix;
  /** What it is cut to: only what lies in all of these is shown. */
  clips: readonly Polygon[][];
  /** Whether it is the line around an area that is filled as well. */
  isRim: boolean;
}

/** A drawing as areas in paint order. */
export interface Outlines {
  drawing: Drawing;
  areas: Area[];
}

/** Fainter than this is a tint, and no shape of its own. */
const FAINT = 0.35;
/** An area smaller than this, in square pixels, is none. */
const FLAT = 2;
const known = new WeakMap<Drawing, Outlines>();

/** The areas of a clean fragment, worked out once for each. */
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
 * What a fragment shows as a solid shape: without tints, without the lines around filled areas, and without what is cut
 * to other shapes unless there is nothing else.
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

/** The outlines a clip cuts to: its own, and those of the clip it is clipped by itself. */
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

/** Twice the area that a polygon encloses: a straight line has none, whatever it is filled with. */
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
