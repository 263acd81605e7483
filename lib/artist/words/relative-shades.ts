import type { ColorRegion } from '@/lib/core/sheet/vocabulary';
import { adjusted } from './color-value';
import type { PromptNoun } from './prompt-noun';
import { type Token, wordAt } from './tokens';

/** The change of a colour that a comparative names: OKLCH lightness is added, chroma multiplied. */
const SHADES: Readonly<Record<string, readonly [lightness: number, chroma: number]>> = {
  lighter: [0.12, 0.7],
  paler: [0.14, 0.6],
  brighter: [0.06, 1.15],
  darker: [-0.14, 0.95],
  deeper: [-0.11, 1.1],
};

/** The shade of a region that a comparative before it names; undefined if there is none. */
const shadeOf = (tokens: readonly Token[], noun: PromptNoun) => {
  const word = wordAt(tokens, noun.at - 1);
  return noun.kind === 'region' && Object.hasOwn(SHADES, word) ? SHADES[word] : undefined;
};

/** The positions of such comparatives. */
export const relativePlaces = (tokens: readonly Token[], nouns: readonly PromptNoun[]): number[] =>
  nouns.flatMap((noun) => (shadeOf(tokens, noun) ? [noun.at - 1] : []));

/** The colours of regions that are lighter or darker than the body: "mint green with a lighter belly". */
export const relativeShades = (
  tokens: readonly Token[],
  nouns: readonly PromptNoun[],
  body: string,
): Partial<Record<ColorRegion, string>> =>
  Object.fromEntries(
    nouns.flatMap((noun) => {
      const shade = shadeOf(tokens, noun);
      return noun.kind === 'region' && noun.region !== 'body' && shade
        ? [[noun.region, adjusted(body, shade)] as const]
        : [];
    }),
  );
