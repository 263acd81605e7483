import type { Wear } from '../../words/garment-ids';
import { wearing } from '../../words/outfits';
import { placeOf } from '../../words/places';
import type { NamedLook } from './look';

/** The garments of a team in its colours; none if no colour is given. */
export function teamWear([first, second]: readonly string[]): Wear[] {
  if (!first) return [];
  return [
    { item: 'shirt', color: first },
    { item: 'scarf', color: second ?? first },
    { item: 'headband', color: second ?? first },
  ];
}

/**
 * One item for each place on the body: items that the instruction names, then those of each look.
 * Colours that were given for the whole outfit are assigned to the items of looks in turn.
 */
export function combinedWear(named: readonly Wear[], themes: readonly NamedLook[], colors: readonly string[]): Wear[] {
  const worn = new Map<string, Wear>(named.map((wear) => [placeOf(wear.item), wear]));
  let next = 0;
  for (const entry of themes.flatMap(({ wears = [] }) => wears)) {
    const { item, color: own } = wearing(entry);
    if (worn.has(placeOf(item))) continue;
    const color = colors.length > 0 && placeOf(item) !== 'held' ? (colors[next++ % colors.length] ?? own) : own;
    worn.set(placeOf(item), { item, color });
  }
  return [...worn.values()];
}
