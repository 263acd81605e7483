import { SPECIES } from '../species';
import { isDeed } from './deeds';
import { SUBJECT_WORDS } from './subjects';
import type { Token } from './tokens';

/** Words that may follow the last noun of a noun phrase. */
const PHRASE_ENDS = new Set(
  (
    'with in on at by for of from who that which as and or wearing wears holding holds carrying carries riding ' +
    'doing is has having eating drinking playing named called'
  ).split(' '),
);

/** Endings of words that say what somebody does or is: "a cup dancing", "a teapot pianist". */
const DEEDS_AND_PEOPLE = ['ing', 'ed', 'ly', 'ist', 'ian', 'man', 'woman'] as const;

/** Words that say how much of a thing there is: a bar of soap is soap, and so is a soap bar. */
const MEASURES = new Set(
  'bar bulb piece slice strand post stick clove pod stalk ball pair set pack bunch wedge'.split(' '),
);

const isWord = (token: Token | undefined): token is Token => token !== undefined && /\p{L}/u.test(token.text);

/** Whether a noun phrase ends before this token. */
const endsPhrase = (token: Token | undefined): boolean => !isWord(token) || PHRASE_ENDS.has(token.word);

/**
 * Whether the noun at a place only describes the thing named after it, as in "dog house": the last noun of an English
 * compound is what it is.
 */
export function describesNext(tokens: readonly Token[], at: number, length: number): boolean {
  const next = at + length;
  const word = tokens[next]?.word ?? '';
  // Both words of "hot sauce bottle" are of one thing: nothing is described.
  if (isDeed(word) || (length > 1 && SUBJECT_WORDS.has(`${tokens[next - 1]?.word}_${word}`))) return false;
  const pair = SUBJECT_WORDS.get(`${word}_${tokens[next + 1]?.word ?? ''}`);
  const species = pair ?? SUBJECT_WORDS.get(word);
  if (!species || SPECIES[species].archetype !== 'object' || (!pair && MEASURES.has(word))) return false;
  return endsPhrase(tokens[next + (pair ? 2 : 1)]);
}

/**
 * The unknown noun that a thing's name only describes, such as the pit of "a fire pit"; null where there is none.
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
