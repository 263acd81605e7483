import { recolor } from '@/lib/core/color/palette';
import type { MascotSpec, PaletteEntry } from '@/lib/core/spec/schema';
import { PlayerError } from './bundle';

/** The palette entries that the JSON of a `palette` attribute changes, relatives of a base colour included. Throws a `PlayerError` with every problem. */
export function changedColors(spec: MascotSpec, json: string): PaletteEntry[] {
  let colors: unknown;
  try {
    colors = JSON.parse(json);
  } catch {
    throw new PlayerError('invalid_palette', 'The palette is not JSON.');
  }
  const result = recolor(spec, Object(colors) as Record<string, string>);
  if (!result.ok) throw new PlayerError('invalid_palette', result.problems.map(({ message }) => message).join(' '));
  return result.value.palette.filter(({ color }, i) => color !== spec.palette[i]?.color);
}
