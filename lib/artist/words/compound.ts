import { SPECIES } from '../species';
import { isDeed } from './deeds';
import type { PromptNoun } from './prompt-noun';
import { SUBJECT_WORDS } from './subjects';
import { type Token, wordAt } from './tokens';

/** Words that may follow the last noun of a noun phrase. */
const PHRASE_ENDS = new Set(
  (
    'with in on at by for of from who that which as and or wearing wears holding holds carrying carries riding ' +
    'doing is has having eating drinking playing named called'
  ).split(' '),
);

/**
 * Suffixes of verbs, adverbs and nouns for people; after a thing such a word is not its head noun: "a cup dancing", "a
 * teapot pianist".
 */
const DEEDS_AND_PEOPLE = ['ing', 'ed', 'ly', 'ist', 'ian', 'man', 'woman'] as const;

/** Measure words, which do not change what the thing is: both "a bar of soap" and "a soap bar" are soap. */
const MEASURES = new Set(
  'bar bulb piece slice strand post stick clove pod stalk ball pair set pack bunch wedge roll tube jar tin can'.split(
    ' ',
  ),
);

/** Whether a word after a thing only measures it: the "roll" of "toilet paper roll". */
export const isMeasure = (word: string): boolean => MEASURES.has(word);

const isWord = (token: Token | undefined): token is Token => token !== undefined && /\p{L}/u.test(token.text);

/** Whether a noun phrase ends before this token. */
const endsPhrase = (token: Token | undefined): boolean => !isWord(token) || PHRASE_ENDS.has(token.word);

/**
 * Whether the noun at a position only modifies the thing after it, as in "dog house". The last noun of an English
 * compound is its head.
 */
export function describesNext(tokens: readonly Token[], at: number, length: number): boolean {
  const next = at + length;
  const word = wordAt(tokens, next);
  // "Hot sauce bottle" is one thing that has two names in the table; nothing is modified.
  if (isDeed(word) || (length > 1 && SUBJECT_WORDS.has(`${tokens[next - 1]?.word}_${word}`))) return false;
  const pair = SUBJECT_WORDS.get(`${word}_${wordAt(tokens, next + 1)}`);
  const species = pair ?? SUBJECT_WORDS.get(word);
  if (!species || SPECIES[species].archetype !== 'object' || (!pair && MEASURES.has(word))) return false;
  return endsPhrase(tokens[next + (pair ? 2 : 1)]);
}

/**
 * The unknown head noun of a compound whose modifier names a known thing: the "pit" of "a fire pit". Null if there is
 * none.
 */
export function unknownHead(
  tokens: readonly Token[],
  { at, length }: { at: number; length: number },
  isUnknown: (token: Token | undefined) => boolean,
): string | null {
  const head = at < 0 ? undefined : tokens[at + length];
  if (!head || !isUnknown(head) || !endsPhrase(tokens[at + length + 1])) return null;
  if (MEASURES.has(head.word)) return null;
  return DEEDS_AND_PEOPLE.some((ending) => head.word.endsWith(ending)) ? null : head.text.toLowerCase();
}

/**
 * The last noun of an item's English name that begins with the subject's word: "brush" if "toilet" was taken for the
 * subject of "a toilet brush". Null if no item has that name, if it is in another language, where the first noun is the
 * main one, or if it also names a subject.
 */
export function itemHead(
  tokens: readonly Token[],
  { at, length }: { at: number; length: number },
  nouns: readonly PromptNoun[],
): string | null {
  const item = nouns.find((noun) => noun.kind === 'garment' && noun.at === at && noun.length === length + 1);
  const head = tokens[at + length];
  if (item?.kind !== 'garment' || !head || MEASURES.has(head.word)) return null;
  const name = tokens.slice(at, at + item.length).map(({ word }) => word);
  return item.item === name.join('_') && !SUBJECT_WORDS.has(item.item) ? head.text.toLowerCase() : null;
}
