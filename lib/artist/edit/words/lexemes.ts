import type { MascotSpec } from '@/lib/core/spec/schema';
import type { StyleId } from '@/lib/core/styles';
import { wornBy } from '../../dressing';
import { colorValue } from '../../words/attach';
import { COLORS, COLOR_SHADES } from '../../words/colors';
import { GARMENT_WORDS, OPEN_WORDS } from '../../words/outfits';
import { SUBJECT_WORDS } from '../../words/subjects';
import { withNamedColors } from '../../words/named-colors';
import { tokensOf, type Token } from '../../words/tokens';
import { REGIONS } from '../targets/regions';
import type { Noun, Side } from '../targets/target';
import type { ColorChange, Feeling, MoveChange, PatternKind, SizeChange } from '../wish';
import { amountOf, withNumbers, type Amount } from './amounts';
import { inEnglish } from './foreign';
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
  TRUE_WORDS,
  VERBS,
  type Verb,
} from './lexicon';
import { corrected } from './spelling';

/** One word or phrase of an instruction, and everything it can mean; the reader decides by what stands around it. */
export interface Lexeme {
  text: string;
  word: string;
  break: 'and' | 'stop' | null;
  verb?: Verb | undefined;
  noun?: Noun | undefined;
  color?: string | undefined;
  shade?: readonly [number, number] | undefined;
  shift?: ColorChange | undefined;
  size?: SizeChange | undefined;
  feeling?: Feeling | undefined;
  style?: StyleId | undefined;
  older?: boolean | undefined;
  pattern?: PatternKind | undefined;
  move?: MoveChange | undefined;
  degree?: number | undefined;
  side?: Side | undefined;
  pronoun?: 'it' | 'them' | undefined;
  amount?: Amount | undefined;
  /** Turns the change after it round. */
  less?: true | undefined;
  fluff?: true | undefined;
  place?: true | undefined;
  /** The creature or thing that a word is the name of. */
  subject?: string | undefined;
  filler: boolean;
}

const BREAKS: ReadonlyMap<string, 'and' | 'stop'> = new Map([
  ['and', 'and'],
  ['&', 'and'],
  [',', 'and'],
  ['plus', 'and'],
  ['then', 'stop'],
  ['.', 'stop'],
  [';', 'stop'],
  ['!', 'stop'],
  ['?', 'stop'],
  ['\n', 'stop'],
  ['but', 'stop'],
  ['while', 'stop'],
  ['also', 'stop'],
  ['und', 'and'],
  ['y', 'and'],
  ['et', 'and'],
]);
const TABLES: readonly ReadonlyMap<string, unknown>[] = [
  VERBS,
  SHIFTS,
  SIZES,
  FEELINGS,
  STYLE_WORDS,
  AGES,
  PATTERNS,
  MOVES,
  DEGREES,
  SIDES,
  PRONOUNS,
  REGIONS,
  BREAKS,
  new Map([...LESS, ...FLUFF].map((word) => [word, true])),
];

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
 * Words of this mascot's own, pieces of part ids and palette tokens, each with whether it is a paint's alone: a car's
 * "lamp" is no lantern.
 */
type Own = ReadonlyMap<string, boolean>;

function ownWords(spec: MascotSpec): Own {
  const parts = pieces([...spec.parts.map(({ id }) => id), ...wornBy(spec)]);
  return new Map([
    ...pieces(spec.palette.map(({ name }) => name)).map((piece) => [piece, true] as const),
    ...parts.map((piece) => [piece, false] as const),
  ]);
}

function meaning(word: string, text: string, own: Own): Omit<Lexeme, 'text' | 'word'> | null {
  const item = Object.hasOwn(GARMENT_WORDS, word) && !own.get(word) ? GARMENT_WORDS[word] : undefined;
  const region =
    REGIONS.get(word) ?? (SUBJECT_WORDS.has(word) && !FILLERS.has(word) && !item && !own.has(word) ? 'all' : undefined);
  const noun: Noun | undefined = region
    ? {
        kind: 'region',
        region,
        side: null,
        ...(region === 'all' || region === 'everything' ? {} : { said: text.toLowerCase() }),
      }
    : item
      ? { kind: 'garment', item, open: OPEN_WORDS.has(word), words: text.toLowerCase() }
      : own.has(word)
        ? { kind: 'own', word, side: null, words: word }
        : undefined;
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
    less: LESS.has(word) || undefined,
    fluff: FLUFF.has(word) || undefined,
    place: PLACES.has(word) || undefined,
    subject: region === 'all' && SUBJECT_WORDS.has(word) ? word : undefined,
    filler: FILLERS.has(word),
  };
  const known =
    found.filler ||
    found.break !== null ||
    Object.entries(found).some(([key, value]) => key !== 'filler' && key !== 'break' && value !== undefined);
  return known ? found : null;
}

/** "redder", "pinkish": a colour that another leans toward. */
function tinge(word: string): ColorChange | undefined {
  if (word === 'rosier' || word === 'rosy')
    return { kind: 'toward', color: COLORS.pink ?? '#f58fb4', share: 0.45, words: word };
  const stem = /^(.+?)(?:er|ish)$/.exec(word)?.[1];
  const name =
    stem && [stem, stem.slice(0, -1), `${stem}e`].find((each) => Object.hasOwn(COLORS, each) && each.length > 2);
  return name ? { kind: 'toward', color: COLORS[name] ?? '#888888', share: 0.4, words: word } : undefined;
}

const NOTHING = { break: null, filler: false } as const;

/** Reads an instruction word by word, longest phrases first, slips of the pen put right. */
export function lexemesOf(text: string, spec: MascotSpec): Lexeme[] {
  const own = ownWords(spec);
  // What a mascot is called and said to be stands for all of it: "the car".
  const name = new Set(
    tokensOf(`${spec.name} ${spec.description}`)
      .map(({ word }) => word)
      .filter((word) => word.length > 2),
  );
  const tokens = withNamedColors(
    tokensOf(
      withNumbers(text)
        .replaceAll('&', ' and ')
        .replaceAll('-', ' ')
        .replace(/(^|\s)don['’]?t\b/gi, '$1dont'),
    ),
  ).map((token) => english(token, own));
  const found: Lexeme[] = [];
  for (let at = 0; at < tokens.length;) {
    const { length, lexeme } = measured(tokens, at) ??
      longest(tokens, at, own) ?? { length: 1, lexeme: single(tokens[at] as Token, own, name) };
    found.push(lexeme);
    at += length;
  }
  return found;
}

/** A word of another language in English, where the mascot has nothing of that name. */
function english(token: Token, own: Own): Token {
  const plain = token.text.toLowerCase();
  const words = own.has(token.word) || own.has(plain) ? null : (inEnglish(plain) ?? inEnglish(token.word));
  return words === null ? token : { text: words.replaceAll('_', ' '), word: tokensOf(words)[0]?.word ?? words };
}

function measured(tokens: readonly Token[], at: number): { length: number; lexeme: Lexeme } | null {
  const found = amountOf(tokens[at]?.word ?? '', tokens[at + 1]?.word);
  return (
    found && {
      length: found.length,
      lexeme: {
        text: tokens
          .slice(at, at + found.length)
          .map(({ text }) => text)
          .join(' '),
        word: 'amount',
        ...NOTHING,
        amount: found.amount,
      },
    }
  );
}

function longest(tokens: readonly Token[], at: number, own: Own): { length: number; lexeme: Lexeme } | null {
  for (const length of [3, 2]) {
    const run = tokens.slice(at, at + length);
    if (run.length < length) continue;
    const [word, text] = [run.map((token) => token.word).join('_'), run.map((token) => token.text).join(' ')];
    const plain = run.map((token) => token.text.toLowerCase()).join('_');
    const means = meaning(word, text, own) ?? meaning(plain, text, own);
    if (means) return { length, lexeme: { text, word, ...means } };
  }
  return null;
}

function single({ word, text }: Token, own: Own, name: ReadonlySet<string>): Lexeme {
  const plain = text.toLowerCase();
  const means = meaning(word, text, own) ?? meaning(plain, text, own);
  if (means) return { text, word, ...means };
  if (name.has(word)) return { text, word, ...NOTHING, noun: { kind: 'region', region: 'all', side: null } };
  const near =
    /^\p{L}+$/u.test(plain) && !TRUE_WORDS.has(plain)
      ? (corrected(word, vocabulary(own)) ?? corrected(plain, vocabulary(own)))
      : null;
  const mended = near ? (meaning(near, near, own) ?? meaning(tokensOf(near)[0]?.word ?? near, near, own)) : null;
  return mended && near ? { text: near, word: near, ...mended } : { text, word, ...NOTHING };
}

const PLURALS = [...REGIONS.keys(), ...Object.keys(GARMENT_WORDS)].map((word) => `${word}s`);
const COMMON = new Set(
  [
    ...PLURALS,
    ...TABLES.flatMap((table) => [...table.keys()]),
    ...Object.keys(GARMENT_WORDS),
    ...Object.keys(COLORS),
    ...FILLERS,
  ].filter((word) => !word.includes('_')),
);

function* vocabulary(own: Own): Iterable<string> {
  yield* COMMON;
  yield* own.keys();
}
