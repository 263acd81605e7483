import { mountOf } from './mounts';
import type { SpeciesId } from '../species';
import { colorValue } from './color-value';
import { type PromptNoun } from './nouns-and-colors';
import { COLOR_SHADES } from './color-shades';
import { BODY_WORDS, MOODS } from './face';
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
import type { Token } from './tokens';
import { isBuildWord } from './body-shape';
import { breedOf } from './breed-named';

/**
 * Up to twelve words that have no meaning for the drawing. Words of the subject's name and `claimed` positions are not
 * among them.
 */
export function unknownOf(
  tokens: readonly Token[],
  nouns: readonly PromptNoun[],
  { species, at: subjectAt, length: subjectLength }: { species: SpeciesId; at: number; length: number },
  claimed: ReadonlySet<number>,
): string[] {
  const placed = new Set(nouns.flatMap(({ at, length }) => Array.from({ length }, (_, index) => at + index)));
  const tables = [MOODS, BODY_WORDS, PROFESSIONS, GARMENT_WORDS, REGION_WORDS, COLOR_SHADES];
  const unknown = tokens.filter(
    ({ word }, at) =>
      /^\p{L}{3,}$/u.test(word) &&
      !placed.has(at) &&
      !claimed.has(at) &&
      (at < subjectAt || at >= subjectAt + subjectLength) &&
      !/^(named|called)$/.test(tokens[at - 1]?.word ?? '') &&
      !COMMON_WORDS.has(word) &&
      !colorValue(word) &&
      !isPatternAt(tokens, at) &&
      !SUBJECT_WORDS.has(word) &&
      !isDrawnWith(species, word) &&
      !breedOf(species, word) &&
      !isBuildWord(word) &&
      !isPoseWord(word) &&
      !isDeed(word) &&
      !isAgeWord(word) &&
      !ORIGIN_WORDS.has(word) &&
      !tables.some((table) => Object.hasOwn(table, word)),
  );
  return [...new Set(unknown.map(({ text }) => text.slice(0, LONGEST_WORD)))].slice(0, 12);
}

/** Longer words are cut when they are quoted. */
const LONGEST_WORD = 32;

/**
 * Up to four other subjects that a prompt names, without synonyms of the one that is drawn, and without words at
 * `claimed` positions.
 */
export function othersOf(
  tokens: readonly Token[],
  species: SpeciesId,
  nouns: readonly PromptNoun[],
  chosen: { at: number; length: number },
  claimed: ReadonlySet<number>,
): string[] {
  const taken = new Set(
    nouns.flatMap(({ kind, at, length }) =>
      kind === 'subject' ? [] : Array.from({ length }, (_, index) => at + index),
    ),
  );
  const ridden = mountOf(tokens)?.at;
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
            !isPatternAt(tokens, at) &&
            !COMMON_WORDS.has(word) &&
            !colorValue(word) &&
            (at < chosen.at || at >= chosen.at + chosen.length)
          );
        });
  return [...new Set(others.map(({ text }) => text))].slice(0, 4);
}
