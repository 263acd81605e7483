import { SPECIES, type SpeciesId } from '../species';
import { isDrawnWith } from './drawn-with';
import { type ColorUse, colorsOf } from './nouns-and-colors';
import type { PromptNoun } from './prompt-noun';
import { rolePlaces } from './role-modifiers';
import { SUBJECT_WORDS } from './subjects';
import { type Token, wordAt } from './tokens';

/**
 * The colours that a prompt gives to the subject, its body parts and items. Colour words in the subject's name or in a
 * role are left out, and so are those at the positions in `taken`, which other rules have read.
 */
export function usesOf(
  tokens: readonly Token[],
  nouns: readonly PromptNoun[],
  { at: subject, length, species }: { at: number; length: number; species: SpeciesId },
  taken: ReadonlySet<number>,
): ColorUse[] {
  const roles = new Set(rolePlaces(tokens));
  return colorsOf(tokens, nouns).filter(
    ({ at, noun }) =>
      (at < subject || at >= subject + length) &&
      !taken.has(at) &&
      !roles.has(at) &&
      !isOfAnother(tokens, noun, subject) &&
      !isOfBloom(tokens, at, species),
  );
}

/** Whether a colour is that of the flower that the subject has, as on a cactus. */
const isOfBloom = (tokens: readonly Token[], at: number, species: SpeciesId): boolean =>
  tokens[at + 1]?.word === 'flower' && isDrawnWith(species, 'flower');

/** Whether a colour is that of a thing besides the subject, as in "a fox with a brown caddy bin". */
function isOfAnother(tokens: readonly Token[], noun: PromptNoun | null, subject: number): boolean {
  if (noun?.kind !== 'subject' || subject < 0 || noun.at <= subject) return false;
  const species = SUBJECT_WORDS.get(wordAt(tokens, noun.at));
  return (
    species !== undefined &&
    SPECIES[species].archetype === 'object' &&
    species !== SUBJECT_WORDS.get(wordAt(tokens, subject))
  );
}
