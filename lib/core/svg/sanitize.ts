import { LIMITS } from '../limits';
import { IDENTITY, multiply, type Matrix } from '../geometry/matrix';
import { round } from '../geometry/number-text';
import { isWithin, polygonLength, segmentsOf, transformSegments } from '../geometry/segments';
import type { DrawingGroup, DrawingNode, Paint, Stroke } from '../paint/drawing';
import type { Values } from './allowlist';
import { isHidden, valuesOf } from './attributes';
import { spend, spendOutline } from './budget';
import { checkClipDepth, clipOf } from './clips';
import { gradientOf } from './gradients';
import { OUT_OF_RANGE } from './path-data';
import type { XmlElement } from './parse';
import type { Reading } from './reading';
import { Refusal, quoted } from './refusal';
import { isShapeName, SHAPES, type ReadShape } from './shapes';
import { dashesOf, type InheritedStyle, inherited, strokeOf } from './style';
import { canonicalMatrix } from './transforms';

/** The place of the walk: the inherited style, the matrix so far, and the depth in elements, clips and uses. */
interface Place {
  style: InheritedStyle;
  matrix: Matrix;
  depth: number;
  clips: number;
  inUse: boolean;
}

/** The maximum distance from the origin after transforms, in pixels: ten times the maximum coordinate. */
const MAX_PLACED_COORDINATE = LIMITS.svg.coordinate * 10;

/** The drawing nodes of an element's children, in order; throws a Refusal for an exceeded budget. */
export function nodesOf(parent: XmlElement, style: InheritedStyle, reading: Reading): DrawingNode[] {
  return childrenOf(parent, { style, matrix: IDENTITY, depth: 0, clips: 0, inUse: false }, reading);
}

function childrenOf(parent: XmlElement, place: Place, reading: Reading): DrawingNode[] {
  return parent.children.flatMap((child) => nodeOf(child, place, reading));
}

function nodeOf(element: XmlElement, outer: Place, reading: Reading): DrawingNode[] {
  const place = { ...outer, depth: outer.depth + 1 };
  if (place.depth > LIMITS.svg.depth) throw new Refusal(`Elements may be nested at most ${LIMITS.svg.depth} deep.`);
  if (place.inUse) spend(reading.budget, 'elements', 1);
  const draws = element.name === 'g' || element.name === 'use' || isShapeName(element.name);
  if (!draws) return [];
  if (isHidden(element)) {
    reading.warn(`A hidden ${quoted(element.name)} was removed.`);
    return [];
  }
  if (isShapeName(element.name))
    return shapeOf(SHAPES[element.name](element, reading.warn, reading.budget), place, reading);
  return element.name === 'use'
    ? useOf(element, place, reading)
    : groupOf(valuesOf('g', element, reading.warn), element, place, reading);
}

function useOf(element: XmlElement, place: Place, reading: Reading): DrawingNode[] {
  const values = valuesOf('use', element, reading.warn);
  const id = values.href ?? values['xlink:href'];
  const target = id === undefined ? undefined : reading.ids.get(id);
  if (!target || !(target.name === 'g' || target.name === 'use' || isShapeName(target.name))) {
    reading.warn('A use of something that is not a shape of this fragment was removed.');
    return [];
  }
  const transform = multiply(values.transform ?? IDENTITY, [1, 0, 0, 1, values.x ?? 0, values.y ?? 0]);
  const holder: XmlElement = { ...element, children: [target] };
  return groupOf({ ...values, transform }, holder, { ...place, inUse: true }, reading);
}

interface Effects {
  transform: Matrix | null;
  matrix: Matrix;
  opacity: number;
  clip: string | null;
  clips: number;
}

function effectsOf(values: Values<'g'>, place: Place, reading: Reading): Effects | null {
  const transform = canonicalMatrix(values.transform ?? null);
  const matrix = transform ? multiply(place.matrix, transform) : place.matrix;
  if (matrix.some((value) => !(Math.abs(value) <= LIMITS.svg.coordinate))) throw new Refusal(OUT_OF_RANGE);
  const id = values['clip-path']?.id ?? null;
  const resolved = id === null ? null : clipOf(id, reading);
  if (resolved?.clip.shapes.length === 0) return null;
  const clips = place.clips + (resolved?.depth ?? 0);
  checkClipDepth(clips);
  // Every use of a clip is drawn again: a large one on many shapes would stall any renderer.
  spend(reading.budget, 'pathNumbers', resolved?.weight ?? 0);
  spendOutline(reading.budget, (resolved?.length ?? 0) * largestFactor(matrix));
  return { transform, matrix, opacity: round(values.opacity ?? 1), clip: resolved ? id : null, clips };
}

function groupOf(values: Values<'g'>, element: XmlElement, place: Place, reading: Reading): DrawingNode[] {
  const effects = effectsOf(values, place, reading);
  if (!effects) return [];
  const { transform, opacity, clip } = effects;
  const inside = { ...place, matrix: effects.matrix, clips: effects.clips, style: inherited(place.style, values) };
  const children = childrenOf(element, inside, reading);
  if (children.length === 0) return [];
  if (!transform && !clip && opacity === 1) return children;
  const [only] = children;
  return only && children.length === 1 && !clip
    ? [
        {
          ...only,
          transform: canonicalMatrix(multiply(transform ?? IDENTITY, only.transform ?? IDENTITY)),
          opacity: round(opacity * only.opacity),
        },
      ]
    : [{ kind: 'group', transform, opacity, clip, children } satisfies DrawingGroup];
}

/** A paint and its opacity; a gradient of a single colour becomes that colour. */
function paintOf(paint: Paint, opacity: number, reading: Reading): { paint: Paint; opacity: number } {
  if (paint.kind !== 'gradient') return { paint, opacity };
  const resolved = gradientOf(paint.id, reading);
  if (resolved.kind === 'solid') return { paint: resolved.stop.color, opacity: opacity * resolved.stop.opacity };
  return { paint: resolved.kind === 'none' ? { kind: 'none' } : paint, opacity };
}

function shapeOf({ values, d }: ReadShape, place: Place, reading: Reading): DrawingNode[] {
  if (!d) return [];
  const style = inherited(place.style, values);
  const fill = paintOf(style.fill, style.fillOpacity, reading);
  const line = paintOf(style.stroke, style.strokeOpacity, reading);
  const stroke = strokeOf(style, line.paint, line.opacity, d, reading.budget);
  if (fill.paint.kind === 'none' && !stroke) return [];
  const effects = effectsOf(values, place, reading);
  if (!effects) return [];
  const length = placedLength(d, effects.matrix, stroke?.width ?? 0);
  spendOutline(
    reading.budget,
    length * (fill.paint.kind === 'none' || !stroke ? 1 : 2) + cornersLength(d, stroke, effects.matrix),
  );
  return [
    {
      kind: 'shape',
      transform: effects.transform,
      opacity: effects.opacity,
      clip: effects.clip,
      d,
      fill: fill.paint,
      fillOpacity: fill.paint.kind === 'none' ? 1 : round(fill.opacity),
      fillRule: style.fillRule,
      stroke,
    },
  ];
}

function largestFactor(matrix: Matrix): number {
  return Math.max(...matrix.slice(0, 4).map(Math.abs));
}

/**
 * The length in pixels that corners, caps and dashes may add to the outline of a stroke: its width at each. A wide
 * stroke of many short segments would stall any renderer.
 */
function cornersLength(d: string, stroke: Stroke | null, matrix: Matrix): number {
  if (!stroke) return 0;
  return (segmentsOf(d).length + dashesOf(d, stroke.dash)) * stroke.width * largestFactor(matrix);
}

/** The length of a path after transforms, in pixels; throws a Refusal when it is too far out. */
function placedLength(d: string, matrix: Matrix, strokeWidth: number): number {
  if (strokeWidth * largestFactor(matrix) > MAX_PLACED_COORDINATE) throw new Refusal(OUT_OF_RANGE);
  const segments = segmentsOf(d);
  const placed = matrix === IDENTITY ? segments : transformSegments(segments, matrix);
  if (!isWithin(placed, MAX_PLACED_COORDINATE)) throw new Refusal(OUT_OF_RANGE);
  return polygonLength(placed);
}
