import { SPECIES } from '../species';
import type { SpeciesId } from '../species';
import { SUBJECT_WORDS } from '../words/subjects';
import { tokensOf } from '../words/tokens';
import { entryTest, wordsOf, type WordCounts } from './count-words';
import { ANIMALS, FANTASY, PEOPLE, type Meaning } from './lexicon/creatures';
import type { Industry } from './lexicon/industry';

/** The kinds of mascots; the concepts of a site differ in it. */
export type Kind = 'animal' | 'thing' | 'fantasy' | 'person' | 'letter';

/** A possible mascot of a brand: its subject in words that the artist knows, and its meaning. */
export interface Option {
  kind: Kind;
  subject: string;
  species: SpeciesId;
  says: string;
  /** Whether it is still recognisable in a brand colour. */
  tints: boolean;
  /** Its rank among options of its kind; 0 is the best. */
  rank: number;
  /** Whether the brand's name contains it. */
  named: boolean;
}

/** The species that the artist draws for a subject; throws if there is none. */
function speciesOf(subject: string): SpeciesId {
  const words = tokensOf(subject).map(({ word }) => word);
  const species =
    SUBJECT_WORDS.get(words.join('_')) ??
    words.map((word) => SUBJECT_WORDS.get(word)).findLast((each) => each !== undefined);
  if (!species) throw new Error(`The artist does not draw a ${subject}.`);
  return species;
}

/** Whether a word is in a site's name; a short word must be at the end, so that "catering" does not contain a cat. */
function isInName(word: string, name: readonly string[]): boolean {
  return name.some(
    (each) =>
      each === word ||
      each === `${word}s` ||
      (word.length >= 3 && each.length > word.length && each.endsWith(word)) ||
      (word.length >= 5 && each.startsWith(word)),
  );
}

/** All options for an industry; those in the site's name come first. */
export function optionsOf({ title, animals, things, others }: Industry, name: string, counts: WordCounts): Option[] {
  const parts = wordsOf(name).flatMap((word) => word.split('-'));
  const own = Object.keys(ANIMALS).filter((animal) => isInName(animal, parts));
  const listed = animals.split(' ');
  const animalOptions = [...own, ...listed.filter((each) => !own.includes(each))].map((animal, rank) =>
    option(
      'animal',
      animal,
      ANIMALS[animal],
      own.includes(animal) ? -10 : rank - mentions(animal, counts),
      own.includes(animal),
    ),
  );
  const thingOptions = things.map(([subject, says], rank) => {
    const named = subject
      .split(' ')
      .some((word) => word.length > 2 && !wordsOf(title).includes(word) && isInName(word, parts));
    return option(
      'thing',
      subject,
      { says },
      named ? -10 : rank - mentions(subject.split(' ').at(-1) ?? subject, counts),
      named,
    );
  });
  const letter = /[a-z]/.exec(wordsOf(name).join(''))?.[0].toUpperCase();
  const otherOptions = others.split(' ').flatMap((other, rank): Option[] => {
    if (other === 'letter')
      return letter
        ? [
            {
              ...option('letter', 'letter A', { says: `The ${letter} is the shortest form of the name` }, rank, false),
              subject: `letter ${letter}`,
            },
          ]
        : [];
    return [
      FANTASY[other]
        ? option('fantasy', other, FANTASY[other], rank, isInName(other, parts))
        : option('person', other, PEOPLE[other], rank, isInName(other, parts)),
    ];
  });
  return [...animalOptions, ...thingOptions, ...otherOptions];
}

function option(kind: Kind, subject: string, meaning: Meaning | undefined, rank: number, named: boolean): Option {
  if (!meaning) throw new Error(`There is no meaning for "${subject}" in the lexicon.`);
  const words = subject.replaceAll('_', ' ');
  const species = kind === 'person' ? 'person' : kind === 'letter' ? 'letter' : speciesOf(words);
  return {
    kind,
    subject: words,
    species,
    says: meaning.says,
    tints: kind === 'letter' || meaning.tints === true,
    rank: named ? -10 : rank,
    named,
  };
}

/** The number of ranks that a word gains: one if the site mentions it, two if it does so often. */
function mentions(word: string, counts: WordCounts): number {
  const test = entryTest(word.length > 4 ? `${word}*` : word);
  let count = 0;
  for (const [each, times] of counts) if (test(each) || each === `${word}s`) count += times;
  return count === 0 ? 0 : count > 3 ? 2 : 1;
}

/** The archetype of an option's species. */
export const archetypeOf = ({ species }: Option) => SPECIES[species].archetype;
