/** A conflicting token, part or field in words. */
export const clashTitle = (clash: string): string => clash.replace(/^\$/, '').replaceAll('_', ' ');
