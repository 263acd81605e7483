import { WORKPLACES } from '../kit/things';
import { SPECIES, type SpeciesId } from '../species';
import type { Species } from '../species/species';
import { dealsWithNoun, playsNoun } from './agentive';
import { isBodyPart } from './body-parts';
import { describesNext } from './compound';
import { isCompanion, isDoerAt } from './doers';
import { GARMENT_WORDS } from './garment-words';
import { ARTICLES, BESIDE, HOLDING, linkOf, PORTIONS } from './governing';
import { OPEN_WORDS } from './outfits';
import { PROFESSIONS } from './professions';
import { isTopic } from './purpose';
import { animalAt, isRobotWord } from './robots';
import { SUBJECT_WORDS } from './subjects';
import { type Token, wordAt } from './tokens';

/** Nouns for people that a thing before them modifies: a truck driver is not a truck. */
const PEOPLE = new Set(
  (
    'boy man woman girl guy lady kid child person driver worker seller owner manager player maker delivery lover ' +
    'fan brand company app club team'
  ).split(' '),
);

/**
 * Whether a species is a place or vehicle of work. Before a profession it only modifies it: a school teacher is not a
 * school.
 */
export const isWorkplace = (species: SpeciesId): boolean => Object.hasOwn(WORKPLACES, species);

/** Roles that a thing may be dressed as. Other roles name the person who works there. */
const COSTUMES = new Set(
  'superhero hero pirate knight ninja wizard witch king queen santa viking astronaut detective clown angel'.split(' '),
);

const isWorker = (word: string): boolean => Object.hasOwn(PROFESSIONS, word) && !COSTUMES.has(word);

/** Whether a prompt names a worker as a person, as in "a bakery that needs a baker", and not as an outfit. */
const namesWorker = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ word }, at) =>
      isWorker(word) &&
      ARTICLES.test(wordAt(tokens, at - 1)) &&
      !OPEN_WORDS.has(wordAt(tokens, at + 1)) &&
      !Object.hasOwn(GARMENT_WORDS, `${word}_${wordAt(tokens, at + 1)}`),
  );

/** By how much somebody beside the character comes after it. */
const COMPANION_RANK = 2.5;
/** The amount by which a verb or preposition before a subject lowers its rank: that of an object, or of a neighbour. */
function loweredByLink(tokens: readonly Token[], at: number): number {
  if (isDoerAt(tokens, at)) return 0;
  const link = linkOf(tokens, at);
  if (HOLDING.test(link)) return 2.5;
  return BESIDE.test(link) ? 1.5 : 0;
}

/** Whether a thing only modifies the noun after it, or is a measure of it: "a pizza chef", "a cup of coffee". */
function isModifier(tokens: readonly Token[], at: number, length: number, species: SpeciesId): boolean {
  const [word, next, second] = [0, length, length + 1].map((offset) => wordAt(tokens, at + offset)) as Words;
  if (next === 'of' && PORTIONS.has(word) && SUBJECT_WORDS.has(second)) return true;
  if (PEOPLE.has(next) || dealsWithNoun(next) || playsNoun(next)) return true;
  if (isTopic(next) && !isWorker(second)) return true;
  if (isBodyPart(word) && isWorker(next)) return true;
  return isWorkplace(species) && (isWorker(next) || namesWorker(tokens));
}

type Words = [word: string, next: string, second: string];

/** The largest number of adjectives between "is a" and its noun: "is a happy little lightbulb". */
const ADJECTIVE_REACH = 3;

/** Whether a sentence says that the character is this thing: "the hero is a carrot". */
function isStated(tokens: readonly Token[], at: number): boolean {
  for (let place = at - 1; place >= Math.max(1, at - 1 - ADJECTIVE_REACH); place -= 1)
    if (ARTICLES.test(wordAt(tokens, place)))
      return /^(?:is|be|being)$/.test(wordAt(tokens, place - 1)) && !isPlaceBefore(tokens, place - 1);
  return false;
}

/** Whether what is before a verb says where something is: "on his back is a backpack". */
const isPlaceBefore = (tokens: readonly Token[], verb: number): boolean =>
  tokens.slice(Math.max(0, verb - 3), verb).some(({ word }) => BESIDE.test(word));

/** Whether a thing belongs to a person named before it, and is not dressed as one: "a pirate ship" is a ship. */
const isBelonging = (tokens: readonly Token[], at: number): boolean =>
  !COSTUMES.has(wordAt(tokens, at - 1)) &&
  !isStated(tokens, at) &&
  tokens.slice(0, at).some(({ word }) => SUBJECT_WORDS.get(word) === 'person');

/** The amount by which the words around a subject lower its rank: as an object, a modifier, or part of another noun. */
export function loweredBy(tokens: readonly Token[], at: number, length: number, species: SpeciesId): number {
  const linked = loweredByLink(tokens, at);
  if (linked > 0) return linked;
  if (isCompanion(tokens, at + length)) return COMPANION_RANK;
  if (describesNext(tokens, at, length)) return 1.5;
  if (isRobotWord(tokens[at]?.word) && isBesideAnimal(tokens, at)) return 2.5;
  if (SPECIES[species].archetype !== 'object')
    return dealsWithNoun(wordAt(tokens, at + length)) && !isMaker(species) ? 2.5 : 0;
  return isModifier(tokens, at, length, species) || isBelonging(tokens, at) ? 1.5 : 0;
}

/** Whether a kind may do the work of a trade and is not its object: a person, or a body unlike an animal's. */
const isMaker = (id: SpeciesId): boolean => {
  const { archetype, human }: Species = SPECIES[id];
  return human === true || archetype === 'blob';
};

/** Whether an animal is named right before or after the word at a position. */
const isBesideAnimal = (tokens: readonly Token[], at: number): boolean =>
  [animalAt(tokens, at + 1), animalAt(tokens, at - 1)].some(Boolean);
