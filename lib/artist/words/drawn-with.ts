import type { SpeciesId } from '../species';
import type { PromptNoun } from './nouns-and-colors';
import { placeOf } from './places';
import { SUBJECT_WORDS } from './subjects';
import type { Token } from './tokens';

/** What a subject is drawn with, by the words for it; these are never carried as well. */
const DRAWN_WITH: Readonly<Partial<Record<SpeciesId, string>>> = {
  hen: 'comb wattle',
  rooster: 'comb wattle',
  turkey: 'wattle',
  cactus: 'pot flowerpot flower plant',
  plant: 'pot flowerpot leaf',
  piggy_bank: 'coin slot money',
  cup: 'coffee tea cocoa chocolate latte espresso cappuccino',
  teapot: 'tea',
  envelope: 'letter',
  pizza: 'cheese',
  burger: 'cheese',
  lighthouse: 'light lamp',
  tent: 'flag',
  castle: 'flag tower',
  cake_thing: 'candle cherry',
  cupcake: 'cherry',
  fishbowl: 'fish goldfish',
  snowman: 'carrot coal',
};

const WORDS: ReadonlyMap<SpeciesId, ReadonlySet<string>> = new Map(
  Object.entries(DRAWN_WITH).map(([id, words]) => [id as SpeciesId, new Set(words.split(' '))]),
);

/** A subject that becomes another one by what it is named with: a cloud with lightning is a storm cloud. */
const BECOMES: readonly (readonly [from: SpeciesId, words: string, to: SpeciesId])[] = [
  ['cloud', 'lightning thunder thunderbolt thunderstorm storm', 'storm_cloud'],
  ['jam_jar', 'honey', 'honey'],
  ['bottle', 'ketchup mustard mayonnaise mayo sriracha sauce salsa', 'sauce_bottle'],
  ['pig', 'bank coin slot savings', 'piggy_bank'],
  ['cloud', 'rain raindrop drizzle rainy raining', 'rain_cloud'],
];

/** Whether a word names a part that a subject is drawn with. */
export const isDrawnWith = (species: SpeciesId, word: string): boolean =>
  (WORDS.get(species)?.has(word) ?? false) ||
  BECOMES.some(([, words, to]) => to === species && words.split(' ').includes(word));

/** The subject that a prompt means by all its words: a cloud with lightning is a storm cloud. */
export function inFull(species: SpeciesId, tokens: readonly Token[]): SpeciesId {
  const words = new Set(tokens.map(({ word }) => word));
  const richer = BECOMES.find(([from, named]) => from === species && named.split(' ').some((word) => words.has(word)));
  return richer?.[2] ?? species;
}

/** The subject of a prompt, with the place and the number of its words. */
interface Named {
  species: SpeciesId;
  at: number;
  length: number;
}

/**
 * Whether a noun belongs to the subject and is not carried by it: a part of its name, a measure of it, what it holds
 * by its nature, or what is in it. Examples are the bowl of "a bowl of soup" and the coffee of "a cup of coffee".
 */
export function isOfSubject(
  tokens: readonly Token[],
  { at, length, ...noun }: PromptNoun,
  { species, at: subjectAt, length: subjectLength }: Named,
): boolean {
  if (noun.kind !== 'garment') return false;
  const [end, subjectEnd] = [at + length, subjectAt + subjectLength];
  if (isDrawnWith(species, tokens[at]?.word ?? '')) return true;
  if (subjectAt < 0) return false;
  const isName = at < subjectEnd && end > subjectAt;
  const isMeasure = tokens[end]?.word === 'of' && subjectAt === end + 1;
  const isContent = tokens[subjectEnd]?.word === 'of' && at === subjectEnd + 1;
  const isTail = at === subjectEnd && SUBJECT_WORDS.has(`${tokens[at - 1]?.word}_${tokens[at]?.word}`);
  const place = placeOf(noun.item);
  const isKindOf = end === subjectAt && (place === 'held' || place === 'held_too');
  return isName || isMeasure || isContent || isTail || isKindOf;
}
