import type { CharacterSheet } from '@/lib/core/sheet/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { GarmentId } from '../../words/garment-ids';
import { ITEM_SIZES, placeOf } from '../../words/places';
import { wornItem } from '../targets/worn';
import type { SizeChange, Wish } from '../wish';
import { withFeature } from './features';

/** The field of a sheet with the size of each body region, and the kinds of size change that it can express. */
const SIZED: Readonly<Record<string, { field: 'horns' | 'head'; kinds: readonly SizeChange['kind'][] }>> = {
  horns: { field: 'horns', kinds: ['scale', 'length'] },
  head: { field: 'head', kinds: ['scale'] },
};
const BOUNDS = { horns: [0.4, 2], head: [0.85, 1.2] } as const;

/** A change that the range cuts to less than this share is made on the drawing, which has no such range. */
const MIN_DONE_SHARE = 0.6;

/** A factor after a change, limited to its range; null if the limit removes too much of the change. */
function boundedFactor(now: number, factor: number, [least, most]: readonly [number, number]): number | null {
  const next = Math.min(most, Math.max(least, now * factor));
  return Math.log(next / now) / Math.log(factor) >= MIN_DONE_SHARE ? next : null;
}

/** Changes the size of an item on a sheet. */
function itemSized(sheet: CharacterSheet, item: GarmentId, { kind, factor }: SizeChange): CharacterSheet | null {
  const worn = sheet.wears.find((each) => each.item === item);
  const bounds = kind === 'scale' || kind === 'length' ? ITEM_SIZES[placeOf(item)] : undefined;
  const size = worn && bounds ? boundedFactor(worn.size ?? 1, factor, bounds) : null;
  return size === null
    ? null
    : { ...sheet, wears: sheet.wears.map((each) => (each === worn ? { ...each, size } : each)) };
}

/** A size change on a sheet; null if only the drawing can show it. */
export function sized(
  sheet: CharacterSheet,
  before: MascotSpec,
  { target, change }: Extract<Wish, { do: 'size' }>,
): CharacterSheet | null {
  const [noun, ...others] = target.nouns;
  if (!noun || others.length > 0 || target.except.length > 0) return null;
  if (noun.kind === 'garment') {
    const item = wornItem(before, noun.item, noun.open);
    return item ? itemSized(sheet, item, change) : null;
  }
  if (noun.kind !== 'region' || noun.side !== null) return null;
  if (noun.region === 'eyes') return withFeature(sheet, change.factor > 1 ? 'big_eyes' : 'small_eyes');
  const row = SIZED[noun.region];
  const next = row?.kinds.includes(change.kind)
    ? boundedFactor(sheet.body[row.field], change.factor, BOUNDS[row.field])
    : null;
  return row && next !== null ? { ...sheet, body: { ...sheet.body, [row.field]: next } } : null;
}
