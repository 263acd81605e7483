import { SPECIES, type SpeciesId } from '../species';
import { FEATURE_PHRASES } from './feature-phrases';
import { type Token, wordAt } from './tokens';

/** Numbers, as their value. */
const NUMBERS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
  zwei: 2,
  drei: 3,
  vier: 4,
  dos: 2,
  tres: 3,
  cuatro: 4,
  deux: 2,
  trois: 3,
  quatre: 4,
  due: 2,
  tre: 3,
  quattro: 4,
  dois: 2,
  duas: 2,
  quatro: 4,
};

/** Parts of a body, with the numbers in which a usual character has them. */
const USUAL: Readonly<Record<string, readonly number[]>> = {
  head: [1],
  tail: [1],
  nose: [1],
  mouth: [1],
  eye: [2],
  ear: [2],
  arm: [2],
  hand: [2],
  leg: [2, 4],
  foot: [2, 4],
  paw: [2, 4],
  wing: [2],
  horn: [2],
  antenna: [2],
};

/** Kinds whose limbs or wings are drawn in numbers of their own. */
const MANY_LIMBED: ReadonlySet<string> = new Set('octopus squid jellyfish spider crab lobster starfish'.split(' '));
const LIMBS: ReadonlySet<string> = new Set(['arm', 'leg', 'foot', 'hand']);

/** Adjectives that name a part: the "armed" of "four-armed". */
const ADJECTIVE = /^(arm|head|eye|ear|tail|wing|horn|leg|hand)(?:g?ed|d)$/;

/** The most adjectives between a number and its part: "three big green eyes". */
const REACH = 2;

const partOf = (word: string): string | null => {
  const part = ADJECTIVE.exec(word)?.[1] ?? (word === 'antennae' ? 'antenna' : word);
  return Object.hasOwn(USUAL, part) ? part : null;
};

const isUsual = (part: string, count: number, species: SpeciesId): boolean =>
  USUAL[part]?.includes(count) === true ||
  (MANY_LIMBED.has(species) && LIMBS.has(part)) ||
  (part === 'wing' && SPECIES[species].archetype === 'winged' && count === 4) ||
  (species === 'triceratops' && part === 'horn');

/** A counted part of a body, with the positions of its words. */
interface CountedPart {
  words: string;
  places: number[];
  /** Whether the drawing shows as many. */
  isDrawn: boolean;
}

/**
 * The parts of a body that a prompt counts, such as "two tails" and "four-armed". The drawing shows the usual number of
 * each, unless a feature such as "three eyes" stands for the count.
 */
export function countedParts(tokens: readonly Token[], species: SpeciesId): CountedPart[] {
  return tokens.flatMap(({ word, text }, at) => {
    const digit = /^(?:[2-9]|10)$/.test(word) ? Number(word) : null;
    const count = digit ?? (Object.hasOwn(NUMBERS, word) ? NUMBERS[word] : undefined);
    if (count === undefined) return [];
    const ahead = tokens.slice(at + 1, at + 2 + REACH);
    const end = ahead.findIndex((token) => partOf(token.word) !== null);
    const between = ahead.slice(0, Math.max(0, end));
    const part = partOf(wordAt(ahead, end));
    if (part === null || between.some((token) => !/^\p{L}+$/u.test(token.text) || LINKS.has(token.word))) return [];
    const words = [text, ...ahead.slice(0, end + 1).map((token) => token.text)].join(' ').toLowerCase();
    const isFeature = FEATURE_PHRASES.some(([pattern, feature]) => COUNTS.has(feature) && pattern.test(words));
    return [{ words, places: [at, at + end + 1], isDrawn: isFeature || isUsual(part, count, species) }];
  });
}

/** Features that stand for a number of parts. */
const COUNTS: ReadonlySet<string> = new Set(['one_eye', 'three_eyes']);
const LINKS: ReadonlySet<string> = new Set('and with of in on or for'.split(' '));

/** The words of the counted parts that the drawing shows in another number. */
export const uncounted = (counted: readonly CountedPart[]): string[] =>
  counted.flatMap(({ words, isDrawn }) => (isDrawn ? [] : [words]));

/** The positions of the words for counted parts. */
export const placesOf = (counted: readonly CountedPart[]): number[] => counted.flatMap(({ places }) => places);
