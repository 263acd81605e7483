import { toOklch } from '@/lib/core/color/oklch';
import type { Wear } from './words/garment-ids';
import { COLORS } from './words/colors';

/** "a, b and c". */
export const listed = (items: readonly string[]): string =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${items.at(-1)}` : (items[0] ?? '');

/** The text with a capital at its start. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Words with the article that they take: "an apron". */
export const withArticle = (words: string): string => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;

/** A garment or prop in words: "knight helmet". */
export const itemWords = (item: string): string => item.replace(/^small_|_(?:prop|thing)$/g, '').replaceAll('_', ' ');

/** The first name of each colour, which is the English one: other languages follow it in the table. */
const NAMES = new Map(
  Object.entries(COLORS)
    .toReversed()
    .map(([name, color]) => [color, name]),
);

/** A colour by the name that words gave it, or as it is written. */
export const colorWords = (color: string): string => NAMES.get(color) ?? color;

/** Everyday names of colours. */
const PLAIN_COLORS = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'navy',
  'teal',
  'purple',
  'pink',
  'brown',
  'beige',
  'black',
  'white',
  'gray',
] as const;

/** A colour as a point; lightness counts less, since names tell hues apart better. */
function pointOf(hex: string): [number, number, number] {
  const { l, c, h } = toOklch(hex);
  return [l * 0.6, c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
}

/** How far two colours are from sharing a name. */
export function unlike(one: string, two: string): number {
  const point = pointOf(two);
  return Math.hypot(...pointOf(one).map((value, i) => value - (point[i] ?? 0)));
}

/** The plain name of the nearest colour that has one: "orange". */
export function nearestColor(hex: string): string {
  const far = (name: string): number => unlike(COLORS[name] ?? '#888888', hex);
  return PLAIN_COLORS.reduce<string>((best, name) => (far(name) < far(best) ? name : best), PLAIN_COLORS[0]);
}

/** Garments that take no "a", because they are plural or uncountable. */
const PLAIN = /(s|armor)$/;

/** A garment in words, with its colour when the prompt gave it one: "a red scarf", "glasses". */
export function wearWords({ item, color }: Wear): string {
  const words = `${color ? `${colorWords(color)} ` : ''}${itemWords(item)}`;
  return PLAIN.test(item) ? words : withArticle(words);
}
