import { type Language, LANGUAGES } from './row';
import { plainWord, type Translation, translationOf } from './lexicon';

/** A word or phrase of a text with its translation; punctuation has no class. */
interface Unit {
  text: string;
  is: Translation['is'] | 'unknown' | 'break';
}

/** Short English words. Those that other languages share do not identify a language. */
const ENGLISH_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the with and wearing holding his her its is are who of has in on at to for by from that this but not no ' +
    'or as do does so me he she it they some son hat die am was man most needs pour des come due six style ' +
    'tree cone nose'
  ).split(' '),
);

/** Words that exist in English only: a text with one of them is English. */
const ENGLISH_ONLY: ReadonlySet<string> = new Set(
  (
    'the with and wearing holding his her its is of has like make we you our him would should please this that ' +
    'want need wants needs looks should who for less more'
  ).split(' '),
);

/** The number of words in the longest phrase. */
const MAX_PHRASE_WORDS = 4;

/** The least number of known words of a language, one of them a function word, for a text to be translated from it. */
const MIN_KNOWN_WORDS = 2;

/** Matches hex colours, words, and punctuation except for apostrophes and hyphens. */
const PIECES = /#[\da-f]{3,8}\b|[\p{L}\p{M}]+|[^\p{L}\p{M}\s'’#-]+|#|\n/giu;

/** Matches the German noun "Junge"; in lower case it is the adjective "young". */
const GERMAN_BOY = /(?<!\p{L})Jungen?(?!\p{L})/gu;

/** The words and punctuation of a text; an elided article, such as the "l" of "l'ours", is a word of its own. */
const piecesOf = (text: string): string[] => text.match(PIECES) ?? [];

const isWord = (piece: string): boolean => /^\p{L}/u.test(piece);

/** The translation of each known word of a text that is no English word, also of those in a known phrase. */
function knownOf(words: readonly string[], language: Language): Translation[] {
  const known: Translation[] = [];
  for (let at = 0; at < words.length;) {
    const found = phraseAt(words, at, language);
    const length = found?.length ?? 1;
    const foreign = words.slice(at, at + length).filter((word) => !ENGLISH_WORDS.has(word));
    if (found) known.push(...foreign.map(() => found.translation));
    at += length;
  }
  return known;
}

/** The language of most known words of a text; null for English, and if it cannot be identified. */
function languageOf(words: readonly string[], least: number): Language | null {
  if (words.some((word) => ENGLISH_ONLY.has(word))) return null;
  const scored = LANGUAGES.map((language) => {
    const known = knownOf(words, language);
    const hasGrammar = known.some(({ is }) => is === 'grammar');
    const isClear = hasGrammar || least === 1;
    return { language, score: isClear && known.length >= least ? known.length : 0 };
  });
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one));
  return best.score > 0 ? best.language : null;
}

/** The longest known phrase of a language at a position, with its number of words. */
function phraseAt(
  words: readonly string[],
  at: number,
  language: Language,
): { translation: Translation; length: number } | null {
  for (let length = Math.min(MAX_PHRASE_WORDS, words.length - at); length > 0; length -= 1) {
    const translation = translationOf(words.slice(at, at + length).join('_'), language);
    if (translation) return { translation, length };
  }
  return null;
}

function unitsOf(pieces: readonly string[], language: Language): Unit[] {
  const words = pieces.map(plainWord);
  const units: Unit[] = [];
  for (let at = 0; at < pieces.length;) {
    const text = pieces[at] ?? '';
    const found = isWord(text) ? phraseAt(words, at, language) : null;
    if (found) units.push({ text: found.translation.english, is: found.translation.is });
    else units.push({ text, is: isWord(text) ? 'unknown' : 'break' });
    at += found?.length ?? 1;
  }
  return units;
}

const SHADES = new Set(['light', 'dark']);

/** The adjectives of looks right after a noun, including two that "and" joins: "negros y blancos". */
function looksAfter(units: readonly Unit[], at: number): Unit[] {
  const looks: Unit[] = [];
  for (let place = at + 1; place < units.length; place += 1) {
    const [unit, next, after] = [units[place], units[place + 1], units[place + 2]];
    if (unit?.is === 'look') looks.push(unit);
    else if (unit?.text === 'and' && next?.is === 'look' && (after === undefined || after.is === 'break') && looks[0])
      looks.push(unit);
    else break;
  }
  return looks;
}

const isNoun = (unit: Unit | undefined): boolean => unit?.is === 'noun' || unit?.is === 'unknown';

/** Changes the word order to English: adjectives before their noun, and a shade before its colour. */
function inEnglishOrder(units: readonly Unit[]): Unit[] {
  const ordered: Unit[] = [];
  for (let at = 0; at < units.length; at += 1) {
    const unit = units[at];
    if (!unit) continue;
    const looks = isNoun(unit) ? looksAfter(units, at) : [];
    const shades = looks.filter(({ text }) => SHADES.has(text));
    ordered.push(...shades, ...looks.filter((look) => !shades.includes(look)), unit);
    at += looks.length;
  }
  return ordered;
}

/**
 * Translates the known words of a German, Spanish, French, Italian or Portuguese text to English; other words stay. Its
 * language is that of at least `least` words, one of them a function word unless `least` is 1.
 */
export function languageToEnglish(text: string, least = MIN_KNOWN_WORDS): string {
  const pieces = piecesOf(text);
  const language = languageOf(pieces.filter(isWord).map(plainWord), least);
  if (language === null) return text;
  const units = unitsOf(language === 'de' ? piecesOf(text.replace(GERMAN_BOY, 'Knabe')) : pieces, language);
  return (language === 'de' ? units : inEnglishOrder(units)).map((unit) => unit.text).join(' ');
}
