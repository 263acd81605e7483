import { sentence, withArticle } from './say';
import { SPECIES, type SpeciesId } from './species';
import type { Brief } from './words/brief';

/** Which species stands in for what was asked: "a cat stands in for the manul". */
export const standInWords = (species: SpeciesId, wished: string): string =>
  `${withArticle(SPECIES[species].title)} stands in for the ${wished}`;

/** A sentence that says what stands in for what was asked; null where that is drawn for itself. */
export const standInSentence = ({ species, standsInFor }: Brief): string | null =>
  standsInFor === null ? null : sentence(`${standInWords(species, standsInFor)}, which is not drawn yet.`);
