import type { ColorRegion, Pattern } from '@/lib/core/sheet/vocabulary';
import type { GarmentId } from './garment-ids';
import { standsAlone } from './lone-thing';
import { ownerOf, type PromptNoun } from './nouns-and-colors';
import type { Token } from './tokens';
import { trimmedBy } from './trimmings';

const WORDS: Readonly<Record<Pattern, string>> = {
  rainbow: 'rainbow regenbogen regenbogenfarben arcoiris arcobaleno multicolored multicolor multicolour multicoloured',
  stripes: 'striped stripy stripey gestreift gestreifter gestreiftem rayado rayada raye rayee rigato listrado',
  spots: 'spotted dotted polka gepunktet gepunkteter gepunktetem punteado pois tupfen speckled',
  gradient: 'ombre gradient farbverlauf degradado degrade sfumato',
};

const BY_WORD: ReadonlyMap<string, Pattern> = new Map(
  (Object.entries(WORDS) as [Pattern, string][]).flatMap(([pattern, words]) =>
    words.split(' ').map((word) => [word, pattern] as const),
  ),
);

/** Decorations that cover a whole garment as a pattern. */
const TRIM_PATTERNS: Readonly<Record<string, Pattern>> = { dot: 'spots', spot: 'spots', stripe: 'stripes' };

/** Whether the word at a position is a pattern of the noun next to it, as in "a rainbow scarf". */
export const isPatternAt = (tokens: readonly Token[], at: number): boolean =>
  BY_WORD.has(tokens[at]?.word ?? '') && !standsAlone(tokens, at);

/** Patterns by region or garment. A pattern of the whole body is a feature instead. */
export type Patterns = Partial<Record<ColorRegion | GarmentId, Pattern>>;

/** The patterns that a prompt gives to regions and garments. */
export function patternsOf(tokens: readonly Token[], nouns: readonly PromptNoun[]): Patterns {
  const nounAt = new Map(
    nouns
      .filter(({ at }) => !isPatternAt(tokens, at) && tokens[at - 1]?.word !== 'polka')
      .map((noun) => [noun.at, noun]),
  );
  const patterns: Patterns = {};
  for (const noun of nouns) {
    const garment = trimmedBy(tokens, noun, nouns);
    const pattern = TRIM_PATTERNS[tokens[noun.at]?.word ?? ''];
    if (garment && pattern) patterns[garment.item] ??= pattern;
  }
  tokens.forEach(({ word }, at) => {
    const pattern = BY_WORD.get(word);
    if (!pattern || !isPatternAt(tokens, at)) return;
    const noun = ownerOf(tokens, nounAt, at);
    if (noun?.kind === 'garment') patterns[noun.item] ??= pattern;
    else if (noun?.kind === 'region') patterns[noun.region] ??= pattern;
    else if (pattern === 'rainbow') patterns.body ??= pattern;
  });
  return patterns;
}
