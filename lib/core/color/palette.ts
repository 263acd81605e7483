import { HEX_COLOR } from '../patterns';
import type { Checked } from '../problem';
import type { MascotSpec } from '../spec/schema';
import { GREY, type Oklch, fromOklch, toOklch, turned } from './oklch';

/** The suffixes of tokens derived from a material's token `x`: `x_shade`, `x_light` and `x_line`. */
export const RELATIVES = ['shade', 'light', 'line'] as const;
export type Relative = (typeof RELATIVES)[number];

/** Moves a hue by at most `degrees` toward another, in the shorter direction. */
function toward(hue: number, target: number, degrees: number): number {
  const way = turned(target - hue + 180) - 180;
  return turned(hue + Math.sign(way) * Math.min(Math.abs(way), degrees));
}

/**
 * The derivation of each related colour: shadows shift toward blue-violet and lights toward yellow, as outdoors; the
 * steps are typical of illustrators.
 */
const RECIPES: Readonly<Record<Relative, (base: Oklch) => Oklch>> = {
  shade: ({ l, c, h }) => ({ l: l - 0.12, c: c * 1.05, h: toward(h, 280, 9) }),
  light: ({ l, c, h }) => ({ l: Math.min(l + 0.09, Math.max(l, 0.97)), c, h: toward(h, 90, 6) }),
  line: ({ l, c, h }) => ({ l: Math.max(l - 0.33, 0.12), c: c * 0.8, h }),
};

/** Derives the shade, light and line of a material's base colour. */
export function family(base: string): Record<Relative, string> {
  const from = toOklch(base);
  const make = (relative: Relative) => fromOklch(RECIPES[relative](from));
  return { shade: make('shade'), light: make('light'), line: make('line') };
}

/** Gives the colour that relates to `newBase` as `relative` relates to `oldBase`. */
export function inTune(oldBase: string, relative: string, newBase: string): string {
  const [from, kin, to] = [toOklch(oldBase), toOklch(relative), toOklch(newBase)];
  const c = from.c < GREY ? Math.max(0, to.c + kin.c - from.c) : to.c * (kin.c / from.c);
  const shift = from.c < GREY || kin.c < GREY ? 0 : kin.h - from.h;
  return fromOklch({ l: to.l + kin.l - from.l, c, h: turned(to.h + shift) });
}

function baseOf(token: string): string | null {
  return /^(.+)_(?:shade|light|line)$/.exec(token)?.[1] ?? null;
}

/**
 * Recolours some tokens of a spec (`#rrggbb` by token). The shade, light and line of a base colour follow in the same
 * relation as before, unless they are given too. Gives a problem at `palette.<token>` for each unknown token or bad
 * colour.
 */
export function recolor(spec: MascotSpec, changes: Readonly<Record<string, string>>): Checked<MascotSpec> {
  const colors = new Map(spec.palette.map(({ name, color }) => [name, color]));
  const problems = Object.entries(changes).flatMap(([token, color]) => {
    const path = `palette.${token}`;
    if (!colors.has(token)) return [{ path, message: `The palette has no token "${token}".` }];
    return HEX_COLOR.test(color) ? [] : [{ path, message: 'A colour must be written as #rrggbb.' }];
  });
  if (problems.length > 0) return { ok: false, problems };
  const palette = spec.palette.map(({ name, color }) => {
    const given = Object.hasOwn(changes, name) ? changes[name] : undefined;
    if (given !== undefined) return { name, color: given };
    const base = baseOf(name);
    const [oldBase, newBase] = base !== null && Object.hasOwn(changes, base) ? [colors.get(base), changes[base]] : [];
    if (!oldBase || !newBase || oldBase.toLowerCase() === newBase.toLowerCase()) return { name, color };
    return { name, color: inTune(oldBase, color, newBase) };
  });
  return { ok: true, value: { ...spec, palette } };
}
