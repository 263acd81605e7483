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
  ['beard', 'goatee', 'stubble'],
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
  const isHeld = (item: string) => HANDS.includes(spots.get(item) ?? '');
  const rivals = sheet.wears.filter(({ item }) => (isHeld(id) ? isHeld(item) : spots.get(item) === spots.get(id)));
  const gone = isHeld(id) ? rivals.slice(0, -1) : rivals;
  const wears = [...sheet.wears.filter((worn) => !gone.includes(worn)), { item: id, color: null }];
  return { ...sheet, wears: wears.slice(-LIMITS.sheet.wears) };
}

/** The sheet with an item removed. */
export const withoutItem = (sheet: CharacterSheet, id: string): CharacterSheet => ({
  ...sheet,
  wears: sheet.wears.filter(({ item }) => item !== id),
});

/** The sheet with a worn item in a colour, which replaces the palette's tokens of the item and its shades. */
export function withItemColor(sheet: CharacterSheet, id: string, color: string): CharacterSheet {
  const tokens: readonly string[] = [id, ...RELATIVES.map((relative) => `${id}_${relative}`)];
  return {
    ...sheet,
    wears: sheet.wears.map((worn) => (worn.item === id ? { ...worn, color } : worn)),
    palette: Object.fromEntries(Object.entries(sheet.palette).filter(([token]) => !tokens.includes(token))),
  };
}
