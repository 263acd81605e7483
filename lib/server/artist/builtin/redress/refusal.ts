import type { GarmentId } from '../words/outfits';
import { COVERS, type Region } from '../wardrobe/covers';
import { partsOf } from './cover';
import type { Measured } from './figure-of';

const NEEDS: Readonly<Partial<Record<Region, string>>> = { hands: 'hands or arms', feet: 'feet or legs' };

/** Why a garment cannot be worn by a figure, as a full sentence; null when it can. */
export function refusalOf(figure: Measured, item: GarmentId): string | null {
  const [only, ...more] = COVERS[item] ?? [];
  const name = item.replaceAll('_', ' ');
  if (only && !more.length && NEEDS[only] && !partsOf(figure.body, only).length) return `It has no ${NEEDS[only]} for the ${name}.`;
  return null;
}
