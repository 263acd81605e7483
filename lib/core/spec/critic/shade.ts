import { rgbOf, type Rgb } from '../../color/hex';
import { apply, IDENTITY, invert } from '../../geometry/matrix';
import type { Drawing, Gradient, GradientStop } from '../../paint/drawing';
import { placedGradient } from '../../paint/gradient-space';
import type { Area } from './outlines';

/** A colour with its opacity, 0 to 1. */
export interface Tone {
  rgb: Rgb;
  alpha: number;
}

/** The tone of an area at a place in canvas pixels. */
export type Shade = (x: number, y: number) => Tone;

type Solid = GradientStop['color'];

const NOTHING: Tone = { rgb: [0, 0, 0], alpha: 0 };

/** The shade of an area, its own opacity included. */
export function shadeOf(
  { paint, opacity, d, matrix }: Area,
  { gradients }: Drawing,
  palette: ReadonlyMap<string, string>,
): Shade {
  const solid = (color: Solid): Rgb =>
    rgbOf(color.kind === 'color' ? color.color : (palette.get(color.token) ?? '#000000'));
  if (paint.kind === 'none') return () => NOTHING;
  if (paint.kind !== 'gradient') {
    const tone = { rgb: solid(paint), alpha: opacity };
    return () => tone;
  }
  const gradient = gradients.find(({ id }) => id === paint.id);
  const along = gradient && distanceOf(gradient, d, matrix);
  if (!along) return () => NOTHING;
  const stops = gradient.stops.map(({ offset, color, opacity: own }) => ({
    offset,
    rgb: solid(color),
    alpha: own * opacity,
  }));
  return (x, y) => toneAt(stops, along(x, y));
}

/** The position of a place along a gradient: 0 at its first stop, 1 at its last. */
function distanceOf(gradient: Gradient, d: string, matrix: Area['matrix']): ((x: number, y: number) => number) | null {
  const place = placedGradient(gradient, d, matrix);
  const back = place && invert(place.matrix ?? IDENTITY);
  if (!place || !back) return null;
  const [a = 0, b = 0, c = 0, e = 0, r = 1] = place.coords;
  if (place.type === 'radial')
    return (x, y) => {
      const [u, v] = apply(back, x, y);
      return Math.hypot(u - c, v - e) / (r || 1);
    };
  const square = (c - a) ** 2 + (e - b) ** 2 || 1;
  return (x, y) => ((x - a) * (c - a) + (y - b) * (e - b)) / square;
}

function toneAt(stops: readonly (Tone & { offset: number })[], at: number): Tone {
  const next = stops.findIndex(({ offset }) => offset >= at);
  const [from, to] = [stops[next - 1], stops[next]];
  if (!to) return stops.at(-1) ?? NOTHING;
  if (!from) return to;
  const share = (at - from.offset) / (to.offset - from.offset || 1);
  const mix = (one: number, two: number): number => one + (two - one) * share;
  return {
    rgb: [mix(from.rgb[0], to.rgb[0]), mix(from.rgb[1], to.rgb[1]), mix(from.rgb[2], to.rgb[2])],
    alpha: mix(from.alpha, to.alpha),
  };
}
