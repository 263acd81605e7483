import type { SpeciesId } from '../species';
import { HOLDING, linkOf } from './governing';
import type { PromptNoun } from './prompt-noun';
import { placeOf } from './places';
import { SUBJECT_WORDS } from './subjects';
import { type Token, wordAt } from './tokens';

/** Words for parts that the drawing of a species already has; they are not drawn as items. */
const DRAWN_WITH: Readonly<Partial<Record<SpeciesId, string>>> = {
  hen: 'comb wattle',
  rooster: 'comb wattle',
  turkey: 'wattle',
  mushroom: 'cap stem stalk gill',
  sunflower: 'leaf petal stem',
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
  mailbox: 'flag letter mail email',
  thermostat: 'dial number degree temperature',
  fire_extinguisher: 'hose nozzle fire_hose',
  tram: 'pantograph headlight',
};

const WORDS: ReadonlyMap<SpeciesId, ReadonlySet<string>> = new Map(
  Object.entries(DRAWN_WITH).map(([id, words]) => [id as SpeciesId, new Set(words.split(' '))]),
);

/** A word that turns one species into a more specific one: a cloud with lightning is a storm cloud. */
const BECOMES: readonly (readonly [from: SpeciesId, words: string, to: SpeciesId])[] = [
  ['cloud', 'lightning thunder thunderbolt thunderstorm storm', 'storm_cloud'],
  ['jam_jar', 'honey', 'honey'],
  ['bottle', 'ketchup mustard mayonnaise mayo sriracha sauce salsa', 'sauce_bottle'],
  ['pig', 'bank coin slot savings', 'piggy_bank'],
  ['cloud', 'rain raindrop drizzle rainy raining', 'rain_cloud'],
];

/** Whether a word names a part that the drawing of a species already has. */
export const isDrawnWith = (species: SpeciesId, word: string): boolean =>
  (WORDS.get(species)?.has(word) ?? false) ||
  BECOMES.some(([, words, to]) => to === species && words.split(' ').includes(word));

/** The more specific species that the other words of a prompt ask for; else the species itself. */
export function inFull(species: SpeciesId, tokens: readonly Token[]): SpeciesId {
  const words = new Set(tokens.map(({ word }) => word));
  const richer = BECOMES.find(([from, named]) => from === species && named.split(' ').some((word) => words.has(word)));
  return richer?.[2] ?? species;
}

/** The subject of a prompt with the position and number of its tokens. */
interface Named {
  species: SpeciesId;
  at: number;
  length: number;
}

/**
 * Whether a noun belongs to the subject and is not an item that it carries: part of its name, its measure, its
 * container or its content. Examples are the bowl of "a bowl of soup" and the coffee of "a cup of coffee".
 */
export function isOfSubject(
  tokens: readonly Token[],
  { at, length, ...noun }: PromptNoun,
  { species, at: subjectAt, length: subjectLength }: Named,
): boolean {
  if (noun.kind !== 'garment') return false;
  const [end, subjectEnd] = [at + length, subjectAt + subjectLength];
  if (isDrawnWith(species, wordAt(tokens, at))) return !isInHand(tokens, at, end);
  if (subjectAt < 0) return false;
  const isName = at < subjectEnd && end > subjectAt;
  const isMeasure = tokens[end]?.word === 'of' && subjectAt === end + 1;
  const isContent = tokens[subjectEnd]?.word === 'of' && at === subjectEnd + 1;
  const isTail = at === subjectEnd && SUBJECT_WORDS.has(`${tokens[at - 1]?.word}_${tokens[at]?.word}`);
  const place = placeOf(noun.item);
  const isKindOf = end === subjectAt && (place === 'held' || place === 'held_too');
  return isName || isMeasure || isContent || isTail || isKindOf || isNamedAgain(tokens, at, subjectAt);
}

/** Whether a noun is said to be in a hand: "holding a coin", "with a coin in its hand". */
const isInHand = (tokens: readonly Token[], at: number, end: number): boolean =>
  /^(?:hold|holds|holding|carrying|clutching|waving)$/.test(linkOf(tokens, at)) ||
  (wordAt(tokens, end) === 'in' &&
    [end + 1, end + 2].some((place) => /^(?:hand|paw|arm|wing|hoof|claw|fist)$/.test(wordAt(tokens, place))));

/** Whether a noun only names the subject once more: "A potato. Just a potato with tiny legs". */
const isNamedAgain = (tokens: readonly Token[], at: number, subject: number): boolean =>
  tokens[at]?.word === tokens[subject]?.word && !HOLDING.test(linkOf(tokens, at));
