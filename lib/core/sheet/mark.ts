import { LIMITS } from '../limits';

/** Matches letters and digits that can be a mark, of which there are at most `LIMITS.sheet.markLetters`. */
export const MARK_LETTERS = /^[a-z0-9]+$/;

/** Whether a text can be a mark of letters or digits. */
export const isMarkLetters = (text: string): boolean =>
  text.length <= LIMITS.sheet.markLetters && MARK_LETTERS.test(text);

/** The palette token of the mark on an item. */
export const markToken = (item: string): string => `${item}_mark`;
