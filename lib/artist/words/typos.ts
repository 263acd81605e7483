import { isUnknownNoun } from './agentive';
import { isAgeWord } from './ages';
import { isBuildWord } from './body-shape';
import { BODY_WORDS } from './body-words';
import { COLOR_SHADES } from './color-shades';
import { COLORS } from './colors';
import { isDeed } from './deeds';
import { MOODS } from './face';
import { GARMENT_WORDS } from './garment-words';
import { isPoseWord } from './poses';
import { PROFESSIONS } from './professions';
import { COMMON_WORDS } from './stop-words';
import { SUBJECT_WORDS } from './subjects';
import { tokensOf } from './tokens';
import { inEnglish } from './translate';
import { NO_TYPOS } from './typo-exceptions';

/** Shorter words have too many neighbours that mean something else. */
const MIN_LETTERS = 6;
/** Words of this length may have two mistakes. */
const MIN_LETTERS_FOR_TWO = 8;
/** Only in words of this length a wrong vowel is a mistake: "batter" is not "butter". */
const MIN_LETTERS_TO_REPLACE = 7;
/** The letters at the start that must be right: one for one mistake, three for two. */
const RIGHT_LETTERS = [0, 1, 3] as const;

const TABLES = [PROFESSIONS, GARMENT_WORDS, COLORS, MOODS, BODY_WORDS, COLOR_SHADES];
/** The known words and phrases. */
const ENTRIES: ReadonlySet<string> = new Set([
  ...SUBJECT_WORDS.keys(),
  ...TABLES.flatMap((table) => Object.keys(table)),
]);
/** The words of the known phrases, which may mean nothing alone. */
const WORDS_OF_PHRASES: ReadonlySet<string> = new Set(
  [...ENTRIES].flatMap((entry) => (entry.includes('_') ? entry.split('_') : [])),
);

/** The correctly spelt words, by their first letter. */
const SPELT: ReadonlyMap<string, readonly string[]> = (() => {
  const byLetter = new Map<string, string[]>();
  for (const word of ENTRIES) {
    if (word.length < MIN_LETTERS || word.includes('_') || word.endsWith('ing')) continue;
    const [letter = ''] = word;
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), word]);
  }
  return byLetter;
})();

/** Matches a word that may be misspelt. */
const WORD = /\p{L}{5,24}/gu;

/** Whether a word of a prompt may be misspelt: it means nothing, and is no name in the middle of a sentence. */
function isSuspect(text: string, word: string, before: string): boolean {
  if (/^\p{Lu}\p{Ll}/u.test(text) && !/^$|[.!?:\n]$/.test(before.trimEnd().slice(-1))) return false;
  const isRead = COMMON_WORDS.has(word) || isPoseWord(word) || isDeed(word) || isAgeWord(word) || isBuildWord(word);
  return (
    !isRead &&
    !WORDS_OF_PHRASES.has(word) &&
    isUnknownNoun(word) &&
    !Object.hasOwn(COLOR_SHADES, word) &&
    !NO_TYPOS.has(word)
  );
}

/** The word that a misspelt one stands for; null if there is none, or more than one. */
export function correctionOf(word: string): string | null {
  const near = SPELT.get(word[0] ?? '') ?? [];
  for (const most of [1, 2] as const) {
    if (word.length < (most === 1 ? MIN_LETTERS - 1 : MIN_LETTERS_FOR_TWO)) return null;
    const start = word.slice(0, RIGHT_LETTERS[most]);
    const isNear = (spelt: string) => spelt.startsWith(start) && (isSwapped(word, spelt) || endsAlike(word, spelt));
    const found = near.filter((spelt) => isNear(spelt) && mistakes(word, spelt, most) <= most);
    const swapped = found.filter((spelt) => isSwapped(word, spelt));
    const best = swapped.length > 0 ? swapped : found;
    if (best.length > 0) return best.length === 1 ? (best[0] ?? null) : null;
  }
  return null;
}

/** Whether two words have the same letters. */
const isSwapped = (one: string, other: string): boolean =>
  one.length === other.length && [...one].sort().join('') === [...other].sort().join('');

/** Whether two words have the same ending, so that "planned" is not "planner". */
const endsAlike = (one: string, other: string): boolean =>
  one.slice(-2) === other.slice(-2) || (/[^desry]$/.test(one) && one.at(-1) === other.at(-1));

const VOWEL = /[aeiouy]/;

/** The number of letters to insert, leave out, replace or swap; more than `most` if there are more. */
function mistakes(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [before, row]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1];
      const isSwap = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      const isVowel = VOWEL.test(one[at - 1] ?? '') && VOWEL.test(other[to - 1] ?? '');
      const replaced = (row[to - 1] ?? 0) + (isSame ? 0 : isVowel && one.length >= MIN_LETTERS_TO_REPLACE ? 1 : 2);
      const least = Math.min(replaced, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1);
      next.push(isSwap ? Math.min(least, (before[to - 2] ?? 0) + 1) : least);
    }
    [before, row] = [row, next];
  }
  return row[other.length] ?? most + 1;
}

/** A prompt in English, without misspelt words if it was written in English. */
export function inCorrectEnglish(prompt: string): string {
  const english = inEnglish(prompt);
  return english === prompt ? withoutTypos(prompt) : english;
}

/** An English prompt with misspelt words corrected: "an astronot pengiun" is "an astronaut penguin". */
export const withoutTypos = (prompt: string): string =>
  prompt.replace(WORD, (text, at: number) => {
    const [token] = tokensOf(text);
    if (!token || !isSuspect(text, token.word, prompt.slice(0, at))) return text;
    const lower = text.toLowerCase();
    const spelt = correctionOf(token.word);
    const isPlural = lower !== token.word && lower.endsWith('s');
    if (!spelt) return (isPlural ? correctionOf(lower) : null) ?? text;
    return isPlural ? `${spelt}s` : spelt;
  });
