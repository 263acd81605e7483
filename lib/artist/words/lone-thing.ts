import { COLORS } from './colors';
import { PROFESSIONS } from './professions';
import { type Token, wordAt } from './tokens';
import { isCalledFor } from './unknown-subject';

const GOES_ON = new Set(
  (
    'with in wearing holding carrying who that which on at as from doing riding playing is has having standing ' +
    'sitting waving dressed for and between'
  ).split(' '),
);

/** Words after which the first word of a prompt is its subject: "lemon with legs". */
const LEADS_ON = new Set('with wearing holding carrying who that riding dressed'.split(' '));

const HELD = new Set(
  'holding carrying eating peeling drinking throwing catching juggling selling offering with and'.split(' '),
);

/** Whether a word is a predicate of the noun before it: "the cat is orange". */
export const isPredicate = (tokens: readonly Token[], at: number): boolean =>
  /^(?:is|are|was|were)$/.test(wordAt(tokens, at - 1)) ||
  /^(?:he|she|it|they)['’](?:s|re)$/i.test(tokens[at - 1]?.text ?? '');

/**
 * Whether an ambiguous word, which is also a colour or a filler, is a noun at its position. It is one after an article
 * and adjectives if no noun follows: "an orange with a hat", but not "an orange hat".
 */
export function standsAlone(tokens: readonly Token[], at: number): boolean {
  if (isPredicate(tokens, at)) return false;
  const next = wordAt(tokens, at + 1);
  const isMoved = next === 'to' && /^(?:the|his|her|its|their)$/.test(wordAt(tokens, at + 2));
  const isLast =
    isMoved || !/\p{L}|\d/u.test(next) || (GOES_ON.has(next) && !(next === 'and' && isColor(tokens[at + 2])));
  if (!isLast && !Object.hasOwn(PROFESSIONS, next)) return false;
  const before = wordAt(tokens, at - 1);
  if (next === 'in' && isHandAt(tokens, at + 2)) return true;
  const isHeld = /^(a|an|the|some)$/.test(before) && HELD.has(wordAt(tokens, at - 2));
  const isFirst = before === '' && LEADS_ON.has(next);
  return isHeld || isFirst || (before !== '' && !isColorList(tokens, at) && isCalledFor(tokens, at));
}

/** Whether "one hand" or "its left paw" begins at a position. */
const isHandAt = (tokens: readonly Token[], at: number): boolean =>
  /^(?:one|a|the|its|his|her|their|each)$/.test(wordAt(tokens, at)) &&
  [at + 1, at + 2].some((place) => /^(?:hand|paw|hoof|claw|wing)$/.test(wordAt(tokens, place)));

const isColor = (token: Token | undefined): boolean => token !== undefined && Object.hasOwn(COLORS, token.word);

/** Whether a colour word is one of a list: "red and orange", "cream, coral". */
const isColorList = (tokens: readonly Token[], at: number): boolean =>
  /^(?:and|,)$/.test(wordAt(tokens, at - 1)) && isColor(tokens[at - 2]);
