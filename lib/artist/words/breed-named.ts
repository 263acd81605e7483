import type { SpeciesId } from '../species';
import { BREEDS } from '../species/breeds';
import { linkOf } from './governing';
import type { PromptNoun } from './prompt-noun';
import { type Token, wordAt } from './tokens';

/** The breed of a species that a single word names. */
export const breedOf = (species: SpeciesId, word: string) =>
  BREEDS[species]?.find(({ words = '', alone = '' }) => `${words} ${alone}`.split(' ').includes(word));

/** The breed of a species that the prompt names outside the names of items; null if it names none. */
export function breedNamed(species: SpeciesId, tokens: readonly Token[], nouns: readonly PromptNoun[]): string | null {
  const isOfItem = (at: number) =>
    nouns.some((noun) => noun.kind === 'garment' && at >= noun.at && at < noun.at + noun.length);
  for (const [at, { word }] of tokens.entries()) {
    // Who eats honey is no honey bear.
    if (isOfItem(at) || /^(?:eat|drink|lik|lov)(?:s|es|ing|e)?$/.test(linkOf(tokens, at))) continue;
    const breed = breedOf(species, `${word}_${wordAt(tokens, at + 1)}`) ?? breedOf(species, word);
    if (breed) return breed.title;
  }
  return null;
}
