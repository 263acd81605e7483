import { sentence, withArticle } from './say';
import { SPECIES, type SpeciesId } from './species';
import type { Brief } from './words/brief';

/** The species that is drawn in place of the requested subject: "a cat stands in for the manul". */
export const standInWords = (species: SpeciesId, wished: string): string =>
  `${withArticle(SPECIES[species].title)} stands in for the ${wished}`;

/** A sentence about the stand-in for the requested subject; null if the subject itself is drawn. */
export const standInSentence = ({ species, standsInFor }: Brief): string | null =>
  standsInFor === null ? null : sentence(`${standInWords(species, standsInFor)}, which is not drawn yet.`);
