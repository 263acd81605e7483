import type { ItemPlace, WardrobeItem } from '@/lib/core/sheet/drawn-sheet';
import { itemWords, sentence } from '../say';
import { WARDROBE } from '../wardrobe';
import type { GarmentId } from '../words/garment-ids';
import { ITEM_SIZES, placeOf, type WornPlace } from '../words/places';

const PLACES: Readonly<Record<WornPlace, ItemPlace>> = {
  head: 'head',
  ears: 'head',
  eyes: 'face',
  nose: 'face',
  neck: 'neck',
  pendant: 'neck',
  chest: 'trunk',
  badge: 'trunk',
  trunk: 'trunk',
  waist: 'trunk',
  legs: 'legs',
  feet: 'feet',
  hands: 'hands',
  wrists: 'hands',
  fingers: 'hands',
  elbows: 'hands',
  knees: 'legs',
  back: 'back',
  shoulders: 'back',
  held: 'held',
  held_too: 'held',
  under: 'under',
  behind: 'under',
};

/** Every item of the wardrobe, sorted by name. */
export const WARDROBE_ITEMS: readonly WardrobeItem[] = (Object.keys(WARDROBE) as GarmentId[])
  .map((id) => ({
    id,
    title: sentence(itemWords(id)),
    place: PLACES[placeOf(id)],
    spot: placeOf(id),
    sizes: ITEM_SIZES[placeOf(id)] ?? null,
    stands: WARDROBE[id].stand !== undefined,
  }))
  .toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
