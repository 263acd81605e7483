import { toOklch } from '@/lib/core/color/oklch';
import { GARMENT_ENTRIES } from '../kit/garments';
import type { GarmentId } from '../words/garment-ids';

/** What may change its usual colour to stand out; gold stays gold and Santa red. */
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
  'lei',
]);
const OTHERS = ['#e0784a', '#3f5fb0', '#fbe3b5', '#4fae5b', '#8e5bd0'];
/** Clothes closer than this to what they are worn on cannot be told from it, in OKLAB. */
export const MIN_GARMENT_CONTRAST = 0.17;

/**
 * The colour of a garment that words gave none: its usual one, or the first of others that stands out from the body.
 */
export function garmentColor(item: GarmentId, usual: string, body: string): string {
  const choices = RECOLOURED.has(item) ? [usual, ...OTHERS] : [usual];
  return choices.find((candidate) => distance(candidate, body) > MIN_GARMENT_CONTRAST) ?? usual;
}

/** How far apart two colours look, in OKLAB. */
export function distance(one: string, other: string): number {
  const [a, b] = [toOklch(one), toOklch(other)];
  const turn = ((a.h - b.h) * Math.PI) / 180;
  return Math.hypot(a.l - b.l, Math.sqrt(Math.max(0, a.c * a.c + b.c * b.c - 2 * a.c * b.c * Math.cos(turn))));
}
