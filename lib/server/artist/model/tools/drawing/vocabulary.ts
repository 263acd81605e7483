import { ITEM_PLACES, type ItemPlace } from '@/lib/core/sheet/drawn-sheet';
import { WARDROBE_ITEMS } from '@/lib/artist/sheet/wardrobe-items';
import { SPECIES } from '@/lib/artist/species';

/** The maximum number of ids that are suggested instead of an unknown one. */
const MAX_ALIKE = 12;

export const KINDS: readonly string[] = Object.keys(SPECIES);
export const ITEMS: readonly string[] = WARDROBE_ITEMS.map(({ id }) => id);

const idsAt = (place: ItemPlace): string[] => WARDROBE_ITEMS.filter((item) => item.place === place).map(({ id }) => id);

const SMALL = 'small_';

/** Ids as a list for the model; those of small things go without their common beginning, which is told once. */
export function listed(ids: readonly string[]): string {
  const small = ids.filter((id) => id.startsWith(SMALL));
  const others = ids.filter((id) => !id.startsWith(SMALL)).join(' ');
  if (small.length === 0) return others;
  return `${others}; and, with ${SMALL} before each: ${small.map((id) => id.slice(SMALL.length)).join(' ')}`;
}

/** The ids of all items of some places, one place a line. */
export const itemsBy = (places: readonly ItemPlace[] = ITEM_PLACES): string[] =>
  places.map((place) => `${place}: ${listed(idsAt(place))}`);

/** A line with the ids that contain a word of an unknown id, as "small_potion" for "potion"; none for a known id. */
export function alike(asked: string, known: readonly string[]): string[] {
  if (known.includes(asked)) return [];
  const words = asked.split('_').filter((word) => word.length > 2);
  const found = known.filter((id) => id.split('_').some((word) => words.includes(word))).slice(0, MAX_ALIKE);
  return found.length > 0 ? [`Instead of ${asked}: ${found.join(', ')}.`] : [];
}
