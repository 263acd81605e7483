import { GARMENT_WORDS } from './garment-words';
import { SUBJECT_WORDS } from './subjects';
import type { Token } from './tokens';

/** Endings of diminutives in Spanish, Portuguese, Italian and German, longest first. */
const ENDINGS = 'zinhos zinhas zinho zinha cito cita ito ita illo illa inho inha etto etta ino ina chen lein'.split(
  ' ',
);
/** Endings that the noun itself may have. */
const STEMS = ['o', 'a', '', 'e'];
const MIN_STEM = 3;

/** The subject whose diminutive a word is; null if it is none. */
function plainOf(word: string): string | null {
  const ending = ENDINGS.find((each) => word.endsWith(each) && word.length >= each.length + MIN_STEM);
  const stem = ending ? word.slice(0, -ending.length) : '';
  return (ending && STEMS.map((each) => stem + each).find((each) => SUBJECT_WORDS.has(each))) || null;
}

/** Tokens with the plain nouns of diminutives: "ratoncito" is a "raton". Known words stay. */
export const withPlainNouns = (tokens: readonly Token[]): Token[] =>
  tokens.map((token) => {
    const isKnown = SUBJECT_WORDS.has(token.word) || Object.hasOwn(GARMENT_WORDS, token.word);
    const plain = isKnown ? null : plainOf(token.word);
    return plain ? { ...token, word: plain } : token;
  });
