import type { MascotSpec, PaletteEntry } from '@/lib/core/spec/schema';
import { PlayerError } from './bundle';

/** Below this a colour has no hue of its own. */
const GREY = 0.005;

/** Lightness, chroma and hue of a colour, from the browser, which knows them. */
function lchOf(color: string, probe: HTMLElement | SVGElement): number[] {
  probe.style.color = `oklch(from ${color} l c h)`;
  return (getComputedStyle(probe).color.match(/[\d.e-]+(?=[ )])/g) ?? []).map(Number);
}

/** A colour, to be worked out by the browser, that stands to `base` as `relative` stood to `oldBase`: what `core/color/palette` computes. */
function inTune(oldBase: string, relative: string, base: string, probe: HTMLElement | SVGElement): string {
  const [l = 0, c = 0, h = 0] = lchOf(oldBase, probe);
  const [light = 0, chroma = 0, hue = 0] = lchOf(relative, probe);
  return `oklch(from ${base} calc(l + ${light - l}) calc(c ${c < GREY ? `+ ${chroma - c}` : `* ${chroma / c}`}) calc(h + ${c < GREY || chroma < GREY ? 0 : hue - h}))`;
}

/** The palette entries that the JSON of a `palette` attribute sets; a base colour takes its relatives along. Throws a `PlayerError` where it is not of this palette. */
export function changedColors({ palette }: MascotSpec, json: string, probe: HTMLElement | SVGElement): PaletteEntry[] {
  let colors: Record<string, unknown> = {};
  try {
    colors = Object(JSON.parse(json));
  } catch {
    throw new PlayerError('invalid_palette', 'The palette is not JSON.');
  }
  for (const [token, color] of Object.entries(colors)) {
    if (!/^#[\da-f]{6}$/i.test(String(color)) || !palette.some(({ name }) => name === token)) throw new PlayerError('invalid_palette', `"${token}" is no token with a colour #rrggbb.`);
  }
  const given = (token: string): string | undefined => (Object.hasOwn(colors, token) ? String(colors[token]) : undefined);
  const changed = palette.flatMap(({ name, color }) => {
    const base = palette.find((each) => [`${each.name}_shade`, `${each.name}_light`, `${each.name}_line`].includes(name));
    const moved = base && given(base.name);
    const tuned = given(name) ?? (moved && inTune(base.color, color, moved, probe));
    return tuned ? [{ name, color: tuned }] : [];
  });
  probe.style.color = '';
  return changed;
}
