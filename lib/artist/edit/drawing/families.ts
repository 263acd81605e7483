import { polygonLength, segmentsOf } from '@/lib/core/geometry/segments';
import { pathBounds } from '@/lib/core/geometry/bounds';
import type { Drawing, DrawingNode, DrawingShape, Paint } from '@/lib/core/paint/drawing';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import { drawingOf } from '@/lib/core/svg/drawing-of';

const TONE = /^(.+)_(shade|light|line)$/;

/**
 * The base token of a tone among the names of a palette: `ears` for `ears_shade` if `ears` exists, else the token
 * itself.
 * A colour family is a base token with its tones.
 */
export function baseOf(token: string, names: ReadonlySet<string>): string {
  const base = TONE.exec(token)?.[1];
  return base && names.has(base) ? base : token;
}

/** The token names of a spec's palette. */
export const namesOf = (spec: MascotSpec): ReadonlySet<string> => new Set(spec.palette.map(({ name }) => name));

/** The colour of a family: that of its base token, or the hexadecimal colour itself if it has no token. */
export function colorOfFamily(spec: MascotSpec, family: string): string {
  return family.startsWith('#') ? family : (spec.palette.find(({ name }) => name === family)?.color ?? '#888888');
}

/** The family of a solid paint: its base token, or its colour as written; null for no paint and for gradients. */
export function familyOf(paint: Paint, names: ReadonlySet<string>): string | null {
  if (paint.kind === 'token') return baseOf(paint.token, names);
  return paint.kind === 'color' ? paint.color.toLowerCase() : null;
}

/** All families in a drawing, gradient stops included. */
export function familiesIn(drawing: Drawing, names: ReadonlySet<string>): Set<string> {
  return new Set(weigh(drawing, names).keys());
}

/** The approximate area that each family paints in a drawing, in square pixels; lines count by their width. */
export function weigh(drawing: Drawing, names: ReadonlySet<string>): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { paint, area } of paintsOf(drawing)) {
    const family = familyOf(paint, names);
    if (family !== null) weights.set(family, (weights.get(family) ?? 0) + area);
  }
  return weights;
}

interface Painted {
  paint: Paint;
  area: number;
}

const known = new WeakMap<Drawing, Painted[]>();

/** All solid paints of a drawing with their areas, cached for each drawing; the stops of a gradient share its area. */
function paintsOf(drawing: Drawing): Painted[] {
  const found = known.get(drawing) ?? paintedBy(drawing);
  known.set(drawing, found);
  return found;
}

const shapesIn = (node: DrawingNode): DrawingShape[] =>
  node.kind === 'group' ? node.children.flatMap(shapesIn) : [node];

function paintedBy(drawing: Drawing): Painted[] {
  const solid = (paint: Paint, area: number): Painted[] => {
    if (paint.kind !== 'gradient') return [{ paint, area }];
    const stops = drawing.gradients.find(({ id }) => id === paint.id)?.stops ?? [];
    return stops.map(({ color }) => ({ paint: color, area: area / stops.length }));
  };
  return drawing.nodes.flatMap(shapesIn).flatMap((shape, index, shapes) => {
    const box = pathBounds(shape.d);
    // The area is estimated as 60 % of the bounding box, which suits round shapes, and is weighted by opacity.
    const inside = solid(shape.fill, (box ? box.width * box.height * 0.6 : 0) * shape.opacity * shape.fillOpacity);
    if (!shape.stroke) return inside;
    const over = shapes.slice(index + 1).find(({ d, stroke }) => d === shape.d && stroke);
    const width = Math.max(0, shape.stroke.width - (over?.stroke?.width ?? 0));
    return [...inside, ...solid(shape.stroke.paint, polygonLength(segmentsOf(shape.d)) * width * 0.5 * shape.opacity)];
  });
}

/** The families that parts are painted with at rest, the largest area first. */
export function familiesOf(parts: readonly Part[], names: ReadonlySet<string>): { family: string; area: number }[] {
  const weights = new Map<string, number>();
  for (const part of parts) {
    const shown = part.states.find(({ name }) => name === part.defaultState)?.svg ?? part.svg;
    if (!shown) continue;
    for (const [family, area] of weigh(drawingOf(shown), names)) weights.set(family, (weights.get(family) ?? 0) + area);
  }
  return [...weights].map(([family, area]) => ({ family, area })).sort((a, b) => b.area - a.area);
}

/** The ids of the parts whose drawings, at rest or in another state, use a family. */
export function partsWith(spec: MascotSpec, family: string): Set<string> {
  const names = namesOf(spec);
  const uses = (svg: string): boolean => svg !== '' && familiesIn(drawingOf(svg), names).has(family);
  return new Set(
    spec.parts.filter(({ svg, states }) => uses(svg) || states.some((state) => uses(state.svg))).map(({ id }) => id),
  );
}
