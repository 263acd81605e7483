import type { ColorRegion } from '@/lib/core/sheet/vocabulary';
import { colorValue } from './color-value';
import type { GarmentId, Wear } from './garment-ids';
import type { ColorUse } from './nouns-and-colors';
import type { PromptNoun } from './prompt-noun';
import { type Token, wordAt } from './tokens';

/** A colour that an item or region has besides its first. */
export interface SecondColor {
  place: ColorRegion | GarmentId;
  /** Hex. */
  color: string;
  /** Its place among the further colours of the same noun, from 0. */
  rank: number;
  /** The detail that has it, such as "button" or "dot"; null for a noun with several colours. */
  detail: string | null;
}

/** The largest distance from "with" to a detail: "a coat with big shiny golden buttons". */
const DETAIL_REACH = 5;

/** The colour before a detail of an item: "golden" in "a coat with golden buttons". */
function detailsOf(tokens: readonly Token[], { at, length }: PromptNoun): { color: string; detail: string }[] {
  const link = at + length;
  if (!/^(?:with|and)$/.test(wordAt(tokens, link))) return [];
  for (let end = link + 1; end <= link + DETAIL_REACH; end += 1) {
    const color = colorValue(wordAt(tokens, end));
    const detail = wordAt(tokens, end + 1);
    if (color !== null && colorValue(detail) === null) return /^\p{L}/u.test(detail) ? [{ color, detail }] : [];
    if (!/^\p{L}/u.test(wordAt(tokens, end))) return [];
  }
  return [];
}

/** The colours of a noun after its first, without repetitions. */
const furtherOf = (uses: readonly ColorUse[], isNoun: (noun: PromptNoun) => boolean): string[] =>
  [...new Set(uses.flatMap(({ noun, color }) => (noun && isNoun(noun) ? [color] : [])))].slice(1);

const ranked = (place: ColorRegion | GarmentId, colors: string[]): SecondColor[] =>
  colors.map((color, rank) => ({ place, color, rank, detail: null }));

/**
 * The further colours of what a character wears and of its regions: "a black and white striped shirt", "a green sweater
 * with white dots".
 */
export function secondColorsOf(
  tokens: readonly Token[],
  nouns: readonly PromptNoun[],
  uses: readonly ColorUse[],
  wear: readonly Wear[],
): SecondColor[] {
  const regions = [...new Set(nouns.flatMap((noun) => (noun.kind === 'region' ? [noun.region] : [])))];
  return [
    ...wear.flatMap(({ item }) =>
      ranked(
        item,
        furtherOf(uses, (noun) => noun.kind === 'garment' && noun.item === item),
      ),
    ),
    ...regions.flatMap((region) =>
      ranked(
        region,
        furtherOf(uses, (noun) => noun.kind === 'region' && noun.region === region),
      ),
    ),
    ...nouns.flatMap((noun) =>
      noun.kind === 'garment' && wear.some(({ item }) => item === noun.item)
        ? detailsOf(tokens, noun).map((found) => ({ place: noun.item, rank: 0, ...found }))
        : [],
    ),
  ];
}
