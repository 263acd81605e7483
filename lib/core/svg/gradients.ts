import { round } from '../geometry/number-text';
import type { Matrix } from '../geometry/matrix';
import type { Gradient, GradientStop } from '../paint/drawing';
import type { Values } from './allowlist';
import { valuesOf } from './attributes';
import { spend } from './budget';
import type { XmlElement } from './parse';
import type { Reading, ResolvedPaint } from './reading';
import { quoted } from './refusal';
import { canonicalMatrix } from './transforms';

type GradientValues = Values<'linearGradient'> & Values<'radialGradient'>;

interface Source {
  type: Gradient['type'];
  values: GradientValues;
  stops: GradientStop[];
}

/** Decimals of gradient coordinates: as fractions of a box they need one more than pixels do. */
const PLACES = 4;
/** The minimum radius, and the minimum distance of the focus from the rim: below it, renderers disagree. */
const MIN_RADIUS = 0.01;
const MAX_FOCUS = 0.98;

function stopsOf(element: XmlElement, reading: Reading): GradientStop[] {
  let last = 0;
  return element.children
    .filter(({ name }) => name === 'stop')
    .map((stop) => {
      const values = valuesOf('stop', stop, reading.warn);
      last = Math.max(last, round(values.offset ?? 0, PLACES));
      return {
        offset: last,
        color: values['stop-color'] ?? { kind: 'color', color: '#000000' },
        opacity: round(values['stop-opacity'] ?? 1),
      };
    });
}

/** The gradient as written, completed from the local gradient that its href names. */
function sourceOf(id: string, reading: Reading, seen: ReadonlySet<string> = new Set()): Source | null {
  const element = reading.ids.get(id);
  if (!element || seen.has(id) || seen.size > 8) return null;
  if (element.name !== 'linearGradient' && element.name !== 'radialGradient') return null;
  const type = element.name === 'linearGradient' ? 'linear' : 'radial';
  const values: GradientValues = valuesOf(element.name, element, reading.warn);
  const template = values.href ?? values['xlink:href'];
  const base = template === undefined ? null : sourceOf(template, reading, new Set([...seen, id]));
  const own = stopsOf(element, reading);
  const shared = base ? (base.type === type ? base.values : sharedValues(base.values)) : {};
  if (own.length > 0 || !base) return { type, values: { ...shared, ...values }, stops: own };
  spend(reading.budget, 'elements', base.stops.length);
  return { type, values: { ...shared, ...values }, stops: base.stops };
}

function sharedValues({ gradientUnits, gradientTransform }: GradientValues): GradientValues {
  return { ...(gradientUnits && { gradientUnits }), ...(gradientTransform && { gradientTransform }) };
}

/** Coordinates with SVG's defaults; null when they are in pixels and a default would depend on the canvas. */
function coordsOf({ type, values }: Source): number[] | null {
  const inBox = values.gradientUnits !== 'userSpaceOnUse';
  const read = (name: 'x1' | 'y1' | 'x2' | 'y2' | 'cx' | 'cy' | 'r' | 'fx' | 'fy', fallback: number | null): number => {
    const given = values[name];
    if (!given) return fallback !== null && (inBox || fallback === 0) ? fallback : NaN;
    return given.percent && !inBox ? NaN : round(given.value, PLACES);
  };
  if (type === 'linear') {
    const coords = [read('x1', 0), read('y1', 0), read('x2', 1), read('y2', 0)];
    return coords.some(Number.isNaN) ? null : coords;
  }
  const [cx, cy, r] = [read('cx', 0.5), read('cy', 0.5), read('r', 0.5)];
  const fx = values.fx ? read('fx', null) : cx;
  const fy = values.fy ? read('fy', null) : cy;
  return [cx, cy, r, fx, fy].some(Number.isNaN) ? null : [cx, cy, r, ...focusInside(cx, cy, r, fx, fy)];
}

function focusInside(cx: number, cy: number, r: number, fx: number, fy: number): [number, number] {
  const distance = Math.hypot(fx - cx, fy - cy);
  if (distance <= r * (MAX_FOCUS + MIN_RADIUS)) return [fx, fy];
  const share = (r * MAX_FOCUS) / distance;
  return [round(cx + (fx - cx) * share, PLACES), round(cy + (fy - cy) * share, PLACES)];
}

function isPoint({ type }: Source, coords: readonly number[]): boolean {
  const [a = 0, b = 0, c = 0, d = 0] = coords;
  return type === 'linear' ? a === c && b === d : c < MIN_RADIUS;
}

function isFlat(matrix: Matrix | null): boolean {
  return matrix !== null && Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]) < 1e-9;
}

function resolve(id: string, reading: Reading): ResolvedPaint {
  const source = sourceOf(id, reading);
  const last = source?.stops.at(-1);
  if (!source || !last) return { kind: 'none' };
  const coords = coordsOf(source);
  if (!coords) {
    reading.warn(
      `The gradient ${quoted(id)} does not say all its coordinates in pixels; its last colour stands in for it.`,
    );
    return { kind: 'solid', stop: last };
  }
  const transform = canonicalMatrix(source.values.gradientTransform ?? null);
  if (source.stops.length === 1 || isPoint(source, coords) || isFlat(transform)) return { kind: 'solid', stop: last };
  const units = source.values.gradientUnits ?? 'objectBoundingBox';
  return { kind: 'gradient', gradient: { id, type: source.type, units, transform, coords, stops: source.stops } };
}

/** The paint that `url(#id)` names; none, with a warning, for an unknown gradient. */
export function gradientOf(id: string, reading: Reading): ResolvedPaint {
  const known = reading.gradients.get(id);
  if (known) return known;
  const resolved = resolve(id, reading);
  if (resolved.kind === 'none')
    reading.warn(`There is no gradient ${quoted(id)} with stops; what it painted is left out.`);
  reading.gradients.set(id, resolved);
  return resolved;
}
