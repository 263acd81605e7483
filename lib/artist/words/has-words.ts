import { inEnglish } from './translate';

/** Whether a text has words to draw from, in any language that is read. */
export const hasWords = (text: string): boolean => /\p{L}/u.test(inEnglish(text));
