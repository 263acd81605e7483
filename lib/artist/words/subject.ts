import type { Archetype } from '@/lib/core/spec/schema';
import { SPECIES, type SpeciesId } from '../species';
import { dealsWithNoun, isDoneBySomeone, isUnknownNoun, personAt, playsNoun } from './agentive';
import { PROFESSIONS } from './professions';
import { nearestShape } from './nearest-shape';
import { WEARABLES, WORKPLACES } from '../kit/things';
import { GARMENT_WORDS } from './garment-words';
import { standsAlone } from './lone-thing';
import { OPEN_WORDS } from './outfits';
import { isPatternAt } from './patterns';
import { describesNext } from './compound';
import { isAlive, isCompanion, isDoerAt } from './doers';
import { animalAt, isRobotWord } from './robots';
import { inFull } from './drawn-with';
import { emblemOf } from './emblems';
import { hasPart, isBodyPart } from './body-parts';
import { SHY_SUBJECT_WORDS, STAND_IN_WORDS, SUBJECT_WORDS } from './subjects';
import type { Token } from './tokens';
import { isCalledFor } from './unknown-subject';
import { wantedRank } from './wanted';
import { isTopic } from './purpose';
import { ARTICLES, BESIDE, HOLDING, linkOf, PORTIONS } from './governing';

const RANK: Record<Archetype, number> = { biped: 3, quadruped: 3, winged: 3, blob: 3, object: 2, custom: 2 };

/** The rank of a body part: it is the subject only if no creature or thing is named. */
const BODY_PART_RANK = 1.1;

/** Words that describe a person better than an occupation: "an astronaut woman" is a woman. */
const KINSHIP = new Set(
  (
    'woman man girl boy lady guy grandmother grandfather grandma grandpa granny mujer hombre frau mann femme ' +
    'homme donna'
  ).split(' '),
);

const rankOf = (species: SpeciesId, word: string): number => {
  if (isBodyPart(word)) return BODY_PART_RANK;
  if (species === 'person') return KINSHIP.has(word) ? 1.05 : 1;
  return RANK[SPECIES[species].archetype];
};

/**
 * The subject to draw, with the position and number of its tokens. `standsInFor` is the requested subject if a similar
 * one is drawn.
 */
export interface Subject {
  species: SpeciesId;
  subject: string | null;
  standsInFor: string | null;
  at: number;
  length: number;
  /** Whether it represents the business that the word names. */
  isEmblem?: boolean;
}

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
const isWorkplace = (species: SpeciesId): boolean => Object.hasOwn(WORKPLACES, species);

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
      ARTICLES.test(tokens[at - 1]?.word ?? '') &&
      !OPEN_WORDS.has(tokens[at + 1]?.word ?? '') &&
      !Object.hasOwn(GARMENT_WORDS, `${word}_${tokens[at + 1]?.word ?? ''}`),
  );

/** By how much somebody beside the character comes after it. */
const COMPANION_RANK = 2.5;
/** By how much a thing with a face or a mood comes before other things, and before creatures without. */
const ALIVE_RANK = 1.2;

/** The amount by which the words around a subject lower its rank: as an object, a modifier, or part of another noun. */
function loweredBy(tokens: readonly Token[], at: number, length: number, species: SpeciesId): number {
  const link = linkOf(tokens, at);
  const held = isDoerAt(tokens, at) ? 0 : HOLDING.test(link) ? 2.5 : BESIDE.test(link) ? 1.5 : 0;
  if (held > 0) return held;
  if (isCompanion(tokens, at + length)) return COMPANION_RANK;
  if (describesNext(tokens, at, length)) return 1.5;
  if (isRobotWord(tokens[at]?.word) && isBesideAnimal(tokens, at)) return 2.5;
  const next = tokens[at + length]?.word ?? '';
  if (SPECIES[species].archetype !== 'object')
    return dealsWithNoun(next) && !isHuman(species) && SPECIES[species].archetype !== 'blob' ? 2.5 : 0;
  const measured = next === 'of' ? (tokens[at + length + 1]?.word ?? '') : '';
  const isPortion = PORTIONS.has(tokens[at]?.word ?? '') && SUBJECT_WORDS.has(measured);
  const isPart = isBodyPart(tokens[at]?.word ?? '');
  const describes =
    isPortion ||
    PEOPLE.has(next) ||
    dealsWithNoun(next) ||
    playsNoun(next) ||
    (isTopic(next) && !isWorker(tokens[at + length + 1]?.word ?? '')) ||
    (isPart && isWorker(next)) ||
    (isWorkplace(species) && (isWorker(next) || namesWorker(tokens)));
  const isDressedAs = COSTUMES.has(tokens[at - 1]?.word ?? '');
  const belongs = !isDressedAs && tokens.slice(0, at).some(({ word }) => SUBJECT_WORDS.get(word) === 'person');
  return describes || belongs ? 1.5 : 0;
}

/** Whether a kind has the body of a person, such as a dwarf: it does the work, and is not its object. */
const isHuman = (id: SpeciesId): boolean => (SPECIES[id] as { human?: boolean }).human === true;

/** Whether an animal is named right before or after the word at a position. */
const isBesideAnimal = (tokens: readonly Token[], at: number): boolean =>
  [animalAt(tokens, at + 1), animalAt(tokens, at - 1)].some(Boolean);

/** Whether a noun is held or worn by somebody that no table knows: "a gargoyle reading a newspaper". */
function isHeldByUnknown(tokens: readonly Token[], { at, length }: Pick<Found, 'at' | 'length'>): boolean {
  const isWorn = Object.hasOwn(GARMENT_WORDS, tokens[at + length - 1]?.word ?? '');
  const verb = tokens.findIndex(
    ({ word }, index) => index > 0 && index < at && (HOLDING.test(word) || (isWorn && word === 'in')),
  );
  const { word = '' } = tokens[verb - 1] ?? {};
  return verb > 0 && isUnknownNoun(word) && isCalledFor(tokens, verb - 1);
}

interface Found {
  species: SpeciesId;
  subject: string;
  at: number;
  length: number;
  rank: number;
}

function foundAt(tokens: readonly Token[], at: number): Found[] {
  const { word, text } = tokens[at] as Token;
  if (isDoneBySomeone(tokens, at)) return [];
  if (Object.hasOwn(PROFESSIONS, `${word}_${tokens[at + 1]?.word ?? ''}`)) return [];
  const next = tokens[at + 1];
  if (hasPart(next?.word ?? '')) return [];
  if (SUBJECT_WORDS.has(`${tokens[at - 1]?.word ?? ''}_${word}`) || isPatternAt(tokens, at)) return [];
  const pair = SUBJECT_WORDS.get(`${word}_${next?.word ?? ''}`);
  const species =
    pair ?? SUBJECT_WORDS.get(word) ?? (standsAlone(tokens, at) ? SHY_SUBJECT_WORDS.get(word) : undefined);
  if (!species) return [];
  const length = pair ? 2 : 1;
  const isWearable = Object.hasOwn(WEARABLES, species) && at > 0;
  if (isWearable && Object.hasOwn(GARMENT_WORDS, `${tokens[at - 1]?.word}_${word}`)) return [];
  const isNamedSo = isWearable && /^(?:mascot|character|maskottchen|mascotte)$/.test(next?.word ?? '');
  if (!pair && (isBodyPart(word) || isWearable) && !isNamedSo && !isCalledFor(tokens, at)) return [];
  const lowered = loweredBy(tokens, at, length, species);
  const isLiving = SPECIES[species].archetype === 'object' && lowered === 0 && isAlive(tokens, at, at + length);
  const wanted = lowered === 0 ? wantedRank(tokens, at) : 0;
  const rank = rankOf(species, pair ? '' : word) + wanted + (isLiving ? ALIVE_RANK : 0) - lowered;
  return [{ species, subject: pair ? `${text} ${next?.text}` : text, at, length, rank }];
}

/** Whether a sentence says that the mascot is this person: "he is a strong man". */
const isStatedPerson = (tokens: readonly Token[], { at }: Found): boolean =>
  KINSHIP.has(tokens[at]?.word ?? '') && tokens.slice(Math.max(0, at - 3), at).some(({ word }) => word === 'is');

/** The position of the first comma after a word; infinite if there is none. */
const commaAfter = (tokens: readonly Token[], from: number): number => {
  const at = tokens.findIndex(({ word }, index) => index > from && word === ',');
  return at < 0 ? Infinity : at;
};

/** Whether a thing is in a list of what a person has: "a conductor, brown skin, ticket machine". */
const isListed = (tokens: readonly Token[], comma: number, { at, species }: Found): boolean =>
  (SPECIES[species].archetype === 'object' || STAND_IN_WORDS.has(tokens[at]?.word ?? '')) &&
  comma < at &&
  !isCalledFor(tokens, at);

/** Whether a noun is only held by, part of, or next to a person named before it: "a knight on a horse". */
const isOfPerson = (tokens: readonly Token[], person: number, comma: number, found: Found): boolean => {
  const { at, species } = found;
  if (person < 0 || at <= person || species === 'person') return false;
  const link = linkOf(tokens, at);
  return HOLDING.test(link) || BESIDE.test(link) || isListed(tokens, comma, found);
};

/** The subject for a person whose word is in no table of subjects. */
const personOf = (tokens: readonly Token[], at: number): Subject => {
  const { word = '', text = '' } = tokens[at] ?? {};
  const isTrade = Object.hasOwn(PROFESSIONS, word) && !GENDERED.test(word);
  const words = text.toLowerCase();
  return isTrade
    ? { species: 'person', subject: null, standsInFor: null, at: -1, length: 0 }
    : { species: 'person', subject: words, standsInFor: null, at, length: 1 };
};

/** Matches occupations whose word states a gender. */
const GENDERED = /(?:man|woman|boy|girl|lady|maid)$/;

/**
 * Finds the subject: the first creature, else the first thing, else a person; "teddy bear" and "polar bear" count as
 * one noun. What a person holds or is next to is never the subject.
 */
export function subjectOf(tokens: readonly Token[]): Subject {
  const all = tokens.flatMap((_, at) => foundAt(tokens, at));
  const first = personAt(tokens);
  const person = all.some(({ at, species, rank }) => species !== 'person' && rank >= 2 && at < first) ? -1 : first;
  const comma = commaAfter(tokens, person);
  const found = all.filter((one) => !isOfPerson(tokens, person, comma, one));
  const best = found.reduce<Found | null>((kept, one) => (kept && kept.rank >= one.rank ? kept : one), null);
  const emblem = !best || best.rank < 2 || isWorkplace(best.species) ? emblemOf(tokens, first) : null;
  if (emblem && !(best && isStatedPerson(tokens, best)) && (!best || best.species === 'person' || emblem.at <= best.at))
    return { ...emblem, standsInFor: null, length: 1, isEmblem: true };
  if (best && best.rank < 1 && isHeldByUnknown(tokens, best))
    return { ...nearestShape(tokens), subject: null, at: -1, length: 0 };
  const isAside =
    best &&
    best.rank < 1 &&
    best.species !== 'person' &&
    (person >= 0 || tokens.some(({ word }) => Object.hasOwn(PROFESSIONS, word)));
  if (!best || isAside)
    return person < 0 ? { ...nearestShape(tokens), subject: null, at: -1, length: 0 } : personOf(tokens, person);
  const { at, length } = best;
  const species = inFull(best.species, tokens);
  const words = best.subject.toLowerCase();
  const isStandIn = STAND_IN_WORDS.has(
    tokens
      .slice(at, at + length)
      .map(({ word }) => word)
      .join('_'),
  );
  return { species, subject: isStandIn ? null : words, standsInFor: isStandIn ? words : null, at, length };
}
