import type { MascotSpec } from '@/lib/core/spec/schema';
import { putOn, takeOff, wornBy } from '../../redress';
import type { Wear } from '../../words/brief';
import { COLORS } from '../../words/colors';
import type { GarmentId } from '../../words/outfits';
import { placeOf } from '../../words/places';
import { mainFamily } from '../targets/find';
import { colorOfFamily } from '../drawing/families';
import { dyed } from '../drawing/mint';
import { nothingOf, type Act, type EditOptions, type Outcome } from '../outcome';
import { wornItem, wornParts } from '../targets/worn';
import { fitted } from './fit';

const NAMES = new Map(Object.entries(COLORS).toReversed().map(([name, color]) => [color, name]));

/** A garment in words with its colour: "a red scarf", "glasses". */
function wearWords({ item, color }: Wear): string {
  const words = `${color ? `${NAMES.get(color) ?? color} ` : ''}${item.replaceAll('_', ' ')}`;
  if (/(s|es)$/.test(item) && item !== 'stethoscope') return words;
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
}

const listed = (items: readonly string[]): string => (items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${items.at(-1)}` : (items[0] ?? ''));

/** Puts clothes and props on; what is worn already only changes its colour. */
export const wear: Act<'wear'> = (spec, { items }, options) => dressed(spec, items, options, '');

function dressed(spec: MascotSpec, items: readonly Wear[], options: EditOptions, instead: string): Outcome {
  const worn = new Set(wornBy(spec));
  const [again, fresh] = [items.filter(({ item }) => worn.has(item)), items.filter(({ item }) => !worn.has(item))];
  const recoloured = again.filter(({ color }) => color !== null);
  const repainted = recoloured.reduce((now, { item, color }) => painted(now, item, color ?? ''), spec);
  const result = putOn(repainted, fresh, { keepRig: options.keepRig });
  const warnings = [
    ...result.refused.map(({ item, why }) => `The ${item.replaceAll('_', ' ')} was left out: ${why.charAt(0).toLowerCase()}${why.slice(1)}`),
    ...again.filter(({ color }) => color === null).map(({ item }) => `It has ${wearWords({ item, color: null })} already.`),
  ];
  const said = [
    ...(result.worn.length > 0 ? [`${result.worn.every(({ item }) => placeOf(item).startsWith('held')) ? 'handed it' : 'dressed it in'} ${listed(result.worn.map(wearWords))}${insteadOf(result.removed, instead)}`] : []),
    ...(recoloured.length > 0 ? [`recoloured the ${listed(recoloured.map(({ item }) => item.replaceAll('_', ' ')))}`] : []),
  ];
  if (said.length === 0) return { refused: warnings.join(' ') };
  return { spec: options.keepRig ? result.spec : fitted(spec, result.spec), done: said.join(' and '), warnings };
}

const insteadOf = (removed: readonly GarmentId[], instead: string): string => {
  const words = instead || listed(removed.map((item) => item.replaceAll('_', ' ')));
  return words ? ` instead of the ${words}` : '';
};

function painted(spec: MascotSpec, item: GarmentId, color: string): MascotSpec {
  const parts = wornParts(spec, item, false);
  const family = mainFamily(spec, parts);
  return family && colorOfFamily(spec, family) !== color ? dyed(spec, new Set(spec.parts.map(({ id }) => id)), family, color, item) : spec;
}

/** Takes one thing off and puts another on. */
export const exchange: Act<'exchange'> = (spec, { from, open, to }, options) => {
  const worn = wornItem(spec, from, open);
  const parts = wornParts(spec, from, open);
  if (!worn && parts.length === 0) return nothingOf(from.replaceAll('_', ' '));
  if (worn) return dressed(takeOff(spec, [worn], { keepRig: options.keepRig }).spec, [to], options, worn.replaceAll('_', ' '));
  const bare = { ...spec, parts: spec.parts.filter(({ id }) => !parts.includes(id)), anchors: spec.anchors.filter(({ part }) => !parts.includes(part)) };
  return dressed(options.keepRig ? spec : bare, [to], options, from.replaceAll('_', ' '));
};
