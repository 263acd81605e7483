import { toOklch } from '@/lib/core/color/oklch';
import type { Wear } from './words/garment-ids';
import { COLORS } from './words/colors';

/** Joins items as a list: "a, b and c". */
export const listed = (items: readonly string[]): string =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${items.at(-1)}` : (items[0] ?? '');

/** The text with its first letter in upper case. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A noun phrase with its indefinite article: "an apron". */
export const withArticle = (words: string): string => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;

/** The id of a garment or prop as words: "knight helmet". */
export const itemWords = (item: string): string => item.replace(/^small_|_(?:prop|thing)$/g, '').replaceAll('_', ' ');

/** What is printed on an item as words: "a star", "the letter M", "the number 10". */
export const markWords = (shape: string): string =>
  shape.length > 2 ? withArticle(shape) : `the ${/\d/.test(shape) ? 'number' : 'letter'} ${shape.toUpperCase()}`;

/** The first name of each colour. English names come first in the table. */
const NAMES = new Map(
  Object.entries(COLORS)
    .toReversed()
    .map(([name, color]) => [color, name]),
);

/** The name of a colour if the table has one, else the colour as it is written. */
export const colorWords = (color: string): string => NAMES.get(color) ?? color;

/** Common colour names, for describing any colour. */
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

/** A colour as a point in OKLab. Lightness counts less, since colour names depend mostly on hue. */
function pointOf(hex: string): [number, number, number] {
  const { l, c, h } = toOklch(hex);
  return [l * 0.6, c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
}

/** The distance of two colours with regard to their names. */
export function unlike(one: string, two: string): number {
  const point = pointOf(two);
  return Math.hypot(...pointOf(one).map((value, i) => value - (point[i] ?? 0)));
}

/** The common name nearest to a colour: "orange". */
export function nearestColor(hex: string): string {
  const far = (name: string): number => unlike(COLORS[name] ?? '#888888', hex);
  return PLAIN_COLORS.reduce<string>((best, name) => (far(name) < far(best) ? name : best), PLAIN_COLORS[0]);
}

/** Matches garments without an indefinite article: plural and uncountable ones. */
const PLAIN = /(s|armor)$/;

/** A garment as words after adjectives, with an article where it has one: "a red and white scarf", "glasses". */
export function itemPhrase(item: Wear['item'], adjectives: string): string {
  const words = `${adjectives ? `${adjectives} ` : ''}${itemWords(item)}`;
  return PLAIN.test(item) ? words : withArticle(words);
}

/** A garment as words, with the colour that the prompt gives it: "a red scarf", "glasses". */
export const wearWords = ({ item, color }: Wear): string => itemPhrase(item, color ? colorWords(color) : '');
