import { RELATIVES } from '@/lib/core/color/palette';
import type { PaletteEntry } from '@/lib/core/spec/schema';

/** A base token with its derived tokens. */
export interface Family {
  base: PaletteEntry;
  derived: PaletteEntry[];
}

const DERIVED = new RegExp(`^(.+)_(?:${RELATIVES.join('|')})$`);

/**
 * Groups a palette by base token. The families are sorted by `weights`, the largest first; without weights they keep
 * the order of the palette. A shade whose base is missing becomes its own family.
 */
export function familiesOf(
  palette: readonly PaletteEntry[],
  weights: ReadonlyMap<string, number> = new Map(),
): Family[] {
  const names = new Set(palette.map(({ name }) => name));
  const baseOf = (name: string) => {
    const base = DERIVED.exec(name)?.[1];
    return base && names.has(base) ? base : null;
  };
  const weigh = ({ base, derived }: Family) =>
    [base, ...derived].reduce((sum, { name }) => sum + (weights.get(name) ?? 0), 0);
  return palette
    .filter(({ name }) => baseOf(name) === null)
    .map((base) => ({ base, derived: palette.filter(({ name }) => baseOf(name) === base.name) }))
    .toSorted((a, b) => weigh(b) - weigh(a));
}

/** A token as a title: `fur_shade` → `Fur shade`. */
export function tokenTitle(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
