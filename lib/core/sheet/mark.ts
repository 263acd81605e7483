import { LIMITS } from '../limits';

/** The letters or digits that can be a mark. */
export const MARK_LETTERS = new RegExp(`^[a-z0-9]{1,${LIMITS.sheet.markLetters}}$`);

/** The palette token of the mark on an item. */
export const markToken = (item: string): string => `${item}_mark`;
