import { LIMITS } from '../limits';
import { IDENTITY, multiply, type Matrix } from '../geometry/matrix';
import {
  isWithin,
  pathText,
  polygonLength,
  reversed,
  segmentsOf,
  signedArea,
  transformSegments,
} from '../geometry/segments';
import type { ClipPath } from '../paint/drawing';
import { isHidden, valuesOf } from './attributes';
import { OUT_OF_RANGE, weightOf } from './path-data';
import type { XmlElement } from './parse';
import type { Reading, ResolvedClip } from './reading';
import { Refusal, quoted } from './refusal';
import { isShapeName, SHAPES } from './shapes';
import { spend } from './budget';

type ClipShape = ClipPath['shapes'][number];

const TOO_DEEP = `Clips may be nested at most ${LIMITS.svg.clipDepth} deep.`;

/**
 * The clip that `url(#id)` names, null (with a warning) for an unknown one; throws a Refusal for a circular or too deep
 * one.
 */
export function clipOf(id: string, reading: Reading, chain: readonly string[] = []): ResolvedClip | null {
  if (chain.includes(id)) throw new Refusal(`The clip ${quoted(id)} clips itself.`);
  const known = reading.clips.get(id);
  if (known !== undefined) return known;
  const element = reading.ids.get(id);
  const units = element?.attributes.get('clipPathUnits') ?? 'userSpaceOnUse';
  const usable = element?.name === 'clipPath' && units === 'userSpaceOnUse';
  if (!usable) reading.warn(`There is no clip ${quoted(id)} in pixels; what it clipped is shown whole.`);
  const resolved = usable ? resolve(id, element, reading, [...chain, id]) : null;
  reading.clips.set(id, resolved);
  return resolved;
}

function resolve(id: string, element: XmlElement, reading: Reading, chain: readonly string[]): ResolvedClip {
  const values = valuesOf('clipPath', element, reading.warn);
  const outerId = values['clip-path']?.id ?? null;
  const outer = outerId === null ? null : clipOf(outerId, reading, chain);
  const depth = 1 + (outer?.depth ?? 0);
  if (depth > LIMITS.svg.clipDepth) throw new Refusal(TOO_DEEP);
  const place = values.transform ?? IDENTITY;
  const shapes = element.children.flatMap((child) =>
    clipShape(child, place, values['clip-rule'] ?? 'nonzero', reading, 0),
  );
  const aligned = shapes.length > 1 ? shapes.map(alignedShape) : shapes;
  const [before, own] = [weightOfShapes(shapes), weightOfShapes(aligned)];
  const length = aligned.reduce((sum, { d }) => sum + polygonLength(segmentsOf(d)), 0);
  // Reversing an outline closes it, and the clean text must fit the same budget.
  spend(reading.budget, 'pathNumbers', Math.max(0, own - before));
  return {
    clip: { id, shapes: aligned, clip: outer ? outerId : null },
    depth,
    weight: own + (outer?.weight ?? 0),
    length: length + (outer?.length ?? 0),
  };
}

function weightOfShapes(shapes: readonly ClipShape[]): number {
  return shapes.reduce((sum, { d }) => sum + weightOf(segmentsOf(d)), 0);
}

function clipShape(
  element: XmlElement,
  place: Matrix,
  rule: ClipShape['rule'],
  reading: Reading,
  uses: number,
): ClipShape[] {
  if (isHidden(element)) return [];
  if (element.name === 'use' && uses < LIMITS.svg.depth) return usedShape(element, place, rule, reading, uses);
  if (!isShapeName(element.name)) {
    reading.warn(`The element ${quoted(element.name)} inside a clip was removed.`);
    return [];
  }
  const { values, d } = SHAPES[element.name](element, reading.warn, reading.budget);
  if (values['clip-path']?.id) reading.warn('A clip on a shape inside a clip was removed.');
  const m = values.transform ? multiply(place, values.transform) : place;
  const placed = pathText(transformSegments(segmentsOf(d), m));
  if (!isWithin(segmentsOf(placed), LIMITS.svg.coordinate)) throw new Refusal(OUT_OF_RANGE);
  return placed ? [{ d: placed, rule: values['clip-rule'] ?? rule, transform: null }] : [];
}

function usedShape(
  element: XmlElement,
  place: Matrix,
  rule: ClipShape['rule'],
  reading: Reading,
  uses: number,
): ClipShape[] {
  const values = valuesOf('use', element, reading.warn);
  const target = reading.ids.get(values.href ?? values['xlink:href'] ?? '');
  if (!target) return [];
  spend(reading.budget, 'elements', 1);
  const moved = multiply(multiply(place, values.transform ?? IDENTITY), [1, 0, 0, 1, values.x ?? 0, values.y ?? 0]);
  return clipShape(target, moved, values['clip-rule'] ?? rule, reading, uses + 1);
}

/** Gives all shapes of a clip the same direction, so that as one path they clip to their union. */
function alignedShape(shape: ClipShape): ClipShape {
  const segments = segmentsOf(shape.d);
  return shape.rule === 'nonzero' && signedArea(segments) < -1 ? { ...shape, d: pathText(reversed(segments)) } : shape;
}

/** Throws a Refusal when more clips than allowed apply to an element. */
export function checkClipDepth(depth: number): void {
  if (depth > LIMITS.svg.clipDepth) throw new Refusal(TOO_DEEP);
}
