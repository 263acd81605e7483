/** Letters that Unicode does not decompose into a base letter and marks. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
};

/** Matches a character of a script that is written without spaces; each counts as a word. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u;
const WORDY = /[\p{L}\p{N}\p{So}]/u;

function folded(character: string): string {
  if (!WORDY.test(character)) return ' ';
  return UNSPACED.test(character) ? ` ${character} ` : (PLAIN[character] ?? character);
}

/**
 * Normalises a text to search words, separated by single spaces: lower case, without accents, marks and punctuation.
 * The result has no special characters of `like` patterns.
 */
export function searchWords(text: string): string {
  const bare = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').normalize('NFC').toLowerCase();
  return Array.from(bare, folded).join('').split(' ').filter(Boolean).join(' ');
}

/**
 * The length below which a word is matched only at the start of words: inside of them it would match nearly everywhere.
 */
const MIN_INNER_CHARACTERS = 3;

/** The condition of a search on the words of a row: it has all of `grams`, and is like all of `patterns`. */
export interface WordSearch {
  grams: string[];
  /** Patterns of `like` for the words, which begin with a space. */
  patterns: string[];
}

/** The literal of an array in SQL, of texts without control characters. */
export const arrayLiteral = (texts: readonly string[]): string =>
  `{${texts.map((text) => JSON.stringify(text)).join()}}`;

const isInner = (word: string): boolean => Array.from(word).length >= MIN_INNER_CHARACTERS;

/** The condition that words have each word of a text: anywhere within a word, short ones at its start. */
export function wordSearch(text: string): WordSearch {
  const words = [...new Set(searchWords(text).split(' ').filter(Boolean))];
  return {
    grams: [...new Set(words.flatMap((word) => (isInner(word) ? trigramsOf(word) : [` ${word}`])))],
    patterns: words.map((word) => (isInner(word) ? `%${word}%` : `% ${word}%`)),
  };
}

function trigramsOf(word: string): string[] {
  const characters = Array.from(word);
  return characters.slice(2).map((last, index) => `${characters[index]}${characters[index + 1]}${last}`);
}
