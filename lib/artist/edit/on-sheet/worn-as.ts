import type { CharacterSheet } from '@/lib/core/sheet/schema';
import type { GarmentId } from '../../words/garment-ids';
import { OPEN_WORDS } from '../../words/outfits';
import { placeOf } from '../../words/places';

/**
 * The worn item that a word means: the item itself, or for an open word such as "hat" what is worn at its place. Null
 * if it is not worn.
 */
export function wornAs({ wears }: CharacterSheet, item: GarmentId, word: string): GarmentId | null {
  const ids = wears.map((worn) => worn.item as GarmentId);
  if (ids.includes(item)) return item;
  return OPEN_WORDS.has(word) ? (ids.find((each) => placeOf(each) === placeOf(item)) ?? null) : null;
}
