/** Gives the name of a clash in words: of a token, a part or a field. */
export const clashTitle = (clash: string): string => clash.replace(/^\$/, '').replaceAll('_', ' ');
