import { inEnglish } from './translate';

/** Whether a text contains words, after emoji and other scripts are translated to English. */
export const hasWords = (text: string): boolean => /\p{L}/u.test(inEnglish(text));
