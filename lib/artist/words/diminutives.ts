import { SPECIES } from '../species';
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

const isCreature = (word: string): boolean => {
  const species = SUBJECT_WORDS.get(word);
  return species !== undefined && SPECIES[species].archetype !== 'object';
};

/** The creature whose diminutive a word is; null if it is none: "latina" is no small can. */
function plainOf(word: string): string | null {
  const ending = ENDINGS.find((each) => word.endsWith(each) && word.length >= each.length + MIN_STEM);
  const stem = ending ? word.slice(0, -ending.length) : '';
  return (ending && STEMS.map((each) => stem + each).find(isCreature)) || null;
}

const isKnown = (word: string): boolean => SUBJECT_WORDS.has(word) || Object.hasOwn(GARMENT_WORDS, word);

/**
 * Tokens with the plain nouns of diminutives: "ratoncito" is a "raton". Known words and phrases stay: a "perrito
 * caliente" is a hot dog.
 */
export const withPlainNouns = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, at) => {
    const { word } = token;
    const plain = isKnown(word) || isKnown(`${word}_${tokens[at + 1]?.word ?? ''}`) ? null : plainOf(word);
    return plain ? { ...token, word: plain } : token;
  });
