import type { ColorRegion, Pattern } from '@/lib/core/sheet/vocabulary';
import type { GarmentId } from './garment-ids';
import { standsAlone } from './lone-thing';
import { ownerOf } from './color-owners';
import type { PromptNoun } from './prompt-noun';
import { type Token, wordAt } from './tokens';
import { trimmedBy } from './trimmings';

const WORDS: Readonly<Record<Pattern, string>> = {
  rainbow:
    'rainbow regenbogen regenbogenfarben arcoiris arcobaleno multicolored multicolor multicolour multicoloured ' +
    'tie_dye tie_dyed batik',
  stripes:
    'striped hooped stripy stripey pinstripe pinstriped zebra_print gestreift gestreifter gestreiftem rayado rayada ' +
    'raye rayee rigato listrado',
  spots:
    'spotted dotted polka gepunktet gepunkteter gepunktetem punteado pois tupfen speckled leopard_print ' +
    'leopard_patterned cheetah_print cow_print',
  plaid: 'plaid tartan kariert karierter kariertem schottenkaro escoces ecossais scozzese xadrez',
  checks: 'checkered checked chequered checkerboard gingham cuadros carreaux quadri',
  flowers:
    'floral flowery flowered flower_patterned flower_print hawaiian aloha geblumt geblumte ' +
    'geblumter geblumtes geblumten floreado floreada ' +
    'fleuri fleurie fiorato floreale florido',
  gradient: 'ombre gradient farbverlauf degradado degrade sfumato',
};

const BY_WORD: ReadonlyMap<string, Pattern> = new Map(
  (Object.entries(WORDS) as [Pattern, string][]).flatMap(([pattern, words]) =>
    words.split(' ').map((word) => [word, pattern] as const),
  ),
);

/** The patterns that a word for their shapes may mean. */
export const PATTERN_SHAPES: Readonly<Record<string, readonly Pattern[]>> = {
  stripe: ['stripes'],
  dot: ['spots'],
  spot: ['spots'],
  check: ['checks', 'plaid'],
  square: ['checks'],
  flower: ['flowers'],
  pattern: ['stripes', 'spots', 'checks', 'plaid', 'flowers'],
};

/** Decorations that cover a whole garment as a pattern. */
const TRIM_PATTERNS: Readonly<Record<string, Pattern>> = { dot: 'spots', spot: 'spots', stripe: 'stripes' };

/** A pattern with the number of its words: two for "tie dye". */
interface FoundPattern {
  pattern: Pattern;
  length: number;
}

/** The pattern whose words begin at a position; null if there is none, or if the word is a noun of its own. */
function patternAt(tokens: readonly Token[], at: number): FoundPattern | null {
  const word = wordAt(tokens, at);
  const pair = BY_WORD.get(`${word}_${wordAt(tokens, at + 1)}`);
  if (pair) return { pattern: pair, length: 2 };
  const pattern = BY_WORD.get(word);
  return pattern && !standsAlone(tokens, at) ? { pattern, length: 1 } : null;
}

/** Whether the word at a position belongs to a pattern of the noun next to it, as in "a rainbow scarf". */
export const isPatternAt = (tokens: readonly Token[], at: number): boolean =>
  patternAt(tokens, at) !== null || patternAt(tokens, at - 1)?.length === 2;

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
    const pattern = TRIM_PATTERNS[wordAt(tokens, noun.at)];
    if (garment && pattern) patterns[garment.item] ??= pattern;
  }
  for (const at of tokens.keys()) {
    const found = patternAt(tokens, at);
    if (!found) continue;
    const { pattern, length } = found;
    const noun = ownerOf(tokens, nounAt, at + length - 1);
    if (noun?.kind === 'garment') patterns[noun.item] ??= pattern;
    else if (noun?.kind === 'region') patterns[noun.region] ??= pattern;
    else if (pattern === 'rainbow') patterns.body ??= pattern;
  }
  return patterns;
}
