import type { PromptNoun } from './prompt-noun';
import { ITEM_SIZES, placeOf } from './places';
import { type Token, wordAt } from './tokens';

/** Size adjectives with their factor on the size of what they describe. */
const SIZES: Readonly<Record<string, number>> = {
  tiny: 0.5,
  mini: 0.5,
  small: 0.68,
  little: 0.68,
  short: 0.72,
  stubby: 0.72,
  big: 1.3,
  large: 1.3,
  long: 1.35,
  tall: 1.35,
  huge: 1.5,
  giant: 1.5,
  enormous: 1.5,
  massive: 1.5,
  winzig: 0.5,
  klein: 0.68,
  gross: 1.3,
  lang: 1.35,
  pequeno: 0.68,
  grande: 1.3,
  largo: 1.35,
  petit: 0.68,
  petite: 0.68,
  grand: 1.3,
  piccolo: 0.68,
  piccola: 0.68,
};

const USUAL = 1;

/** The largest distance in words from a size adjective to its noun: "tiny curved horns". */
const REACH_WORDS = 2;

const stemOf = (word: string): string => word.replace(/(?:er|es|en|em|e)$/, '');

/** Whether a word is an adjective of size. */
export const isSizeWord = (word: string): boolean => [word, stemOf(word)].some((each) => Object.hasOwn(SIZES, each));

/** The factor of the size adjective before a position; null if there is none. */
function sizeBefore(tokens: readonly Token[], at: number): number | null {
  for (let back = 1; back <= REACH_WORDS; back += 1) {
    const word = wordAt(tokens, at - back);
    const size = [word, stemOf(word)].find((each) => Object.hasOwn(SIZES, each));
    if (size) return SIZES[size] ?? null;
  }
  return null;
}

/** The factor on the size of horns that the prompt states; 1 by default. */
export function hornSizeOf(tokens: readonly Token[], nouns: readonly PromptNoun[]): number {
  const horns = nouns.filter(
    (noun) =>
      noun.kind === 'region' &&
      noun.region === 'horns' &&
      /^(?:horn|hornern|horner|cuerno|corne)$/.test(wordAt(tokens, noun.at)),
  );
  return horns.map(({ at }) => sizeBefore(tokens, at)).find((size) => size !== null) ?? USUAL;
}

/** The size factors of items that the prompt states, by noun. */
export const itemSizes = (tokens: readonly Token[], nouns: readonly PromptNoun[]): Map<PromptNoun, number> =>
  new Map(
    nouns.flatMap((noun) => {
      const size = noun.kind === 'garment' && ITEM_SIZES[placeOf(noun.item)] ? ownSize(tokens, nouns, noun) : null;
      return size === null ? [] : [[noun, size] as const];
    }),
  );

/** The size factor of a noun's own adjectives. In "a big fox hat" the adjective belongs to the fox. */
function ownSize(tokens: readonly Token[], nouns: readonly PromptNoun[], { at }: PromptNoun): number | null {
  const before = wordAt(tokens, at - 1);
  const isFirst = !nouns.some((noun) => noun.at < at && noun.at + noun.length > at - REACH_WORDS);
  return isSizeWord(before) || (isFirst && /\p{L}/u.test(before)) ? sizeBefore(tokens, at) : null;
}
