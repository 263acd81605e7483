import { PROFESSIONS } from './professions';
import { SUBJECT_WORDS } from './subjects';
import type { Token } from './tokens';

const isPutOn = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 4), at).some(({ word }) => /^(in|wearing|wear|trench|winter|rain|lab)$/.test(word));

/** Whether a prompt names somebody without fur, or a profession, which is dressed. */
const isOnPerson = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => SUBJECT_WORDS.get(word) === 'person' || Object.hasOwn(PROFESSIONS, word));

/** Whether the word at a position is a coat to wear and not fur, as in "in a red coat". */
export const isCoat = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'coat' && (isPutOn(tokens, at) || isOnPerson(tokens));
