import { BODY_TRANSLATIONS } from './body';
import { CLOTHES_TRANSLATIONS } from './clothes';
import { GRAMMAR_TRANSLATIONS } from './grammar';
import { ITEM_TRANSLATIONS } from './items';
import { KIND_TRANSLATIONS } from './kinds';
import { BEARING_TRANSLATIONS, LOOK_TRANSLATIONS } from './looks';
import { MOTION_TRANSLATIONS } from './motions';
import { REQUEST_TRANSLATIONS } from './requests';
import { type Language, LANGUAGES, type Translations } from './row';
import { THING_TRANSLATIONS } from './things';

/**
 * The class of a word, as far as word order depends on it: function words, faces and poses, adjectives of looks, nouns.
 */
export type WordClass = 'grammar' | 'bearing' | 'look' | 'noun';

/** An English translation with its class. */
export interface Translation {
  english: string;
  is: WordClass;
}

const TABLES: readonly (readonly [WordClass, Translations])[] = [
  // Words of the tables below win over a motion of the same spelling.
  ['grammar', MOTION_TRANSLATIONS],
  ['noun', BODY_TRANSLATIONS],
  ['noun', CLOTHES_TRANSLATIONS],
  ['noun', ITEM_TRANSLATIONS],
  ['noun', KIND_TRANSLATIONS],
  ['noun', THING_TRANSLATIONS],
  ['look', LOOK_TRANSLATIONS],
  ['bearing', BEARING_TRANSLATIONS],
  ['grammar', GRAMMAR_TRANSLATIONS],
  ['grammar', REQUEST_TRANSLATIONS],
];

/** A word in lower case, without accents, except for the verbs "è" and "é", since "e" is "and". */
export const plainWord = (word: string): string => {
  const plain = word.toLowerCase();
  return plain === 'è' || plain === 'é'
    ? plain
    : plain.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').replace(/œ/g, 'oe');
};

function lexiconOf(column: number): ReadonlyMap<string, Translation> {
  const rows = TABLES.flatMap(([is, table]) =>
    Object.entries(table).flatMap(([english, columns]) =>
      (columns[column] ?? '')
        .split(' ')
        .filter(Boolean)
        .map((words) => [plainWord(words), { english, is }] as const),
    ),
  );
  return new Map(rows);
}

const LEXICONS = new Map(LANGUAGES.map((language, column) => [language, lexiconOf(column)]));

/** The forms of a word to look up: as it is, and without the inflection of number, gender or case. */
function formsOf(word: string, language: Language): string[] {
  if (language === 'de') return [word, word.replace(/(?:er|es|em|en|e|n|s)$/, '')];
  const single = word.replace(/s$/, '');
  return [
    word,
    single,
    single.replace(/[aie]$/, 'o'),
    single.replace(/e$/, ''),
    word.replace(/es$/, ''),
    single.replace(/(?:he|hi)$/, 'o'),
    word.replace(/i$/, 'io'),
  ];
}

/** Shorter words keep their endings: "la" is not a form of "l". */
const MIN_INFLECTED_LETTERS = 4;

/** The translation of a word or phrase in lower case without accents; `_` joins words. Undefined if there is none. */
export function translationOf(words: string, language: Language): Translation | undefined {
  const lexicon = LEXICONS.get(language);
  const forms = words.length < MIN_INFLECTED_LETTERS ? [words] : formsOf(words, language);
  return forms.map((form) => lexicon?.get(form)).find((found) => found !== undefined);
}
