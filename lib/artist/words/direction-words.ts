import { PROFESSIONS } from './professions';
import { SUBJECT_WORDS } from './subjects';
import { type Token, wordAt } from './tokens';

/** Words and pairs of words that name a drawing style, although some of them are also nouns. */
const DIRECTION_WORDS: ReadonlySet<string> = new Set(
  (
    'rubber_hose paper_cut paper_craft paper_cutout cut_paper cut_out die_cut pixel_art pixel_style pixel_sprite ' +
    'line_art 8_bit 16_bit origami pixel pixelated papercut papercraft claymation 8bit 16bit sprite rubberhose inked'
  ).split(' '),
);

/** Drawing tools, which name a style before a word such as "drawing". */
const MEDIUMS: ReadonlySet<string> = new Set('ink pencil crayon chalk charcoal watercolor watercolour'.split(' '));
const PICTURES: ReadonlySet<string> = new Set(
  ['drawing', 'sketch', 'illustration', 'painting'].flatMap((word) => [word, `${word}s`]),
);

/** Materials, which name a style at the start of a prompt, and before or after a word for style. */
const MATERIALS: ReadonlySet<string> = new Set('paper clay ink felt plasticine'.split(' '));

const STYLE: ReadonlySet<string> = new Set('style styled look aesthetic feel vibe'.split(' '));

/** The number of words, 0 to 2, that name a drawing style at a position. */
function lengthAt(tokens: readonly Token[], at: number): 0 | 1 | 2 {
  const { word = '' } = tokens[at] ?? {};
  const next = wordAt(tokens, at + 1);
  if (DIRECTION_WORDS.has(`${word}_${next}`) || (MEDIUMS.has(word) && (PICTURES.has(next) || STYLE.has(next))))
    return 2;
  if (MATERIALS.has(word) && (STYLE.has(next) || isLastPhrase(tokens, at))) return 1;
  const isMaterial = at <= 1 && MATERIALS.has(word) && !SUBJECT_WORDS.has(`${word}_${next}`);
  return isMaterial || DIRECTION_WORDS.has(word) ? 1 : 0;
}

/** Whether a word is all that follows the last comma: "a bear in pyjamas, clay". */
const isLastPhrase = (tokens: readonly Token[], at: number): boolean =>
  at === tokens.length - 1 && tokens[at - 1]?.word === ',';

const namesSubject = ({ word }: Token): boolean => SUBJECT_WORDS.has(word) || Object.hasOwn(PROFESSIONS, word);

/**
 * The tokens of a prompt without those that name a drawing style: the "hose" of "a rubber hose cup" is not a subject.
 * They are kept if nothing else remains, as in "a rubber hose".
 */
export function withoutDirections(tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const length = lengthAt(tokens, at);
    const token = tokens[at];
    if (length === 0 && token) kept.push(token);
    else at += Math.max(0, length - 1);
  }
  return kept.some(namesSubject) ? kept : [...tokens];
}
