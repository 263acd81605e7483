import type { GarmentId, Wear } from './garment-ids';

/** Something to wear or hold as a table says it, with a colour or without: `scarf`, `scarf:#d9384a`. */
export type Wearing = GarmentId | `${GarmentId}:#${string}`;

/** What an entry of a table says. */
export function wearing(entry: Wearing): Wear {
  const [item, color = null] = entry.split(':') as [GarmentId, string?];
  return { item, color };
}

/**
 * Words that leave open which one is meant: a profession's own is taken where it brings one, a wizard's hat for a
 * wizard.
 */
export const OPEN_WORDS: ReadonlySet<string> = new Set(['hat', 'cap', 'helmet', 'suit', 'uniform']);
