import type { ShownTraits, WardrobeItem } from '@/lib/core/sheet/drawn-sheet';
import { LIMITS } from '@/lib/core/limits';
import { RELATIVES } from '@/lib/core/color/palette';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import type { Feature } from '@/lib/core/sheet/vocabulary';

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

/** The sheet of another drawing of the same words. */
export const withSeed = (sheet: CharacterSheet, seed: string): CharacterSheet => ({ ...sheet, seed: Number(seed) });

/** The sheet with another breed, in the colours of that breed. */
export function withBreed(
  { colors: { body: _own, ...colors }, ...sheet }: CharacterSheet,
  breed: string,
): CharacterSheet {
  return { ...sheet, colors, subject: { ...sheet.subject, breed } };
}

/** The breed that a character is seen to be of; null where its body has a colour of its own. */
export const breedOf = ({ colors, subject }: CharacterSheet, shown: ShownTraits): string | null =>
  colors.body === undefined ? (subject.breed ?? shown.breed) : null;

/** The factors of a body's proportions. */
export const PROPORTIONS = ['width', 'legs', 'head', 'scale', 'horns'] as const;
export type Proportion = (typeof PROPORTIONS)[number];

/** How far a width is from 1 where all proportions are 1: those would be left open, and picked by the seed. */
const OFF_ONE = 0.001;

/** The proportions of a sheet as they are drawn, also where it leaves them open. */
export const proportionsOf = ({ body }: CharacterSheet, { shape }: ShownTraits): Pick<Body, Proportion> => ({
  ...shape,
  horns: body.horns,
});

/** The sheet with one proportion changed, and the others as they are drawn. */
export function withProportion(
  sheet: CharacterSheet,
  shown: ShownTraits,
  change: Partial<Pick<Body, Proportion>>,
): CharacterSheet {
  const next = { ...proportionsOf(sheet, shown), ...change };
  const isOpen = next.width === 1 && next.legs === 1 && next.head === 1;
  return withBody(sheet, isOpen ? { ...next, width: 1 + OFF_ONE } : next);
}

/** Features of which a face has one at most. */
const RIVALS: readonly (readonly Feature[])[] = [
  ['big_eyes', 'small_eyes'],
  ['one_eye', 'three_eyes'],
  ['eye_patch', 'monocle'],
  ['beard', 'goatee', 'stubble'],
  ['spots', 'stripes'],
];

/** The sheet with a feature, in place of those that exclude it. */
export function withFeature(sheet: CharacterSheet, feature: Feature): CharacterSheet {
  const rivals = RIVALS.find((group) => group.includes(feature)) ?? [feature];
  return withFace(sheet, { features: [...sheet.face.features.filter((each) => !rivals.includes(each)), feature] });
}

/** The sheet without a feature. */
export const withoutFeature = (sheet: CharacterSheet, feature: Feature): CharacterSheet =>
  withFace(sheet, { features: sheet.face.features.filter((each) => each !== feature) });

/** The spots of things that hands hold, which are two. */
const HANDS: readonly string[] = ['held', 'held_too'];

/** The spot of each item of the wardrobe, by its id. */
export type ItemSpots = ReadonlyMap<string, string>;

/** The spots of items. */
export const spotsOf = (items: readonly WardrobeItem[]): ItemSpots => new Map(items.map(({ id, spot }) => [id, spot]));

/** The sheet with an item put on, in place of what is at its spot; a third thing to hold replaces the first. */
export function withItem(sheet: CharacterSheet, id: string, spots: ItemSpots): CharacterSheet {
  if (sheet.wears.some(({ item }) => item === id)) return sheet;
  const isHeld = (item: string) => HANDS.includes(spots.get(item) ?? '');
  const rivals = sheet.wears.filter(({ item }) => (isHeld(id) ? isHeld(item) : spots.get(item) === spots.get(id)));
  const gone = isHeld(id) ? rivals.slice(0, -1) : rivals;
  const wears = [...sheet.wears.filter((worn) => !gone.includes(worn)), { item: id, color: null }];
  return { ...sheet, wears: wears.slice(-LIMITS.sheet.wears) };
}

/** The sheet with an item taken off. */
export const withoutItem = (sheet: CharacterSheet, id: string): CharacterSheet => ({
  ...sheet,
  wears: sheet.wears.filter(({ item }) => item !== id),
});

/** The sheet with a worn item in a colour, in place of the palette's own for it and its shades. */
export function withItemColor(sheet: CharacterSheet, id: string, color: string): CharacterSheet {
  const tokens: readonly string[] = [id, ...RELATIVES.map((relative) => `${id}_${relative}`)];
  return {
    ...sheet,
    wears: sheet.wears.map((worn) => (worn.item === id ? { ...worn, color } : worn)),
    palette: Object.fromEntries(Object.entries(sheet.palette).filter(([token]) => !tokens.includes(token))),
  };
}
