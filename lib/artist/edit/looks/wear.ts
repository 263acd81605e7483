import type { Wear } from '../../words/garment-ids';
import { wearing } from '../../words/outfits';
import { placeOf } from '../../words/places';
import type { NamedLook } from './look';

export function teamWear([first, second]: readonly string[]): Wear[] {
  if (!first) return [];
  return [
    { item: 'shirt', color: first },
    { item: 'scarf', color: second ?? first },
    { item: 'headband', color: second ?? first },
  ];
}

/**
 * One thing at a place: what was named first, then what each look brings; colours that were said for the whole outfit
 * go round it.
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
