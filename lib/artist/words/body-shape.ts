import { BUILD_IDS, type BuildId } from '@/lib/core/sheet/vocabulary';
import type { PromptNoun } from './prompt-noun';
import { isAgeWord } from './ages';
import { hasPart } from './body-parts';
import { BODY_WORDS, type BodyShape } from './body-words';
import { HOLDING, isHeldByPerson, linkOf } from './governing';
import { isUnknownNoun } from './agentive';
import { purposePlaces } from './purpose';
import { SUBJECT_WORDS } from './subjects';
import { type Token, wordAt } from './tokens';

/** Words for each build; the first of them in a prompt wins. */
const BUILD_WORDS: Readonly<Record<BuildId, string>> = {
  bean: '',
  tall: 'tall slim slender lean elegant graceful',
  big_head: 'tiny mini baby young puppy kitten chibi',
  block: 'stocky huge giant burly muscular strong sturdy buff beefy brawny big large',
  teardrop: 'pregnant expecting chubby fat round plump stout tubby chunky pudgy stubby short',
  noodle: 'lanky skinny thin gangly long',
};
const BY_WORD = new Map(BUILD_IDS.flatMap((build) => BUILD_WORDS[build].split(' ').map((word) => [word, build])));

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/**
 * The positions of words that describe another noun, such as "big" in "big hat" and "long" in "long ears". The noun may
 * also be somebody whom the character holds, or the client: "a small roastery".
 */
const ownedPlaces = (tokens: readonly Token[], nouns: readonly PromptNoun[]): ReadonlySet<number> =>
  new Set([
    ...nouns.filter(({ kind }) => kind === 'garment').map(({ at }) => at),
    ...nouns.filter(({ kind }) => kind !== 'subject').flatMap(({ at }) => [at - 1, at - 2]),
    ...tokens.flatMap(({ word }, at) => (hasPart(word) ? [at - 1] : [])),
    ...purposePlaces(tokens),
    ...tokens.flatMap(({ word, text }, at) =>
      text.endsWith('s') && isUnknownNoun(word) ? placesBefore(tokens, at) : [],
    ),
    ...tokens.flatMap(({ word }, at) => (isAgeWord(word) && isHeldByPerson(tokens, at) ? [at] : [])),
    ...tokens.flatMap(({ word }, at) => (SUBJECT_WORDS.has(word) && HOLDING.test(linkOf(tokens, at)) ? [at] : [])),
  ]);

/** The positions of an adjective before an unknown noun of one or two words: "big hoop earrings". */
const placesBefore = (tokens: readonly Token[], at: number): number[] =>
  isUnknownNoun(wordAt(tokens, at - 1)) ? [at - 1, at - 2] : [at - 1];

/** Whether a word describes the build of a body. */
export const isBuildWord = (word: string): boolean => BY_WORD.has(word);

const ADULTS = new Set('man woman lady guy adult mother father mum mom dad couple'.split(' '));

/** Whether "young" describes an adult, who has no build of a child. */
const isOfAdult = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'young' && tokens.slice(at + 1, at + 4).some(({ word }) => ADULTS.has(word));

/** The build that the prompt names; null if it names none. */
export function buildNamed(tokens: readonly Token[], nouns: readonly PromptNoun[]): BuildId | null {
  const owned = ownedPlaces(tokens, nouns);
  const [first] = tokens.flatMap(({ word }, at) =>
    owned.has(at) || isOfAdult(tokens, at) ? [] : (BY_WORD.get(word) ?? []),
  );
  return first ?? null;
}

/**
 * The product of the proportions that the body adjectives of a prompt state. Adjectives of other nouns do not count.
 */
export function shapeOf(tokens: readonly Token[], nouns: readonly PromptNoun[]): BodyShape {
  const owned = ownedPlaces(tokens, nouns);
  const shape: BodyShape = { width: 1, legs: 1, head: 1, scale: 1 };
  tokens.forEach(({ word }, at) => {
    const change = Object.hasOwn(BODY_WORDS, word) && !owned.has(at) ? BODY_WORDS[word] : undefined;
    if (!change) return;
    shape.width *= change.width ?? 1;
    shape.legs *= change.legs ?? 1;
    shape.head *= change.head ?? 1;
    shape.scale *= change.scale ?? 1;
  });
  return {
    width: clamp(shape.width, 0.8, 1.34),
    legs: clamp(shape.legs, 0.65, 1.5),
    head: clamp(shape.head, 0.85, 1.2),
    scale: clamp(shape.scale, 0.8, 1),
  };
}
