import { PROFESSIONS } from './professions';
import { SUBJECT_WORDS } from './subjects';
import { GARMENT_WORDS } from './garment-words';
import { type Token, wordAt } from './tokens';

const isPutOn = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 4), at).some(({ word }) => /^(in|wearing|wear|trench|winter|rain|lab)$/.test(word));

/** Whether a prompt names somebody without fur, or a profession, which is dressed. */
const isOnPerson = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => SUBJECT_WORDS.get(word) === 'person' || Object.hasOwn(PROFESSIONS, word));

/** What tailors put on coats. */
const TAILORED = /^(?:button|hood|pocket|belt|collar|lapel|zip|zipper|sleeve|lining)$/;

/** The largest distance from a coat to what is on it: "a navy coat with big golden buttons". */
const DETAIL_REACH = 4;

/** Whether a coat has what fur has not: "a navy coat with golden buttons". */
const isTailored = (tokens: readonly Token[], at: number): boolean =>
  wordAt(tokens, at + 1) === 'with' &&
  tokens.slice(at + 2, at + 2 + DETAIL_REACH).some(({ word }) => TAILORED.test(word));

/** Whether a coat is the next of several clothes: "a red hat and a navy coat". */
function isListedWithClothes(tokens: readonly Token[], at: number): boolean {
  const joint = [at - 2, at - 3].find((place) => wordAt(tokens, place) === 'and') ?? -1;
  return /^an?$/.test(wordAt(tokens, joint + 1)) && Object.hasOwn(GARMENT_WORDS, wordAt(tokens, joint - 1));
}

/** Whether the word at a position is a coat to wear and not fur, as in "in a red coat". */
export const isCoat = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'coat' &&
  (isPutOn(tokens, at) || isOnPerson(tokens) || isTailored(tokens, at) || isListedWithClothes(tokens, at));
