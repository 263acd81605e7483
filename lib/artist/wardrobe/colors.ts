import { toOklch } from '@/lib/core/color/oklch';
import { GARMENT_ENTRIES } from '../kit/garments';
import type { GarmentId } from '../words/garment-ids';

/** Garments whose default colour may be replaced for contrast; gold stays gold and a Santa hat red. */
const RECOLOURED: ReadonlySet<GarmentId> = new Set<GarmentId>([
  ...GARMENT_ENTRIES.flatMap(([id, { recoloured }]) => (recoloured ? [id] : [])),
  'apron',
  'scarf',
  'cap',
  'beanie',
  'cape',
  'bow_tie',
  'tie',
  'hoodie',
  'shirt',
  'backpack',
  'beret',
  'bow',
  'headphones',
  'party_hat',
  'balloon',
  'book',
  'headband',
  'bandana',
  'mittens',
  'life_vest',
  'suit',
  'swim_ring',
  'surfboard',
  'gloves',
  'superhero_mask',
  'earmuffs',
  'umbrella',
  'skirt',
  'lei',
]);
const OTHERS = ['#e0784a', '#3f5fb0', '#fbe3b5', '#4fae5b', '#8e5bd0'];
/** Subdued colours for formal garments. */
const FORMAL: Readonly<Partial<Record<GarmentId, readonly string[]>>> = { suit: ['#2f3a55', '#7d8797', '#d8cfbd'] };
/** The least colour difference between a garment and the body for it to be visible, in OKLAB. */
export const MIN_GARMENT_CONTRAST = 0.17;

/**
 * The colour of a garment without a requested colour: its default, or the first alternative that contrasts with the
 * body.
 */
export function garmentColor(item: GarmentId, usual: string, body: string): string {
  const choices = RECOLOURED.has(item) ? [usual, ...(FORMAL[item] ?? OTHERS)] : [usual];
  return choices.find((candidate) => distance(candidate, body) > MIN_GARMENT_CONTRAST) ?? usual;
}

/** The difference of two colours: their Euclidean distance in OKLAB. */
export function distance(one: string, other: string): number {
  const [a, b] = [toOklch(one), toOklch(other)];
  const turn = ((a.h - b.h) * Math.PI) / 180;
  return Math.hypot(a.l - b.l, Math.sqrt(Math.max(0, a.c * a.c + b.c * b.c - 2 * a.c * b.c * Math.cos(turn))));
}
