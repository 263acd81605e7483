import type { GarmentId, Wear } from './garment-ids';

/** An item of an outfit table, with or without a colour: `scarf`, `scarf:#d9384a`. */
export type Wearing = GarmentId | `${GarmentId}:#${string}`;

/** The garment and colour of a table item. */
export function wearing(entry: Wearing): Wear {
  const [item, color = null] = entry.split(':') as [GarmentId, string?];
  return { item, color };
}

/** General words, such as "hat", that mean a profession's own garment if it has one. */
export const OPEN_WORDS: ReadonlySet<string> = new Set(['hat', 'cap', 'helmet', 'suit', 'uniform']);
