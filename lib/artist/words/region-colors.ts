import { COLOR_REGION_NAMES, type ColorRegion } from '@/lib/core/sheet/vocabulary';
import { SPECIES, type SpeciesId } from '../species';
import type { Age } from './ages';
import type { ColorUse } from './nouns-and-colors';
import type { Patterns } from './patterns';
import type { PromptNoun } from './prompt-noun';
import { relativeShades } from './relative-shades';
import type { Token } from './tokens';

/** The colours of a person's skin and hair; those in the prompt override those of the age. */
export const complexion = (
  looks: { skin: string | null; hair: string | null } | null,
  age: { hair?: string } | null,
): Partial<Record<'skin' | 'hair', string>> => {
  const hair = looks?.hair ?? age?.hair;
  return { ...(looks?.skin ? { skin: looks.skin } : {}), ...(hair ? { hair } : {}) };
};

/** Base colours for regions with a pattern, so that the pattern covers that region only. */
const underPatterns = (patterns: Patterns, species: SpeciesId): Partial<Record<ColorRegion, string>> =>
  Object.fromEntries(
    COLOR_REGION_NAMES.filter((region) => patterns[region]).map((region) => [region, SPECIES[species].colors.accent]),
  );

/** The colours that a prompt gives to regions by name. */
function namedColors(uses: readonly ColorUse[], species: SpeciesId): Partial<Record<ColorRegion, string>> {
  const colors: Partial<Record<ColorRegion, string>> = {};
  for (const { color, noun } of uses) {
    if (noun?.kind !== 'region') continue;
    // Skin is a region of a person, but the whole body of an animal.
    const region = noun.region === 'skin' && !SPECIES[species].human ? 'body' : noun.region;
    if (region === 'eyes' && colors.eyes && colors.eyes !== color) colors.left_eye ??= color;
    colors[region] ??= color;
  }
  return colors;
}

/**
 * The colours of regions. Colours that the prompt gives to a region come first; a colour without a noun is the
 * subject's.
 */
export function regionColors(
  tokens: readonly Token[],
  nouns: readonly PromptNoun[],
  uses: readonly ColorUse[],
  { species, age, patterns }: { species: SpeciesId; age: Age | null; patterns: Patterns },
): Partial<Record<ColorRegion, string>> {
  const colors = namedColors(uses, species);
  for (const { color, noun } of uses) {
    if (noun?.kind === 'garment' || noun?.kind === 'region') continue;
    if (!colors.body) colors.body = color;
    else if (!colors.belly) colors.belly = color;
    else colors.accent ??= color;
  }
  const shades = relativeShades(tokens, nouns, colors.body ?? SPECIES[species].colors.body);
  return { ...underPatterns(patterns, species), ...(age?.belly ? { belly: age.belly } : {}), ...shades, ...colors };
}
