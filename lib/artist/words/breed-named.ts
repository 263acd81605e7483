import type { SpeciesId } from '../species';
import { BREEDS } from '../species/breeds';
import type { Token } from './tokens';

/** The breed of a species that a single word names. */
export const breedOf = (species: SpeciesId, word: string) =>
  BREEDS[species]?.find(({ words = '' }) => words.split(' ').includes(word));

/** The breed of a species that the prompt names; null if it names none. */
export function breedNamed(species: SpeciesId, tokens: readonly Token[]): string | null {
  for (const { word } of tokens) {
    const breed = breedOf(species, word);
    if (breed) return breed.title;
  }
  return null;
}
