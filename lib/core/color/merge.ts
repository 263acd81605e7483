import { chosen, type Merged, type Preference } from '../merge';
import type { PaletteEntry } from '../spec/schema';

/** Three versions of a palette: the common base and two changed ones. */
interface Palettes {
  base: readonly PaletteEntry[];
  mine: readonly PaletteEntry[];
  theirs: readonly PaletteEntry[];
}

/**
 * Merges two changes of a palette: the tokens of `theirs`, each in the colour of the side that changed it. `clashes`
 * are the tokens that both recoloured differently; `prefer` decides about them.
 */
export function mergePalettes({ base, mine, theirs }: Palettes, prefer: Preference): Merged<PaletteEntry[]> {
  const [was, own] = [colorsOf(base), colorsOf(mine)];
  const clashes: string[] = [];
  const value = theirs.map((entry) => {
    const { name, color } = entry;
    const wanted = own.get(name);
    if (wanted === undefined) return entry;
    const side = chosen(was.get(name)?.toLowerCase(), wanted.toLowerCase(), color.toLowerCase());
    if (side === null) clashes.push(name);
    return (side ?? prefer) === 'mine' ? { ...entry, color: wanted } : entry;
  });
  return { value, clashes };
}

const colorsOf = (palette: readonly PaletteEntry[]) => new Map(palette.map(({ name, color }) => [name, color]));
