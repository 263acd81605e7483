import type { CharacterSheet } from '@/lib/core/sheet/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { GarmentId } from '../../words/garment-ids';
import { ITEM_SIZES, placeOf } from '../../words/places';
import { wornItem } from '../targets/worn';
import type { SizeChange, Wish } from '../wish';
import { withFeature } from './features';

/** The factors of a body that a sheet has for regions, with the least and the most of each. */
const SIZED: Readonly<Record<string, { field: 'horns' | 'head'; kinds: readonly SizeChange['kind'][] }>> = {
  horns: { field: 'horns', kinds: ['scale', 'length'] },
  head: { field: 'head', kinds: ['scale'] },
};
const BOUNDS = { horns: [0.4, 2], head: [0.85, 1.2] } as const;

/** A change by less than this share of what is asked for is made on the drawing, which knows no bounds. */
const MIN_DONE_SHARE = 0.6;

/** A factor after a change, within bounds; null where these leave too little of the change. */
function boundedFactor(now: number, factor: number, [least, most]: readonly [number, number]): number | null {
  const next = Math.min(most, Math.max(least, now * factor));
  return Math.log(next / now) / Math.log(factor) >= MIN_DONE_SHARE ? next : null;
}

/** An item of a sheet at another size. */
function itemSized(sheet: CharacterSheet, item: GarmentId, { kind, factor }: SizeChange): CharacterSheet | null {
  const worn = sheet.wears.find((each) => each.item === item);
  const bounds = kind === 'scale' || kind === 'length' ? ITEM_SIZES[placeOf(item)] : undefined;
  const size = worn && bounds ? boundedFactor(worn.size ?? 1, factor, bounds) : null;
  return size === null
    ? null
    : { ...sheet, wears: sheet.wears.map((each) => (each === worn ? { ...each, size } : each)) };
}

/** The sheet on which something is larger or smaller; null where only a drawing can show it. */
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
