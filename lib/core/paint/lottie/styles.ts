import { round } from '../../geometry/number-text';
import type { DrawingShape, Gradient, Paint, Stroke } from '../drawing';
import type { PlacedGradient } from '../gradient-space';
import { colorValue, fixed, type Item } from './properties';
import { gradientColors, gradientSlot, isColored, type Slots, tokenColor } from './slots';

/** The paints for the shapes of one drawing. */
export interface Paints {
  palette: ReadonlyMap<string, string>;
  gradients: ReadonlyMap<string, Gradient>;
  /** What the palette colours, collected while painting. */
  slots: Slots;
}

const CAPS = { butt: 1, round: 2, square: 3 } as const;
const JOINS = { miter: 1, round: 2, bevel: 3 } as const;

function colorProperty(paint: Extract<Paint, { kind: 'color' | 'token' }>, { palette, slots }: Paints): Item {
  if (paint.kind === 'color') return fixed(colorValue(paint.color));
  slots.tokens.add(paint.token);
  return { sid: paint.token, ...tokenColor(paint.token, palette) };
}

function stopsProperty(gradient: Gradient, { palette, slots }: Paints): Item {
  const colors = gradientColors(gradient, palette);
  if (!isColored(gradient)) return colors;
  slots.gradients.set(gradient.id, gradient);
  return { sid: gradientSlot(gradient.id), ...colors };
}

function gradientProperties(gradient: Gradient, { type, coords }: PlacedGradient, paints: Paints): Item {
  const g = stopsProperty(gradient, paints);
  const at = (i: number): number => round(coords[i] ?? 0, 4);
  if (type === 'linear') return { t: 1, s: fixed([at(0), at(1)]), e: fixed([at(2), at(3)]), g };
  const [fx, fy, cx, cy, r] = [at(0), at(1), at(2), at(3), at(4)];
  const [dx, dy] = [fx - cx, fy - cy];
  return {
    t: 2,
    s: fixed([cx, cy]),
    e: fixed([round(cx + r, 4), cy]),
    g,
    h: fixed(round((Math.hypot(dx, dy) / r) * 100, 3)),
    a: fixed(round((Math.atan2(dy, dx) * 180) / Math.PI, 3)),
  };
}

/** The colour or gradient of a fill (`fl`, `gf`) or a stroke (`st`, `gs`); null where it paints nothing. */
export function paintItem(
  paint: Paint,
  placed: PlacedGradient | null,
  paints: Paints,
  types: readonly [string, string],
): Item | null {
  if (paint.kind === 'none') return null;
  if (paint.kind !== 'gradient') return { ty: types[0], c: colorProperty(paint, paints) };
  const gradient = paints.gradients.get(paint.id);
  return gradient && placed ? { ty: types[1], ...gradientProperties(gradient, placed, paints) } : null;
}

/** The properties of a fill: its opacity and its rule. */
export const fillProperties = ({ fillOpacity, fillRule }: DrawingShape, opacity: number): Item => ({
  o: fixed(round(fillOpacity * opacity * 100, 2)),
  r: fillRule === 'evenodd' ? 2 : 1,
});

/** The properties of a stroke, with its lengths times `scale`. */
export function strokeProperties(
  { opacity, width, cap, join, miterLimit, dash, dashOffset }: Stroke,
  alpha: number,
  scale: number,
): Item {
  const lengths = dash.length % 2 ? [...dash, ...dash] : dash;
  // Each dash has a unique name: lottie-web refuses a file in which two are equal.
  const dashes = lengths.map((length, i): Item => ({
    n: i % 2 ? 'g' : 'd',
    nm: `dash ${i}`,
    v: fixed(round(length * scale)),
  }));
  return {
    o: fixed(round(opacity * alpha * 100, 2)),
    w: fixed(round(width * scale)),
    lc: CAPS[cap],
    lj: JOINS[join],
    ml: miterLimit,
    ...(dashes.length ? { d: [...dashes, { n: 'o', nm: 'offset', v: fixed(round(dashOffset * scale)) }] } : {}),
  };
}
