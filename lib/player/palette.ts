import type { MascotSpec, PaletteEntry } from '@/lib/core/spec/schema';
import { own, PlayerError } from './bundle';

/** Colours below this chroma count as grey, without a hue. */
const GREY = 0.005;

/** Lightness, chroma and hue of a colour. */
type Measure = (color: string) => readonly number[];

/** Measures colours in the browser, through the computed `color` of a drawing, whose paints do not depend on it. */
export const measureIn =
  (svg: SVGElement): Measure =>
  (color) => {
    svg.style.color = `oklch(from ${color} l c h)`;
    const measured = getComputedStyle(svg).color.match(/[\d.][\d.e-]*/g) ?? [];
    svg.style.color = '';
    return measured.map(Number);
  };

/**
 * A colour that differs from `base` as `relative` differs from `oldBase`, computed by the browser in the same way as
 * `core/color/palette`.
 */
function inTune(
  [l = 0, c = 0, h = 0]: readonly number[],
  [light = 0, chroma = 0, hue = 0]: readonly number[],
  base: string,
): string {
  const hued = c >= GREY;
  const stretch = hued ? `* ${(chroma / c).toFixed(3)}` : `+ ${(chroma - c).toFixed(3)}`;
  return (
    `oklch(from ${base} calc(l + ${(light - l).toFixed(3)}) calc(c ${stretch}) calc(h + ` +
    `${(hued && chroma >= GREY ? hue - h : 0).toFixed(1)}))`
  );
}

/**
 * The palette entries that the JSON of a `palette` attribute changes, including the shades of changed base colours.
 * Throws a `PlayerError` for an unknown token or an invalid colour.
 */
export function changedColors({ palette }: MascotSpec, json: string, measure: Measure): PaletteEntry[] {
  let colors: Record<string, string> = {};
  try {
    colors = Object(JSON.parse(json));
  } catch {
    colors[json] = '';
  }
  for (const [token, color] of Object.entries(colors)) {
    if (!/^#[\da-f]{6}$/i.test(String(color)) || !palette.some(({ name }) => name === token))
      throw new PlayerError('invalid_palette', `"${token}" is no token with a colour #rrggbb.`);
  }
  return palette.flatMap(({ name, color }) => {
    const stem = name.replace(/_(shade|light|line)$/, '');
    const base = palette.find((each) => each.name === stem && stem !== name);
    const moved = base && own(colors, base.name);
    const tuned = own(colors, name) ?? (moved && inTune(measure(base.color), measure(color), moved));
    return tuned ? [{ name, color: tuned }] : [];
  });
}
