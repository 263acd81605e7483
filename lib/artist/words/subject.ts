import type { Archetype } from '@/lib/core/spec/schema';
import { SPECIES, type SpeciesId } from '../species';
import { isDoneBySomeone, isUnknownNoun, personAt } from './agentive';
import { PROFESSIONS } from './professions';
import { nearestShape } from './nearest-shape';
import { WEARABLES } from '../kit/things';
import { GARMENT_WORDS } from './garment-words';
import { standsAlone } from './lone-thing';
import { isPatternAt } from './patterns';
import { isAlive } from './doers';
import { inFull } from './drawn-with';
import { emblemOf } from './emblems';
import { hasPart, isBodyPart } from './body-parts';
import { SHY_SUBJECT_WORDS, STAND_IN_WORDS, SUBJECT_WORDS } from './subjects';
import { type Token, wordAt } from './tokens';
import { isCalledFor } from './unknown-subject';
import { isWorkplace, loweredBy } from './subject-rank';
import { wantedRank } from './wanted';
import { BESIDE, HOLDING, linkOf } from './governing';

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

/** By how much a thing with a face or a mood comes before other things, and before creatures without. */
const ALIVE_RANK = 1.2;

/** Whether a noun is held or worn by somebody that no table knows: "a gargoyle reading a newspaper". */
function isHeldByUnknown(tokens: readonly Token[], { at, length }: Pick<Found, 'at' | 'length'>): boolean {
  const isWorn = Object.hasOwn(GARMENT_WORDS, wordAt(tokens, at + length - 1));
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

/** Whether the word at a position is part of another noun, a pattern or a deed, and names no subject. */
function isTaken(tokens: readonly Token[], at: number): boolean {
  const [before, word, next] = [at - 1, at, at + 1].map((place) => wordAt(tokens, place));
  return (
    isDoneBySomeone(tokens, at) ||
    Object.hasOwn(PROFESSIONS, `${word}_${next}`) ||
    hasPart(next ?? '') ||
    SUBJECT_WORDS.has(`${before}_${word}`) ||
    isPatternAt(tokens, at)
  );
}

/** Words after the name of a thing that make it the mascot: "a hat mascot". */
const NAMED_SO = /^(?:mascot|character|maskottchen|mascotte)$/;

/** Whether a noun that may be worn or be part of a body is so here: "a fox with a hat", "the ears". */
function isWornOrPart(tokens: readonly Token[], at: number, species: SpeciesId, isPair: boolean): boolean {
  const word = wordAt(tokens, at);
  const isWearable = Object.hasOwn(WEARABLES, species) && at > 0;
  if (isWearable && Object.hasOwn(GARMENT_WORDS, `${wordAt(tokens, at - 1)}_${word}`)) return true;
  if (isPair || (isWearable && NAMED_SO.test(wordAt(tokens, at + 1)))) return false;
  return (isBodyPart(word) || isWearable) && !isCalledFor(tokens, at);
}

/** The subject that the word at a position names, alone or with the next one, with its rank; none if it names none. */
function foundAt(tokens: readonly Token[], at: number): Found[] {
  const { word, text } = tokens[at] as Token;
  if (isTaken(tokens, at)) return [];
  const pair = SUBJECT_WORDS.get(`${word}_${wordAt(tokens, at + 1)}`);
  const shy = standsAlone(tokens, at) ? SHY_SUBJECT_WORDS.get(word) : undefined;
  const species = pair ?? SUBJECT_WORDS.get(word) ?? shy;
  if (!species || isWornOrPart(tokens, at, species, pair !== undefined)) return [];
  const length = pair ? 2 : 1;
  const lowered = loweredBy(tokens, at, length, species);
  const isLiving = SPECIES[species].archetype === 'object' && lowered === 0 && isAlive(tokens, at, at + length);
  const wanted = lowered === 0 ? wantedRank(tokens, at) : 0;
  const rank = rankOf(species, pair ? '' : word) + wanted + (isLiving ? ALIVE_RANK : 0) - lowered;
  return [{ species, subject: pair ? `${text} ${tokens[at + 1]?.text}` : text, at, length, rank }];
}

/** Whether a sentence says that the mascot is this person: "he is a strong man". */
const isStatedPerson = (tokens: readonly Token[], { at }: Found): boolean =>
  KINSHIP.has(wordAt(tokens, at)) && tokens.slice(Math.max(0, at - 3), at).some(({ word }) => word === 'is');

/** The position of the first comma after a word; infinite if there is none. */
const commaAfter = (tokens: readonly Token[], from: number): number => {
  const at = tokens.findIndex(({ word }, index) => index > from && word === ',');
  return at < 0 ? Infinity : at;
};

/** Whether a thing is in a list of what a person has: "a conductor, brown skin, ticket machine". */
const isListed = (tokens: readonly Token[], comma: number, { at, species }: Found): boolean =>
  (SPECIES[species].archetype === 'object' || STAND_IN_WORDS.has(wordAt(tokens, at))) &&
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

/** The subject of a prompt that names none: the nearest shape. */
const unnamedSubject = (tokens: readonly Token[]): Subject => ({
  ...nearestShape(tokens),
  subject: null,
  at: -1,
  length: 0,
});

/** The animal of an emblem, if nothing that is named before it is the subject. */
function emblemBefore(tokens: readonly Token[], person: number, best: Found | null): Subject | null {
  if (best && best.rank >= 2 && !isWorkplace(best.species)) return null;
  const emblem = emblemOf(tokens, person);
  if (!emblem || (best && isStatedPerson(tokens, best))) return null;
  if (best && best.species !== 'person' && emblem.at > best.at) return null;
  return { ...emblem, standsInFor: null, length: 1, isEmblem: true };
}

/** Whether a thing is only beside the person or the worker of the prompt. */
const isAside = (tokens: readonly Token[], { rank, species }: Found, person: number): boolean =>
  rank < 1 && species !== 'person' && (person >= 0 || tokens.some(({ word }) => Object.hasOwn(PROFESSIONS, word)));

/** The person that a word for a gender means: the "female" of "a female firefighter". */
const OF_GENDER: Readonly<Record<string, string>> = { female: 'woman', male: 'man' };

/** A found noun as the subject, with what it stands in for. */
function drawnSubject(tokens: readonly Token[], { species: named, subject, at, length }: Found): Subject {
  const words = subject.toLowerCase();
  const key = tokens
    .slice(at, at + length)
    .map(({ word }) => word)
    .join('_');
  const isStandIn = STAND_IN_WORDS.has(key);
  const species = inFull(named, tokens);
  return {
    species,
    subject: isStandIn ? null : (OF_GENDER[key] ?? words),
    standsInFor: isStandIn ? words : null,
    at,
    length,
  };
}

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
  const emblem = emblemBefore(tokens, first, best);
  if (emblem) return emblem;
  if (best && best.rank < 1 && isHeldByUnknown(tokens, best)) return unnamedSubject(tokens);
  if (best && !isAside(tokens, best, person)) return drawnSubject(tokens, best);
  return person < 0 ? unnamedSubject(tokens) : personOf(tokens, person);
}
