import type { Perch } from '@/lib/core/sheet/vocabulary';
import type { Hand } from './hands';
import type { ColorUse } from './nouns-and-colors';
import type { PromptNoun } from './prompt-noun';
import { linkOf } from './governing';
import type { GarmentId, Wear } from './garment-ids';
import { OPEN_WORDS, type Wearing, wearing } from './outfits';
import { PROFESSIONS } from './professions';
import { roleOfModifier } from './role-modifiers';
import { purposePlaces } from './purpose';
import { isHeld, OTHER_HAND, placeOf, spotOf, type WornPlace } from './places';
import { type Token, wordAt } from './tokens';

/** Whether a prompt excludes an item: by its name, or as headwear if it excludes any hat. */
export const isDenied = (item: GarmentId, unwanted: ReadonlySet<GarmentId>, anyHat: boolean): boolean =>
  unwanted.has(item) || (anyHat && placeOf(item) === 'head');

/**
 * The professions and themes of a prompt. The business that the mascot is for is a theme only if the prompt names no
 * other theme and no item: a wizard in a robe for a café wears no apron.
 */
export function themesOf(tokens: readonly Token[], nouns: readonly PromptNoun[], subject: Place): string[] {
  const found = placedThemes(tokens, nouns, subject);
  const purpose = purposePlaces(tokens);
  const own = found.filter(({ at }) => !purpose.has(at));
  const isDressed = own.length > 0 || nouns.some(({ kind }) => kind === 'garment');
  return (isDressed ? own : found).map(({ theme }) => theme);
}

/** The themes with their positions, without words that belong to the name of a thing or garment. */
function placedThemes(
  tokens: readonly Token[],
  nouns: readonly PromptNoun[],
  subject: Place,
): { theme: string; at: number }[] {
  const worn = new Set(
    nouns.flatMap(({ kind, at, length }) =>
      kind === 'garment' ? Array.from({ length }, (_, index) => at + index) : [],
    ),
  );
  return [...tokens.entries()].flatMap(([at, { word }]) => {
    const theme = (named: string) => (/^(?:from|by)$/.test(linkOf(tokens, at)) ? [] : [{ theme: named, at }]);
    if (worn.has(at) || HEADWEAR.has(wordAt(tokens, at + 1)) || isOfItem(tokens, worn, at)) return [];
    const pair = `${word}_${wordAt(tokens, at + 1)}`;
    const modified = roleOfModifier(tokens, at);
    if (modified !== null) return theme(modified);
    if (Object.hasOwn(PROFESSIONS, pair)) return theme(pair);
    if (isRankOfRole(tokens, at)) return [];
    const isOfPair = Object.hasOwn(PROFESSIONS, `${wordAt(tokens, at - 1)}_${word}`);
    return Object.hasOwn(PROFESSIONS, word) && !isOfPair && !isWithin(at, subject) ? theme(word) : [];
  });
}

/**
 * Whether a role only says what an item looks like: "cowboy boots", "a pirate flag", "una bandera pirata". A uniform is
 * that of the role.
 */
const isOfItem = (tokens: readonly Token[], worn: ReadonlySet<number>, at: number): boolean =>
  Object.hasOwn(PROFESSIONS, wordAt(tokens, at)) &&
  ((worn.has(at + 1) && !OPEN_WORDS.has(wordAt(tokens, at + 1))) ||
    (worn.has(at - 1) && !OPEN_WORDS.has(wordAt(tokens, at - 1))));

/** Whether a rank belongs to the role beside it, whose clothes it wears: "a pirate captain". */
const isRankOfRole = (tokens: readonly Token[], at: number): boolean =>
  /^(?:captain|chief|boss|leader|master|capitan|capitaine|kapitan)$/.test(wordAt(tokens, at)) &&
  [at - 1, at + 1].some((beside) => Object.hasOwn(PROFESSIONS, wordAt(tokens, beside)));

/** General words for headwear; a role right before one is that of the hat only: "a train with a conductor hat". */
const HEADWEAR = new Set(['hat', 'cap', 'helmet']);

/** The position and number of tokens of a phrase. */
interface Place {
  at: number;
  length: number;
  isEmblem?: boolean;
}

/** Whether a position is inside the subject's phrase, or names the business that the subject represents. */
const isWithin = (at: number, subject: Place): boolean =>
  (subject.length > 1 || subject.isEmblem === true) && subject.at <= at && at < subject.at + subject.length;

const broughtBy = (themes: readonly string[]): Wear[] =>
  themes.flatMap((theme) => PROFESSIONS[theme]?.brings ?? []).map(wearing);

/** Words that mean only an item of this kind: the stick of a hockey player is no twig. */
const KINDS: Readonly<Record<string, string>> = { helmet: '_helmet', stick: '_stick', ball: 'ball' };

/** Replaces a general "hat" by the hat of the profession, if the profession has one. */
export function settled(noun: PromptNoun, tokens: readonly Token[], themes: readonly string[]): PromptNoun {
  const word = wordAt(tokens, noun.at);
  const kind = Object.hasOwn(KINDS, word) ? (KINDS[word] ?? '') : '';
  if (noun.kind !== 'garment' || noun.length > 1 || (!kind && !OPEN_WORDS.has(word))) return noun;
  const before = wordAt(tokens, noun.at - 1);
  const roles = Object.hasOwn(PROFESSIONS, before) ? [before, ...themes] : themes;
  const brought = broughtBy(roles).find(({ item }) => placeOf(item) === placeOf(noun.item) && item.endsWith(kind));
  return brought ? { ...noun, item: brought.item } : noun;
}

/** What influences the items of a character besides the nouns of the prompt. */
interface BesidesNamed {
  /** The items that its verbs imply. */
  deeds?: readonly Wear[];
  /** The usual clothes of its age. */
  usual?: readonly Wearing[] | undefined;
  /** Places at which nothing can be worn. */
  bare?: ReadonlySet<WornPlace>;
  /** The size factors of items, by noun. */
  sizes?: ReadonlyMap<PromptNoun, number>;
  /** The marks that are printed on items, by the position of the item's noun. */
  marks?: ReadonlyMap<number, NonNullable<Wear['mark']>>;
  /** The body parts that held items stand on, by noun. */
  perches?: ReadonlyMap<PromptNoun, Perch>;
  /** The hands that hold items, by noun. */
  hands?: ReadonlyMap<PromptNoun, Hand>;
}

type GarmentNoun = Extract<PromptNoun, { kind: 'garment' }>;

/** The colour of an item, which may be at another mention of it: "a fox with a scarf. The scarf is red". */
const colorOf = (noun: GarmentNoun, nouns: readonly PromptNoun[], uses: readonly ColorUse[]): string | null =>
  [noun, ...nouns.filter((other) => other.kind === 'garment' && other.item === noun.item)]
    .map((mention) => uses.find((use) => use.noun === mention)?.color)
    .find((color) => color !== undefined) ?? null;

/** Whether a noun is for both hands: more than one of the only kind of thing that is held, as in "two balloons". */
const isInBothHands = (noun: GarmentNoun, nouns: readonly PromptNoun[]): boolean =>
  isHeld(noun.item) &&
  noun.isCounted === true &&
  !nouns.some((one) => one !== noun && one.kind === 'garment' && isHeld(one.item) && one.item !== noun.item);

/** The item that a noun names, as the prompt describes it. What finds its place on the body taken is held. */
function namedItem(
  noun: GarmentNoun,
  color: string | null,
  { sizes, marks, perches, hands }: BesidesNamed,
  wear: ReadonlyMap<WornPlace, Wear>,
): Wear {
  const { item } = noun;
  const [size, mark, hand, asked] = [sizes?.get(noun), marks?.get(noun.at), hands?.get(noun), perches?.get(noun)];
  const on = asked && !wear.has(spotOf({ item, on: asked })) ? asked : undefined;
  const place = on ? { on } : hand ? { hand } : {};
  return { item, color, ...(mark ? { mark } : {}), ...place, ...(size === undefined ? {} : { size }) };
}

/** Puts a named item at its place, or into the other hand; one that is there already is the same item. */
function putOn(wear: Map<WornPlace, Wear>, named: Wear): void {
  const own = spotOf(named);
  const place = wear.has(own) ? (OTHER_HAND[own] ?? own) : own;
  if (!wear.has(place) && wear.get(own)?.item !== named.item) wear.set(place, named);
}

/**
 * The items that a character wears and holds, in order of priority: named in the prompt, implied by verbs, outfit of
 * the profession, usual for the age. An item whose place is taken or `bare` is left out.
 */
export function wearOf(
  nouns: readonly PromptNoun[],
  uses: readonly ColorUse[],
  themes: readonly string[],
  besides: BesidesNamed,
): Wear[] {
  const { deeds = [], usual = [], bare = new Set() } = besides;
  const wear = new Map<WornPlace, Wear>();
  for (const noun of nouns) {
    if (noun.kind !== 'garment') continue;
    const named = namedItem(noun, colorOf(noun, nouns, uses), besides, wear);
    if (named.on === undefined && isInBothHands(noun, nouns)) wear.set(spotOf(named), { ...named, both: true });
    else putOn(wear, named);
  }
  const isFull = [...wear.values()].some(({ both }) => both);
  for (const brought of [...deeds, ...broughtBy(themes), ...usual.map(wearing)]) {
    const place = placeOf(brought.item);
    const isFree = !wear.has(place) && !bare.has(place) && !(isFull && isHeld(brought.item));
    if (isFree) wear.set(place, brought);
  }
  return [...wear.values()];
}
