import type { Wear } from '../words/brief';

/** "a, b and c". */
export const listed = (items: readonly string[]): string => (items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${items.at(-1)}` : (items[0] ?? ''));

/** The text with a capital at its start. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Garments that are spoken of without "a": they come in pairs, or are a stuff. */
const PLAIN = /(s|armor)$/;

/** An outfit in words: "a space helmet, mittens and a flag". */
export const outfitWords = (worn: readonly Pick<Wear, 'item'>[]): string => listed(worn.map(({ item }) => {
  const words = item.replaceAll('_', ' ');
  return PLAIN.test(words) ? words : `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
}));
