import type { LayerEnd } from './drawn-sheet';
import type { CharacterSheet } from './schema';

/**
 * The sheet with a worn item moved behind or in front of all others. It stays behind or in front of items that are
 * always drawn so, as a coat is over a shirt.
 */
export function withItemAt(sheet: CharacterSheet, id: string, end: LayerEnd): CharacterSheet {
  const item = sheet.wears.filter((worn) => worn.item === id);
  const others = sheet.wears.filter((worn) => worn.item !== id);
  return { ...sheet, wears: end === 'behind' ? [...item, ...others] : [...others, ...item] };
}
