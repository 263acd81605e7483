import { SPECIES } from '../species';
import type { SpeciesId } from '../species';
import { BREEDS } from '../species/breeds';
import type { Breed } from '../species/breeds/breed';
import type { Species } from '../species/species';
import { THING_ROWS } from '../kit/things';
import { COLORS } from './colors';
import { COMMON_WORDS } from './stop-words';
import { entryWord } from './tokens';

/** The words of a field of all species, one by one, with the species. */
const wordsOf = (field: 'words' | 'like') =>
  (Object.entries(SPECIES) as [SpeciesId, Species][]).flatMap(([id, row]) =>
    (row[field] ?? '').split(' ').flatMap((word) => (word ? [[entryWord(word), id] as const] : [])),
  );

/** The words that name a breed by themselves, one by one, with its species. */
const BREED_WORDS = (Object.entries(BREEDS) as [SpeciesId, readonly Breed[]][]).flatMap(([id, breeds]) =>
  breeds.flatMap(({ alone }) =>
    (alone ?? '').split(' ').flatMap((word) => (word ? [[entryWord(word), id] as const] : [])),
  ),
);

const OWN = [...BREED_WORDS, ...wordsOf('words')];
/** Words for subjects without a drawing of their own; the most similar species is drawn, and the user is informed. */
const STAND_INS = wordsOf('like');

/**
 * Whether the word of a subject is ambiguous, since it is also a colour or a filler. It names the subject only if it
 * stands alone.
 */
const isShy = ([word]: readonly [string, SpeciesId]): boolean => Object.hasOwn(COLORS, word) || COMMON_WORDS.has(word);

const KIT = OWN.filter(([, id]) => Object.hasOwn(THING_ROWS, id));

/** Words of things that name a subject only if they stand alone, such as "an orange with sunglasses". */
export const SHY_SUBJECT_WORDS: ReadonlyMap<string, SpeciesId> = new Map(KIT.filter(isShy));

/** The species of each subject word. */
export const SUBJECT_WORDS: ReadonlyMap<string, SpeciesId> = new Map([
  ...STAND_INS,
  ...OWN.filter((entry) => !Object.hasOwn(THING_ROWS, entry[1]) || !isShy(entry)),
]);

/** Whether a word names an animal, a person or another being, and not a thing. */
export function isCreature(word: string): boolean {
  const species = SUBJECT_WORDS.get(word);
  return species !== undefined && SPECIES[species].archetype !== 'object';
}

/** Subject words for which the species is only a stand-in. */
export const STAND_IN_WORDS: ReadonlySet<string> = new Set(STAND_INS.map(([word]) => word));
