import { GARMENT_WORDS } from './garment-words';
import { isCreature, SUBJECT_WORDS } from './subjects';
import { type Token, wordAt } from './tokens';

/** Endings of diminutives in Spanish, Portuguese, Italian and German, longest first. */
const ENDINGS = 'zinhos zinhas zinho zinha cito cita ito ita illo illa inho inha etto etta ino ina chen lein'.split(
  ' ',
);
/** Endings that the noun itself may have. */
const STEMS = ['o', 'a', '', 'e'];
const MIN_STEM = 3;

/** The creature whose diminutive a word is; null if it is none: "latina" is no small can. */
function plainOf(word: string): string | null {
  const ending = ENDINGS.find((each) => word.endsWith(each) && word.length >= each.length + MIN_STEM);
  const stem = ending ? word.slice(0, -ending.length) : '';
  return (ending && STEMS.map((each) => stem + each).find(isCreature)) || null;
}

/** Words with such an ending that are no diminutives of an animal: sideburns, a trigger, a little while. */
const NO_ANIMAL: ReadonlySet<string> = new Set(['patilla', 'gatillo', 'ratito']);

const isKnown = (word: string): boolean => SUBJECT_WORDS.has(word) || Object.hasOwn(GARMENT_WORDS, word);

/**
 * Replaces diminutives of animals by the plain noun, such as the Spanish "ratoncito" (little mouse) by "raton" (mouse).
 * Words and phrases with a meaning of their own stay, such as "perrito caliente", a hot dog.
 */
export const withPlainNouns = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, at) => {
    const { word } = token;
    const plain =
      NO_ANIMAL.has(word) || isKnown(word) || isKnown(`${word}_${wordAt(tokens, at + 1)}`) ? null : plainOf(word);
    return plain ? { ...token, word: plain } : token;
  });
