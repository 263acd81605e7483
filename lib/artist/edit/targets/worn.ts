import { readPartName } from '@/lib/core/rig/part-names';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { wornBy } from '../../dressing';
import { hasTokensOf, isPartOf } from '../../dressing/worn';
import { isUnderlay } from '@/lib/core/rig/underlays';
import { WARDROBE } from '../../wardrobe';
import type { GarmentId } from '../../words/garment-ids';
import { placeOf } from '../../words/places';

const ITEMS = Object.keys(WARDROBE) as GarmentId[];

/** The garment or prop that a part draws, by the ids of the built-in artist; null for a part of the body. */
export function garmentOf(id: string): GarmentId | null {
  const plain = id.replace(/_\d+$/, '');
  return (
    ITEMS.find((item) => plain === item || plain.startsWith(`${item}_`)) ??
    (/^(hat|helmet|glasses)$/.test(plain) ? (plain === 'glasses' ? 'glasses' : 'cap') : null)
  );
}

/**
 * The worn item that a word means: the item itself, or for open words ("hat") whatever is worn at that place.
 * Null if nothing of the wardrobe matches.
 */
export function wornItem(spec: MascotSpec, item: GarmentId, open: boolean): GarmentId | null {
  const worn = wornBy(spec);
  if (worn.includes(item)) return item;
  const place = placeOf(item);
  return open || place === 'eyes' ? (worn.find((each) => placeOf(each) === place) ?? null) : null;
}

/** The ids of a worn item's topmost parts; in an imported drawing, those that are named for its place. */
export function wornParts(spec: MascotSpec, item: GarmentId, open: boolean): string[] {
  const worn = wornItem(spec, item, open);
  const place = placeOf(item);
  const found = spec.parts.filter((part) => {
    if (worn) return isPartOf(part, worn) && (part.svg === '' || hasTokensOf(part, worn));
    const { role } = readPartName(part.id);
    return (
      part.id === item ||
      (place === 'head' && role === 'hat') ||
      (place === 'eyes' && role === 'glasses') ||
      (place === 'neck' && role === 'scarf' && /scarf|tie|bandana/.test(part.id))
    );
  });
  const ids = new Set(found.map(({ id }) => id));
  return found.filter(({ id, parent }) => !isUnderlay(id) && (parent === null || !ids.has(parent))).map(({ id }) => id);
}
