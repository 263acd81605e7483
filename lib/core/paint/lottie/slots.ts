import type { Gradient, GradientStop } from '../drawing';
import { colorValue, fixed, type Item } from './properties';

/** What a palette colours in a file: tokens of fills or strokes, and gradients with a token among their stops. */
export interface Slots {
  tokens: Set<string>;
  gradients: Map<string, Gradient>;
}

const UNKNOWN = '#000000';

/** The colour of a palette token; `#000000` for an unknown one. */
export const tokenHex = (token: string, palette: ReadonlyMap<string, string>): string => palette.get(token) ?? UNKNOWN;

/** The colour of a gradient's stop. */
export const stopColor = (color: GradientStop['color'], palette: ReadonlyMap<string, string>): string =>
  color.kind === 'token' ? tokenHex(color.token, palette) : color.color;

/** The colour of a palette token as a property. */
export const tokenColor = (token: string, palette: ReadonlyMap<string, string>): Item =>
  fixed(colorValue(tokenHex(token, palette)));

/** The stops of a gradient as a property: their number and one list, first places and colours, then opacities. */
export function gradientColors(gradient: Gradient, palette: ReadonlyMap<string, string>): Item {
  const colors = gradient.stops.flatMap(({ offset, color }) => [
    offset,
    ...colorValue(stopColor(color, palette)).slice(0, 3),
  ]);
  const clear = gradient.stops.some(({ opacity }) => opacity < 1);
  return {
    p: gradient.stops.length,
    k: fixed([...colors, ...(clear ? gradient.stops.flatMap(({ offset, opacity }) => [offset, opacity]) : [])]),
  };
}

/** The slot of a gradient; no token has a colon in its name. */
export const gradientSlot = (id: string): string => `gradient:${id}`;

/** Whether a gradient uses the palette. */
export const isColored = ({ stops }: Gradient): boolean => stops.some(({ color }) => color.kind === 'token');

/**
 * The `slots` of a file: the colour of each token under its name, the stops of a gradient under `gradient:<id>`. The
 * slots of a recoloured mascot's file, set on this one, recolour it.
 */
export function slotsItem({ tokens, gradients }: Slots, palette: ReadonlyMap<string, string>): Item {
  const colors = [...tokens].map((token) => [token, { p: tokenColor(token, palette) }] as const);
  const stops = [...gradients].map(
    ([id, gradient]) => [gradientSlot(id), { p: gradientColors(gradient, palette) }] as const,
  );
  return Object.fromEntries([...colors, ...stops]);
}
