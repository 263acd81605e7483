import { GARMENT_WORDS } from './garment-words';
import { SUBJECT_WORDS } from './subjects';
import { type Token, wordAt } from './tokens';

/** Words before a noun phrase: articles, possessives and numbers. */
export const ARTICLES = /^(a|an|the|his|her|its|their|some|two|three|four|five|many|several)$/;

/** Verbs and prepositions whose object is held, worn or used. */
export const HOLDING = new RegExp(
  '^(hold|holds|holding|carry|carries|carrying|wears|with|wearing|eating|drinking|love|like|loving|read|' +
    'reading|play|playing|riding|walking|throwing|selling|baking|making|fixing|repairing|feeding|hugging|' +
    'kicking|lifting|smoking|catching|chasing|juggling|balancing|washing|delivering|pushing|pulling|painting|' +
    'cooking|serving|sipping|slurping|munching|nibbling|licking|pouring|tossing|swinging|dribbling|stirring|' +
    'wielding|clutching|gripping|grasping|raising|offering|waving|mit|con|avec|com)$',
);

/** Words before a noun that is near the subject or belongs to it. */
export const BESIDE = /^(and|at|on|in|near|by|using|under|beside|behind|from|for|of)$/;

/** Verbs of a client whose object follows "for": "looking for a fox". */
const SEEKING = /^(?:looking|searching|asking|hoping)$/;

/** Words of a client before "like" or "love": "we'd love a ram", "I would like an owl". */
const WISHES = /^(?:would|wed|id|theyd|d)$/;

/** Whether the word at a position is the verb of a client's wish. */
export const isWish = (tokens: readonly Token[], at: number): boolean =>
  (/^(?:like|love)$/.test(wordAt(tokens, at)) && WISHES.test(wordAt(tokens, at - 1))) ||
  (tokens[at]?.word === 'like' && tokens[at - 1]?.word === 'something');

/** How many words to look back from a noun for its verb or preposition, as in "holding a big red ball". */
const LINK_REACH = 3;

/** Whether a word is a participle with an object after it: "blowing a whistle". */
const isDoing = (tokens: readonly Token[], at: number): boolean => {
  const word = wordAt(tokens, at);
  const isVerb =
    word.endsWith('ing') &&
    /[aeiouy]/u.test(word.slice(0, -3)) &&
    !SUBJECT_WORDS.has(word) &&
    !Object.hasOwn(GARMENT_WORDS, word);
  return isVerb && ARTICLES.test(wordAt(tokens, at + 1));
};

/**
 * The verb or preposition that governs a subject, before its article and adjectives; '' if there is none. A verb with
 * an object counts as "holding".
 */
export function linkOf(tokens: readonly Token[], at: number, ofPortion = false): string {
  for (let index = at - 1; index >= Math.max(0, at - 1 - LINK_REACH); index -= 1) {
    const word = wordAt(tokens, index);
    if (word === 'of' && PORTIONS.has(wordAt(tokens, index - 1)))
      return ofPortion ? '' : linkOf(tokens, index - 1, true);
    const isAdjective = word.endsWith('ing') && ARTICLES.test(wordAt(tokens, index - 1));
    if (word === 'for' && SEEKING.test(wordAt(tokens, index - 1))) return '';
    if (isWish(tokens, index)) return '';
    if (!isAdjective && (HOLDING.test(word) || BESIDE.test(word))) return word;
    if (isDoing(tokens, index)) return 'holding';
    if (!/\p{L}/u.test(word) || WHOLE.has(word)) return '';
    if (ARTICLES.test(word)) return governs(tokens, index - 1);
  }
  return '';
}

/** The word before an article as the one that governs the noun after it. */
function governs(tokens: readonly Token[], at: number): string {
  if (isWish(tokens, at)) return '';
  return isDoing(tokens, at) ? 'holding' : wordAt(tokens, at);
}

/** Whether the noun at a position is somebody whom another person holds or is with: "a mother with a baby". */
export const isHeldByPerson = (tokens: readonly Token[], at: number): boolean =>
  HOLDING.test(linkOf(tokens, at)) && tokens.slice(0, at).some(({ word }) => SUBJECT_WORDS.get(word) === 'person');

/** Measure words: "a ball of yarn", "a slice of cake" and "a pair of scissors" are the thing after "of". */
export const PORTIONS = new Set(
  (
    'ball slice piece bar roll bunch pair pile loaf jar can carton box bag ear stick bowl glass mug bottle pot ' +
    'plate stack'
  ).split(' '),
);

/** Words at which the search for a governing word stops. */
const WHOLE = new Set(['who', 'that', 'which', 'is', 'as', 'like']);
