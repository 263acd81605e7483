import type { PropPlace, ShownTraits, WardrobeItem } from '@/lib/core/sheet/drawn-sheet';
import { LIMITS } from '@/lib/core/limits';
import { RELATIVES } from '@/lib/core/color/palette';
import { markToken } from '@/lib/core/sheet/mark';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { PERCH_SPOTS, PERCHES, type Feature, type Pattern } from '@/lib/core/sheet/vocabulary';

type Body = CharacterSheet['body'];

/** The sheet with some fields of its body changed. */
export const withBody = (sheet: CharacterSheet, change: Partial<Body>): CharacterSheet => ({
  ...sheet,
  body: { ...sheet.body, ...change },
});

/** The sheet with some fields of its face changed. */
export const withFace = (sheet: CharacterSheet, change: Partial<CharacterSheet['face']>): CharacterSheet => ({
  ...sheet,
  face: { ...sheet.face, ...change },
});

/** The sheet with another seed, which gives another drawing of the same words. */
export const withSeed = (sheet: CharacterSheet, seed: string): CharacterSheet => ({ ...sheet, seed: Number(seed) });

/** The sheet with another breed, in that breed's own colours. */
export function withBreed(
  { colors: { body: _own, ...colors }, ...sheet }: CharacterSheet,
  breed: string,
): CharacterSheet {
  return { ...sheet, colors, subject: { ...sheet.subject, breed } };
}

/** The breed that the character looks like; null if its body has a custom colour. */
export const breedOf = ({ colors, subject }: CharacterSheet, shown: ShownTraits): string | null =>
  colors.body === undefined ? (subject.breed ?? shown.breed) : null;

/** The factors of a body's proportions. */
const PROPORTIONS = ['width', 'legs', 'head', 'scale', 'horns'] as const;
export type Proportion = (typeof PROPORTIONS)[number];

/**
 * The offset of a width that stands for 1. A sheet whose proportions are all 1 leaves them open, and the seed picks
 * them.
 */
const OFF_ONE = 0.001;

/** The proportions of a sheet as drawn, including those that it leaves open. */
export const proportionsOf = ({ body }: CharacterSheet, { shape }: ShownTraits): Pick<Body, Proportion> => ({
  ...shape,
  horns: body.horns,
});

/** The sheet with one proportion changed, and the others fixed as drawn. */
export function withProportion(
  sheet: CharacterSheet,
  shown: ShownTraits,
  change: Partial<Pick<Body, Proportion>>,
): CharacterSheet {
  const next = { ...proportionsOf(sheet, shown), ...change };
  const isOpen = next.width === 1 && next.legs === 1 && next.head === 1;
  return withBody(sheet, isOpen ? { ...next, width: 1 + OFF_ONE } : next);
}

/** Features that exclude each other. */
const RIVALS: readonly (readonly Feature[])[] = [
  ['big_eyes', 'small_eyes'],
  ['one_eye', 'three_eyes'],
  ['eye_patch', 'monocle'],
  ['eyes_closed', 'wink'],
  ['beard', 'long_beard', 'goatee', 'stubble'],
  ['spots', 'stripes'],
];

/** The sheet with a feature added, and those that it excludes removed. */
export function withFeature(sheet: CharacterSheet, feature: Feature): CharacterSheet {
  const rivals = RIVALS.find((group) => group.includes(feature)) ?? [feature];
  return withFace(sheet, { features: [...sheet.face.features.filter((each) => !rivals.includes(each)), feature] });
}

/** The sheet without a feature. */
export const withoutFeature = (sheet: CharacterSheet, feature: Feature): CharacterSheet =>
  withFace(sheet, { features: sheet.face.features.filter((each) => each !== feature) });

/** The spots of the two hands. */
const HANDS: readonly string[] = ['held', 'held_too'];

/** The spot of each wardrobe item, by item id. */
export type ItemSpots = ReadonlyMap<string, string>;

/** Indexes the spots of items by item id. */
export const spotsOf = (items: readonly WardrobeItem[]): ItemSpots => new Map(items.map(({ id, spot }) => [id, spot]));

/** The sheet with an item added in place of the item at its spot. A third held item replaces the first. */
export function withItem(sheet: CharacterSheet, id: string, spots: ItemSpots): CharacterSheet {
  if (sheet.wears.some(({ item }) => item === id)) return sheet;
  const spotOf = ({ item, on }: Pick<WornItem, 'item' | 'on'>) => (on ? PERCH_SPOTS[on] : spots.get(item));
  const spot = spotOf({ item: id });
  const isHeld = HANDS.includes(spot ?? '');
  const rivals = sheet.wears.filter((worn) => (isHeld ? HANDS.includes(spotOf(worn) ?? '') : spotOf(worn) === spot));
  const gone = isHeld ? rivals.slice(0, -1) : rivals;
  const wears = [...sheet.wears.filter((worn) => !gone.includes(worn)), { item: id, color: null }];
  return { ...sheet, wears: wears.slice(-LIMITS.sheet.wears) };
}

/** The sheet with an item removed. */
export const withoutItem = (sheet: CharacterSheet, id: string): CharacterSheet => ({
  ...sheet,
  wears: sheet.wears.filter(({ item }) => item !== id),
});

type WornItem = CharacterSheet['wears'][number];

/** The sheet with some fields of a worn item changed; undefined removes a field. */
function withWorn(sheet: CharacterSheet, id: string, change: Partial<WornItem>): CharacterSheet {
  const changed = (worn: WornItem): WornItem => {
    const { item, color, ...more } = { ...worn, ...change };
    const kept = Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined));
    return { item, color, ...kept };
  };
  return { ...sheet, wears: sheet.wears.map((worn) => (worn.item === id ? changed(worn) : worn)) };
}

/** The sheet with a worn item in another size, as a factor of the usual one. */
export const withItemSize = (sheet: CharacterSheet, id: string, size: number): CharacterSheet =>
  withWorn(sheet, id, { size: size === 1 ? undefined : size });

/** The place that a worn item asks for. */
export const propPlaceOf = ({ both, hand, on }: WornItem): PropPlace => on ?? (both ? 'both' : (hand ?? null));

const OTHER_HAND = { left: 'right', right: 'left' } as const;

/** The sheet with a prop at another place. One that asks for the same hand moves to the other one. */
export function withPropAt(sheet: CharacterSheet, id: string, place: PropPlace): CharacterSheet {
  const hand = place === 'left' || place === 'right' ? place : undefined;
  const on = PERCHES.find((perch) => perch === place);
  const held = withWorn(sheet, id, { both: place === 'both' ? true : undefined, hand, on });
  if (!hand) return held;
  const wears = held.wears.map((worn) =>
    worn.item !== id && worn.hand === hand ? { ...worn, hand: OTHER_HAND[hand] } : worn,
  );
  return { ...held, wears };
}

/**
 * Gives a sheet in which an item has this mark: the name of a shape, or letters or digits. A new mark keeps the colour
 * of the item's previous mark. Null removes the mark.
 */
export function withItemMark(sheet: CharacterSheet, id: string, shape: string | null): CharacterSheet {
  const color = sheet.wears.find(({ item }) => item === id)?.mark?.color ?? null;
  return withWorn(sheet, id, { mark: shape === null ? undefined : { shape, color } });
}

/** The sheet with the mark on an item in a colour. It replaces the palette's token of the mark. */
export function withMarkColor(sheet: CharacterSheet, id: string, color: string): CharacterSheet {
  const { [markToken(id)]: _before, ...palette } = sheet.palette;
  const wears = sheet.wears.map((worn) =>
    worn.item === id && worn.mark ? { ...worn, mark: { ...worn.mark, color } } : worn,
  );
  return { ...sheet, wears, palette };
}

/** The sheet with an item in a pattern; null for a plain one. */
export function withItemPattern(sheet: CharacterSheet, id: string, pattern: Pattern | null): CharacterSheet {
  const { [id]: _before, ...patterns } = sheet.patterns;
  return { ...sheet, patterns: pattern === null ? patterns : { ...patterns, [id]: pattern } };
}

/** The things on the floor around the character. */
export const thingsOf = ({ around }: CharacterSheet): readonly StandingThing[] => around ?? [];
export type StandingThing = NonNullable<CharacterSheet['around']>[number];

/** The sheet with other things on the floor. */
function withThings({ around: _before, ...sheet }: CharacterSheet, things: readonly StandingThing[]): CharacterSheet {
  return things.length === 0 ? sheet : { ...sheet, around: things.slice(-LIMITS.sheet.around) };
}

/**
 * The sheet with a thing on the floor, on the side with fewer things. If there are too many, the first one is removed.
 */
export function withThing(sheet: CharacterSheet, item: string): CharacterSheet {
  const things = thingsOf(sheet);
  if (things.some((thing) => thing.item === item)) return sheet;
  const left = things.filter(({ side }) => side === 'left').length;
  const side = left < things.length - left ? 'left' : 'right';
  return withThings(sheet, [...things, { item, color: null, side }]);
}

/** The sheet without the things of this kind on the floor. */
export const withoutThing = (sheet: CharacterSheet, item: string): CharacterSheet =>
  withThings(
    sheet,
    thingsOf(sheet).filter((thing) => thing.item !== item),
  );

/** The sheet with the things of this kind on the other side of the character. */
export const withThingMoved = (sheet: CharacterSheet, item: string): CharacterSheet =>
  withThings(
    sheet,
    thingsOf(sheet).map((thing) =>
      thing.item === item ? { ...thing, side: thing.side === 'left' ? 'right' : 'left' } : thing,
    ),
  );

/** The sheet with an item, worn or on the floor, in a colour. It replaces the palette's tokens of the item. */
export function withItemColor(sheet: CharacterSheet, id: string, color: string): CharacterSheet {
  const tokens: readonly string[] = [id, ...RELATIVES.map((relative) => `${id}_${relative}`)];
  return {
    ...sheet,
    wears: sheet.wears.map((worn) => (worn.item === id ? { ...worn, color } : worn)),
    ...(sheet.around ? { around: sheet.around.map((thing) => (thing.item === id ? { ...thing, color } : thing)) } : {}),
    palette: Object.fromEntries(Object.entries(sheet.palette).filter(([token]) => !tokens.includes(token))),
  };
}
