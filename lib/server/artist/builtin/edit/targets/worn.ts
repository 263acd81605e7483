import { readPartName } from '@/lib/core/rig/part-names';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { GarmentId } from '../../words/outfits';
import { GARMENT_WORDS } from '../../words/outfits';
import { placeOf } from '../../words/places';

const ITEMS: ReadonlySet<string> = new Set(Object.values(GARMENT_WORDS));

/** The garment or prop that a part of this id draws, by our own names; null for a part of the body. */
export function garmentOf(id: string): GarmentId | null {
  for (let name = id; name; name = name.slice(0, Math.max(0, name.lastIndexOf('_')))) {
    if (ITEMS.has(name)) return name as GarmentId;
    if (!name.includes('_')) return null;
  }
  return null;
}

/** The parts of something worn, the topmost ones only. `open` words ("hat") take whatever is worn at that place. */
export function wornParts(spec: MascotSpec, item: GarmentId, open: boolean): string[] {
  const place = placeOf(item);
  const exact = spec.parts.filter(({ id }) => garmentOf(id) === item);
  const found = exact.length > 0 ? exact : spec.parts.filter(({ id }) => {
    const worn = garmentOf(id);
    if (worn) return open && placeOf(worn) === place;
    const { role } = readPartName(id);
    return (place === 'head' && role === 'hat') || (place === 'eyes' && role === 'glasses') || (place === 'neck' && role === 'scarf' && /scarf|tie|bandana/.test(id));
  });
  const ids = new Set(found.map(({ id }) => id));
  return found.filter(({ parent }) => parent === null || !ids.has(parent)).map(({ id }) => id);
}
