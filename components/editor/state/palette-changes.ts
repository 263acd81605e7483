import { recolor, RELATIVES } from '@/lib/core/color/palette';
import type { MascotSpec, PaletteEntry } from '@/lib/core/spec/schema';

/**
 * The smallest set of tokens to send to the service's recolouring so that the saved palette becomes the wanted one;
 * empty if they are equal.
 */
export function paletteChanges(saved: MascotSpec, wanted: readonly PaletteEntry[]): Record<string, string> {
  const was = colorsOf(saved.palette);
  const differing = wanted.filter(({ name, color }) => was.get(name) !== color);
  const names = new Set(differing.map(({ name }) => name));
  const bases = differing.filter(
    ({ name }) =>
      !RELATIVES.some((relative) => name.endsWith(`_${relative}`) && names.has(name.slice(0, -relative.length - 1))),
  );
  const fewest = body(bases);
  const derived = recolor(saved, fewest);
  if (derived.ok && samePalette(derived.value.palette, wanted)) return fewest;
  // The service also recolours the derived shades of a base token, unless they are listed too.
  return body(
    wanted.filter(
      ({ name }) =>
        names.has(name) ||
        RELATIVES.some((relative) => name.endsWith(`_${relative}`) && names.has(name.slice(0, -relative.length - 1))),
    ),
  );
}

/** Whether two palettes have the same colour for every token. */
export function samePalette(a: readonly PaletteEntry[], b: readonly PaletteEntry[]): boolean {
  const colors = colorsOf(a);
  return a.length === b.length && b.every(({ name, color }) => colors.get(name) === color);
}

/** Applies the colour changes between two drawings to a third one, for the tokens that it has. */
export function withColorsSince(from: MascotSpec, since: MascotSpec, to: MascotSpec): MascotSpec {
  const [before, after] = [colorsOf(from.palette), colorsOf(since.palette)];
  const palette = to.palette.map(({ name, color }) => {
    const changed = after.get(name);
    return { name, color: changed === undefined || changed === before.get(name) ? color : changed };
  });
  return samePalette(palette, to.palette) ? to : { ...to, palette };
}

const colorsOf = (palette: readonly PaletteEntry[]) => new Map(palette.map(({ name, color }) => [name, color]));
const body = (palette: readonly PaletteEntry[]) => Object.fromEntries(palette.map(({ name, color }) => [name, color]));
