import { fromOklch, toOklch } from '@/lib/core/color/oklch';
import { family as tonesOf, inTune, RELATIVES, type Relative } from '@/lib/core/color/palette';
import type { Paint } from '@/lib/core/paint/drawing';
import type { MascotSpec, PaletteEntry } from '@/lib/core/spec/schema';
import type { ColorChange } from '../wish';
import { colorOfFamily, namesOf, partsWith } from './families';
import { redrawn, withDrawings, withPaints } from './redraw';

/** Below this chroma, tones of a colour do not tell how those of a more saturated one should look. */
const MIN_LIVELY_CHROMA = 0.03;

/** An unused token or part name from words: `inner_ears`, `inner_ears_2`. */
export function freeName(words: string, taken: ReadonlySet<string>): string {
  const plain =
    words
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '_')
      .replace(/^[^a-z]+|_$/g, '') || 'color';
  const free = (name: string): boolean => !taken.has(name) && !RELATIVES.some((tone) => taken.has(`${name}_${tone}`));
  for (let i = 1; ; i += 1) {
    const name = i === 1 ? plain : `${plain}_${i}`;
    if (free(name)) return name;
  }
}

/** The new colour of a tone when its base colour changes. */
function tuned(oldBase: string, tone: Relative, relative: string, newBase: string): string {
  const vivid = toOklch(newBase).c > MIN_LIVELY_CHROMA && toOklch(oldBase).c <= MIN_LIVELY_CHROMA;
  return vivid ? tonesOf(newBase)[tone] : inTune(oldBase, relative, newBase);
}

/** The token of a tone in a spec's palette, which is added if it is missing. */
export function withTone(spec: MascotSpec, base: string, tone: Relative): { spec: MascotSpec; token: string } {
  const token = `${base}_${tone}`;
  if (namesOf(spec).has(token)) return { spec, token };
  const at = spec.palette.findIndex(({ name }) => name === base);
  const entry: PaletteEntry = { name: token, color: tonesOf(colorOfFamily(spec, base))[tone] };
  return { spec: { ...spec, palette: spec.palette.toSpliced(at + 1, 0, entry) }, token };
}

/**
 * Recolours a family in some parts, its tones included.
 * If parts outside use the family too, it is duplicated first, so that those keep their colour.
 */
export function dyed(
  spec: MascotSpec,
  ids: ReadonlySet<string>,
  family: string,
  color: string,
  label: string,
): MascotSpec {
  const users = partsWith(spec, family);
  const inside = [...users].filter((id) => ids.has(id));
  if (inside.length === 0) return spec;
  return inside.length === users.size && !family.startsWith('#')
    ? recolored(spec, family, color)
    : split(spec, new Set(inside), family, color, label);
}

function recolored(spec: MascotSpec, family: string, color: string): MascotSpec {
  const old = colorOfFamily(spec, family);
  const palette = spec.palette.map((entry) => {
    if (entry.name === family) return { ...entry, color };
    const tone = toneOf(entry.name, family);
    return tone ? { ...entry, color: tuned(old, tone, entry.color, color) } : entry;
  });
  return { ...spec, palette };
}

const toneOf = (token: string, family: string): Relative | undefined =>
  RELATIVES.find((tone) => token === `${family}_${tone}`);

function split(spec: MascotSpec, ids: ReadonlySet<string>, family: string, color: string, label: string): MascotSpec {
  const old = colorOfFamily(spec, family);
  const name = freeName(label, namesOf(spec));
  const at = spec.palette.findIndex((entry) => entry.name === family);
  const fresh: PaletteEntry[] = [
    { name, color },
    ...spec.palette.flatMap((entry) => {
      const tone = toneOf(entry.name, family);
      return tone ? [{ name: `${name}_${tone}`, color: tuned(old, tone, entry.color, color) }] : [];
    }),
  ];
  const parts = spec.parts.map((part) =>
    ids.has(part.id)
      ? withDrawings(part, (svg) =>
          redrawn(svg, (drawing) => withPaints(drawing, (paint) => renamed(paint, family, name))),
        )
      : part,
  );
  return tidied(
    { ...spec, palette: spec.palette.toSpliced(at < 0 ? spec.palette.length : at, 0, ...fresh), parts },
    new Set(fresh.map((entry) => entry.name)),
  );
}

/** Replaces a family in a paint by another one, in the same tone. */
function renamed(paint: Paint, from: string, to: string): Paint {
  if (paint.kind === 'color') return paint.color.toLowerCase() === from ? { kind: 'token', token: to } : paint;
  if (paint.kind !== 'token') return paint;
  if (paint.token === from) return { kind: 'token', token: to };
  const tone = toneOf(paint.token, from);
  return tone ? { kind: 'token', token: `${to}_${tone}` } : paint;
}

/** The spec without those of the given tokens that no drawing uses. */
export function tidied(spec: MascotSpec, tokens: ReadonlySet<string>): MascotSpec {
  const text = spec.parts.flatMap(({ svg, states }) => [svg, ...states.map((state) => state.svg)]).join('');
  const used = new Set([...text.matchAll(/\$([a-z][a-z0-9_]*)/g)].map((match) => match[1]));
  return { ...spec, palette: spec.palette.filter(({ name }) => !tokens.has(name) || used.has(name)) };
}

/** The spec with a palette token for a colour: an existing one of that name, or a new one. */
export function withToken(spec: MascotSpec, name: string, color: string): MascotSpec {
  return namesOf(spec).has(name) ? spec : { ...spec, palette: [...spec.palette, { name, color }] };
}

/** The mix of two colours; a share of 0 is the first colour, 1 the second. */
function mixed(from: string, to: string, share: number): string {
  const [a, b] = [toOklch(from), toOklch(to)];
  const flat = ({ c, h }: typeof a): [number, number] => [
    c * Math.cos((h * Math.PI) / 180),
    c * Math.sin((h * Math.PI) / 180),
  ];
  const [x, y] = flat(a).map((value, i) => value + ((flat(b)[i] ?? 0) - value) * share) as [number, number];
  return fromOklch({ l: a.l + (b.l - a.l) * share * 0.5, c: Math.hypot(x, y), h: (Math.atan2(y, x) * 180) / Math.PI });
}

/** The OKLCH lightness from which `spread` moves colours away. */
const MIDDLE_LIGHTNESS = 0.62;

/**
 * A colour with its lightness, chroma and hue changed in OKLCH, and limited so that it is never nearly black or white.
 */
export function shifted(
  hex: string,
  change: { l?: number; c?: number; h?: number; add?: number; spread?: number },
): string {
  const { l, c, h } = toOklch(hex);
  const moved = l + (change.l ?? 0) + (l - MIDDLE_LIGHTNESS) * (change.spread ?? 0);
  return fromOklch({
    l: Math.min(0.985, Math.max(0.14, moved)),
    c: Math.min(0.32, Math.max(0, c * (change.c ?? 1) + (change.add ?? 0))),
    h: h + (change.h ?? 0),
  });
}

/** A colour after a change is applied to it. */
export function changedColor(color: string, change: ColorChange): string {
  if (change.kind === 'shift') return shifted(color, change);
  return change.kind === 'to' ? change.color : mixed(color, change.color, change.share);
}
