import type { MascotSpec } from '@/lib/core/spec/schema';
import { wornBy } from '../../dressing';
import { colorValue } from '../../words/color-value';
import { COLORS } from '../../words/colors';
import { COLOR_SHADES } from '../../words/color-shades';
import { GARMENT_WORDS } from '../../words/garment-words';
import { OPEN_WORDS } from '../../words/outfits';
import { SUBJECT_WORDS } from '../../words/subjects';
import { REGIONS } from '../targets/regions';
import type { TargetNoun } from '../targets/target';
import type { ColorChange } from '../wish';
import {
  AGES,
  DEGREES,
  FEELINGS,
  FILLERS,
  FLUFF,
  LESS,
  MOVES,
  PATTERNS,
  PLACES,
  PRONOUNS,
  SHIFTS,
  SIDES,
  SIZES,
  STYLE_WORDS,
  VERBS,
} from './lexicon';
import type { Lexeme } from './lexeme';
import { BREAKS } from './clause-breaks';

const pieces = (names: readonly string[]): string[] =>
  names
    .flatMap((name) => name.split('_'))
    .filter(
      (piece) =>
        piece.length > 2 &&
        piece !== 'paint' &&
        piece !== 'color' &&
        !/^(left|right|root|shade|light|line|ctrl|main|part)$/.test(piece),
    );

/**
 * Words from this mascot's part ids and palette tokens; the value tells whether the word occurs only in the palette.
 * For example, "lamp" means a car's own lamp and not the lantern of the wardrobe.
 */
export type Own = ReadonlyMap<string, boolean>;

/** The words from a mascot's part ids and palette tokens. */
export function ownWords(spec: MascotSpec): Own {
  const parts = pieces([...spec.parts.map(({ id }) => id), ...wornBy(spec)]);
  return new Map([
    ...pieces(spec.palette.map(({ name }) => name)).map((piece) => [piece, true] as const),
    ...parts.map((piece) => [piece, false] as const),
  ]);
}

/** Words that name a garment only in the plural: "shorts". */
const PLURAL_GARMENTS: ReadonlySet<string> = new Set(['short']);

/** The noun that a word is: a region of the body, a garment, or a word of this mascot's own. */
function nounOf(word: string, text: string, own: Own): TargetNoun | undefined {
  const isGarment = Object.hasOwn(GARMENT_WORDS, word) && !(PLURAL_GARMENTS.has(word) && !text.endsWith('s'));
  const item = isGarment && !own.get(word) ? GARMENT_WORDS[word] : undefined;
  const isSubject = SUBJECT_WORDS.has(word) && !FILLERS.has(word) && !item && !own.has(word);
  const region = REGIONS.get(word) ?? (isSubject ? 'all' : undefined);
  const said = text.toLowerCase();
  if (region === 'all' || region === 'everything') return { kind: 'region', region, side: null };
  if (region) return { kind: 'region', region, side: null, said };
  if (item) return { kind: 'garment', item, open: OPEN_WORDS.has(word), words: said };
  return own.has(word) ? { kind: 'own', word, side: null, words: word } : undefined;
}

/** The meanings of a word that it has or has not. */
const flagsOf = (word: string) => ({
  less: LESS.has(word) || undefined,
  fluff: FLUFF.has(word) || undefined,
  place: PLACES.has(word) || undefined,
});

/** All possible meanings of a word or phrase in an instruction; null if it has none. */
export function meaning(word: string, text: string, own: Own): Omit<Lexeme, 'text' | 'word'> | null {
  const noun = nounOf(word, text, own);
  const isSubject = noun?.kind === 'region' && noun.region === 'all' && SUBJECT_WORDS.has(word);
  const plural = text.endsWith('s') ? PATTERNS.get(text.toLowerCase()) : undefined;
  const found = {
    break: BREAKS.get(word) ?? null,
    verb: VERBS.get(word),
    noun,
    color: colorValue(word) ?? undefined,
    shade: Object.hasOwn(COLOR_SHADES, word) ? COLOR_SHADES[word] : undefined,
    shift: SHIFTS.get(word) ?? tinge(word),
    size: SIZES.get(word),
    feeling: FEELINGS.get(word),
    style: STYLE_WORDS.get(word),
    older: AGES.get(word),
    pattern: PATTERNS.get(word) ?? plural,
    move: MOVES.get(word),
    degree: DEGREES.get(word),
    side: SIDES.get(word),
    pronoun: PRONOUNS.get(word),
    ...flagsOf(word),
    subject: isSubject ? word : undefined,
    filler: FILLERS.has(word),
  };
  const known =
    found.filler ||
    found.break !== null ||
    Object.entries(found).some(([key, value]) => key !== 'filler' && key !== 'break' && value !== undefined);
  return known ? found : null;
}

/** The shift of colour that a comparative asks for: "redder", "pinkish". */
function tinge(word: string): ColorChange | undefined {
  if (word === 'rosier' || word === 'rosy')
    return { kind: 'toward', color: COLORS.pink ?? '#f58fb4', share: 0.45, words: word };
  const stem = /^(.+?)(?:er|ish)$/.exec(word)?.[1];
  const name =
    stem && [stem, stem.slice(0, -1), `${stem}e`].find((each) => Object.hasOwn(COLORS, each) && each.length > 2);
  return name ? { kind: 'toward', color: COLORS[name] ?? '#888888', share: 0.4, words: word } : undefined;
}
