import { REGION_WORDS } from './regions';

/** Body parts that are not regions of colour. */
const OTHER_BODY_PARTS = new Set('mouth lip thumb fist finger toe'.split(' '));

/** Whether a word names a body part. */
export const isBodyPart = (word: string): boolean => Object.hasOwn(REGION_WORDS, word) || OTHER_BODY_PARTS.has(word);

/** Matches adjectives of body parts: the "eyed" of "pie-eyed", "legged", "eared". */
const HAS_PART = /^(?:eye|ear|nose|legg|tail|hair|foot|tooth|head|hand|horn|wing)e?d$/;

/** Whether a word is such an adjective, so that the word before it describes a body part. */
export const hasPart = (word: string): boolean => HAS_PART.test(word);
