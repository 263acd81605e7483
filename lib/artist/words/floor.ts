import type { FloorThing } from './garment-ids';
import { HOLDING } from './governing';
import type { ColorUse } from './nouns-and-colors';
import type { PromptNoun } from './prompt-noun';
import { isHeld } from './places';
import { type Token, wordAt } from './tokens';

/** Words before a thing that stands beside the character: "next to a lantern", "surrounded by books". */
const BESIDE = new Set('beside next near amid amidst among surrounded'.split(' '));
/** Matches words that may stand between such a word and the thing. */
const BETWEEN = /^\p{L}+$/u;
/** The largest distance from such a word to the thing: "next to a big red ball". */
const REACH_WORDS = 6;

/** Phrases after a thing on the floor: "a ball at its feet", "books on the floor", "a lantern next to it". */
const AFTER: readonly RegExp[] = [
  /^(?:at|by|near|before|around|on) (?:its|his|her|their|the) (?:foot|floor|ground)(?: |$)/,
  /^(?:beside|near|around) (?:it|him|her|them)(?: |$)/,
  /^next to (?:it|him|her|them)(?: |$)/,
];

/** Words after which a thing is held or worn again, besides verbs: "next to a tree and a ball". */
const HANDS = new Set('has and in who'.split(' '));

/** The positions of the words that place a thing beside the character; null if it is held. */
function besideWords(tokens: readonly Token[], noun: PromptNoun): number[] | null {
  if (noun.kind !== 'garment' || !isHeld(noun.item)) return null;
  const end = noun.at + noun.length;
  const after = tokens
    .slice(end, end + 3)
    .map(({ word }) => word)
    .join(' ');
  const length = Math.max(0, ...AFTER.map((words) => words.exec(after)?.[0].trim().split(' ').length ?? 0));
  if (length > 0) return Array.from({ length }, (_, index) => end + index);
  for (let at = noun.at - 1; at >= Math.max(0, noun.at - REACH_WORDS); at -= 1) {
    const word = wordAt(tokens, at);
    if (BESIDE.has(word)) return [at];
    if (!BETWEEN.test(word) || HANDS.has(word) || HOLDING.test(word)) return null;
  }
  return null;
}

/** Whether the prompt places a thing beside the character, and not in its hands. */
export const standsAround = (tokens: readonly Token[], noun: PromptNoun): boolean => besideWords(tokens, noun) !== null;

/** The positions of all words that place things beside the character. */
export const floorPlaces = (tokens: readonly Token[], nouns: readonly PromptNoun[]): number[] =>
  nouns.flatMap((noun) => besideWords(tokens, noun) ?? []);

/** The things on the floor around the character, alternately on the right and the left of the picture. */
export function standingOf(
  tokens: readonly Token[],
  nouns: readonly PromptNoun[],
  uses: readonly ColorUse[],
): FloorThing[] {
  const things = nouns.filter((noun) => standsAround(tokens, noun));
  return things.flatMap((noun, index) => {
    if (noun.kind !== 'garment') return [];
    const color = uses.find((use) => use.noun === noun)?.color ?? null;
    const first = { item: noun.item, color, side: index % 2 === 0 ? ('right' as const) : ('left' as const) };
    return noun.isCounted ? [first, { ...first, side: index % 2 === 0 ? 'left' : 'right' }] : [first];
  });
}
