import type { MascotSpec } from '@/lib/core/spec/schema';
import { putOn, takeOff, wornBy } from '../../dressing';
import { itemWords, listed, wearWords } from '../../say';
import type { GarmentId, Wear } from '../../words/garment-ids';
import { isHeld, placeOf } from '../../words/places';
import { mainFamily } from '../targets/main-colors';
import { colorOfFamily } from '../drawing/families';
import { dyed } from '../drawing/palette-tokens';
import { nothingOf, type EditAct, type EditOptions, type EditOutcome } from '../outcome';
import type { NamedOutfit } from '../wish';
import { wornItem, wornParts } from '../targets/worn';
import { fitted } from './fit';

/** Puts garments and props on. An item that is already worn is recoloured. */
export const wear: EditAct<'wear'> = (spec, { items, look }, options) => dressed(spec, items, options, '', look);

function dressed(
  spec: MascotSpec,
  items: readonly Wear[],
  options: EditOptions,
  instead: string,
  look?: NamedOutfit,
): EditOutcome {
  const worn = new Set(wornBy(spec));
  const [again, fresh] = [items.filter(({ item }) => worn.has(item)), items.filter(({ item }) => !worn.has(item))];
  const repainted = again.reduce<{ spec: MascotSpec; items: GarmentId[] }>(
    (now, { item, color }) => {
      const next = color === null ? now.spec : painted(now.spec, item, color);
      return next === now.spec ? now : { spec: next, items: [...now.items, item] };
    },
    { spec, items: [] },
  );
  const result = putOn(repainted.spec, fresh, { keepRig: options.keepRig });
  const isAsked = ({ item }: { item: GarmentId }): boolean => look === undefined || look.named.includes(item);
  const warnings = [
    ...result.refused.filter(isAsked).map(({ why }) => why),
    ...again
      .filter(isAsked)
      .flatMap(({ item, color }) =>
        repainted.items.includes(item) ? [] : [`It has ${wearWords({ item, color })} already.`],
      ),
  ];
  const said = [
    ...(result.worn.length > 0 ? [`${putOnWords(result.worn, look)}${insteadOf(result.removed, instead)}`] : []),
    ...(repainted.items.length > 0 ? [`recoloured the ${listed(repainted.items.map(itemWords))}`] : []),
  ];
  if (said.length === 0)
    return { refused: warnings.join(' ') || `It is dressed ${listed(look?.titles ?? [])} already.` };
  const stood = options.keepRig ? { spec: result.spec, warnings: [] } : fitted(spec, result.spec);
  return { spec: stood.spec, done: said.join(' and '), warnings: [...warnings, ...stood.warnings] };
}

/**
 * The summary of what was put on: "handed it a book", "dressed it as a pirate, with a pirate hat and a sword".
 * Colours that a look brings along are not mentioned.
 */
function putOnWords(worn: readonly Wear[], look: NamedOutfit | undefined): string {
  if (look && look.titles.length > 0) {
    const items = worn.map(({ item }) => wearWords({ item, color: null }));
    return `dressed it ${listed(look.titles)}, with ${listed(items)}`;
  }
  const [{ on } = {}] = worn;
  if (on && worn.every((each) => each.on === on)) return `put ${listed(worn.map(wearWords))} on its ${on}`;
  return `${puttingWords(worn)} ${listed(worn.map(wearWords))}`;
}

/** Items that a figure sits inside of. It stands or sits on all other items of that place. */
const SAT_IN: ReadonlySet<GarmentId> = new Set<GarmentId>([
  'hot_tub',
  'hammock_bed',
  'armchair',
  'deck_chair',
  'wheelchair',
  'bed',
]);

function puttingWords(worn: readonly Wear[]): string {
  if (worn.every(({ item }) => isHeld(item))) return 'handed it';
  if (worn.every(({ item }) => placeOf(item) === 'under'))
    return worn.every(({ item }) => SAT_IN.has(item)) ? 'put it in' : 'put it on';
  return 'dressed it in';
}

const insteadOf = (removed: readonly GarmentId[], instead: string): string => {
  const words = instead || listed(removed.map(itemWords));
  return words ? ` instead of the ${words}` : '';
};

function painted(spec: MascotSpec, item: GarmentId, color: string): MascotSpec {
  const parts = wornParts(spec, item, false);
  const family = mainFamily(spec, parts);
  return family && colorOfFamily(spec, family) !== color
    ? dyed(spec, new Set(spec.parts.map(({ id }) => id)), family, color, item)
    : spec;
}

/** Takes one item off and puts another on. */
export const exchange: EditAct<'exchange'> = (spec, { from, open, to }, options) => {
  const worn = wornItem(spec, from, open);
  const parts = wornParts(spec, from, open);
  if (!worn && parts.length === 0) return nothingOf(itemWords(from));
  if (worn) return dressed(takeOff(spec, [worn], { keepRig: options.keepRig }).spec, [to], options, itemWords(worn));
  const bare = {
    ...spec,
    parts: spec.parts.filter(({ id }) => !parts.includes(id)),
    anchors: spec.anchors.filter(({ part }) => !parts.includes(part)),
  };
  return dressed(options.keepRig ? spec : bare, [to], options, itemWords(from));
};
