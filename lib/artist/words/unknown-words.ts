import { dealsWithNoun } from './agentive';
import { mountOf } from './mounts';
import { SPECIES, type SpeciesId } from '../species';
import { colorValue } from './color-value';
import type { PromptNoun } from './prompt-noun';
import { COLOR_SHADES } from './color-shades';
import { MOODS } from './face';
import { BODY_WORDS } from './body-words';
import { GARMENT_WORDS } from './garment-words';
import { isDeed } from './deeds';
import { ORIGIN_WORDS } from './origins';
import { isPatternAt } from './patterns';
import { PROFESSIONS } from './professions';
import { REGION_WORDS } from './regions';
import { isAgeWord } from './ages';
import { isPoseWord } from './poses';
import { COMMON_WORDS } from './stop-words';
import { SUBJECT_WORDS } from './subjects';
import { isDrawnWith } from './drawn-with';
import { hasPart, isBodyPart } from './body-parts';
import { isMeasure } from './compound';
import type { Wear } from './garment-ids';
import { type Token, wordAt } from './tokens';
import { isBuildWord } from './body-shape';
import { breedOf } from './breed-named';

/** Tables of words with a meaning wherever they stand. */
const MEANINGS = [MOODS, BODY_WORDS, PROFESSIONS, GARMENT_WORDS, REGION_WORDS, COLOR_SHADES];

/** Whether a word has a meaning for any drawing, wherever it stands. */
const isKnownWord = (word: string): boolean =>
  COMMON_WORDS.has(word) ||
  colorValue(word) !== null ||
  SUBJECT_WORDS.has(word) ||
  ORIGIN_WORDS.has(word) ||
  [isBodyPart, hasPart, isBuildWord, isPoseWord, isDeed, isAgeWord].some((isOne) => isOne(word)) ||
  MEANINGS.some((table) => Object.hasOwn(table, word));

/** Whether the word at a position is part of a name: that of the subject, its measure, or one that is given. */
const isOfName = (tokens: readonly Token[], at: number, subject: { at: number; length: number }): boolean => {
  const end = subject.at + subject.length;
  const isSubject = at >= subject.at && at < end;
  return isSubject || (at === end && isMeasure(wordAt(tokens, at))) || /^(named|called)$/.test(wordAt(tokens, at - 1));
};

/**
 * Up to twelve words that have no meaning for the drawing. Words of the subject's name and `claimed` positions are not
 * among them.
 */
export function unknownOf(
  tokens: readonly Token[],
  nouns: readonly PromptNoun[],
  subject: { species: SpeciesId; at: number; length: number },
  claimed: ReadonlySet<number>,
): string[] {
  const { species } = subject;
  const placed = new Set(nouns.flatMap(({ at, length }) => Array.from({ length }, (_, index) => at + index)));
  const unknown = tokens.filter(
    ({ word }, at) =>
      /^\p{L}{3,}$/u.test(word) &&
      !placed.has(at) &&
      !claimed.has(at) &&
      !isOfName(tokens, at, subject) &&
      !isPatternAt(tokens, at) &&
      !isKnownWord(word) &&
      !isDrawnWith(species, word) &&
      !breedOf(species, word),
  );
  return [...new Set(unknown.map(({ text }) => text.slice(0, LONGEST_WORD)))].slice(0, 12);
}

/** Longer words are cut when they are quoted. */
const LONGEST_WORD = 32;

/** Numbers of subjects of which one is drawn: "two owls". */
const SEVERAL = new Set('two three four five both couple pair several'.split(' '));

/** Whether such a number is before the subject, with at most two adjectives between. */
const isSeveral = (tokens: readonly Token[], { at }: { at: number }): boolean =>
  at > 0 &&
  tokens[at]?.text.toLowerCase() !== tokens[at]?.word &&
  tokens.slice(Math.max(0, at - 3), at).some(({ word }) => SEVERAL.has(word));

/**
 * Up to four other subjects that a prompt names, without synonyms of the one that is drawn. Left out are body parts,
 * nouns that only modify the subject or a profession, names of its `items`, and words at `claimed` positions.
 */
export function othersOf(
  tokens: readonly Token[],
  chosen: { species: SpeciesId; at: number; length: number },
  nouns: readonly PromptNoun[],
  claimed: ReadonlySet<number>,
  items: readonly Wear[],
): string[] {
  const { species } = chosen;
  const taken = new Set(
    nouns.flatMap(({ kind, at, length }) =>
      kind === 'subject' ? [] : Array.from({ length }, (_, index) => at + index),
    ),
  );
  const ridden = mountOf(tokens)?.at;
  const shown = new Set(items.flatMap(({ item }) => item.split('_')));
  const isModifier = (at: number): boolean =>
    (SPECIES[species].archetype === 'object' && (at + 1 === chosen.at || at === chosen.at + chosen.length)) ||
    isBodyPart(wordAt(tokens, at)) ||
    Object.hasOwn(PROFESSIONS, wordAt(tokens, at + 1)) ||
    dealsWithNoun(wordAt(tokens, at + 1));
  const others =
    chosen.at < 0
      ? []
      : tokens.filter(({ word }, at) => {
          const other = SUBJECT_WORDS.get(word);
          return (
            other &&
            other !== species &&
            !isDrawnWith(species, word) &&
            other !== 'person' &&
            !taken.has(at) &&
            at !== ridden &&
            !claimed.has(at) &&
            !shown.has(word) &&
            !isModifier(at) &&
            !isPatternAt(tokens, at) &&
            !COMMON_WORDS.has(word) &&
            !colorValue(word) &&
            (at < chosen.at || at >= chosen.at + chosen.length)
          );
        });
  const more = isSeveral(tokens, chosen) ? [`another ${tokens[chosen.at + chosen.length - 1]?.word}`] : [];
  return [...new Set([...more, ...others.map(({ text }) => text)])].slice(0, 4);
}
