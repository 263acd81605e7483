import type { Haircut } from '@/lib/core/sheet/vocabulary';
import { HAIR } from '../hair';
import { entryWord, type Token, wordAt } from './tokens';

/** A haircut that the words state, and the positions of those words. */
export interface SaidHair {
  cut: Haircut;
  places: readonly number[];
}

type Lexicon = ReadonlyMap<string, Haircut>;

const SYSTEMS = Object.entries(HAIR) as [Haircut, (typeof HAIR)[Haircut]][];
const lexiconOf = (wordsOf: (system: (typeof HAIR)[Haircut]) => string | undefined): Lexicon =>
  new Map(
    SYSTEMS.flatMap(([cut, system]) =>
      (wordsOf(system) ?? '').split(' ').flatMap((word): [string, Haircut][] => (word ? [[entryWord(word), cut]] : [])),
    ),
  );

const NAMED = lexiconOf(({ words }) => words);
const TEXTURES = lexiconOf(({ described, broad }) => (broad ? undefined : described));
const LENGTHS = lexiconOf(({ described, broad }) => (broad ? described : undefined));

/** Words for hair. */
export const HAIR_NOUN: ReadonlySet<string> = new Set(
  'hair haired haar haare haaren pelo cabello cheveux capelli cabelo haircut hairstyle hairdo'.split(' '),
);

/** The largest number of words between a noun and an adjective of it. */
const REACH_WORDS = 3;
/** Words at which the adjectives of a noun end. */
const ENDS: ReadonlySet<string> = new Set('with a an the in of who wearing holding con mit avec'.split(' '));
/** The largest number of words in a name for hair: "queue de cheval". */
const LONGEST_NAME_WORDS = 3;
/** Words before a person's name, which is not a haircut: "called Bob". */
const CALLED = /^(?:named|called)$/;

/** Whether a word describes hair when it is next to a noun for hair. */
export const describesHair = (word: string): boolean => TEXTURES.has(word) || LENGTHS.has(word);

/**
 * Joins the words of a haircut's name into one token, so that "box braids" are not read as a box, nor a "pixie cut" as
 * a pixie.
 */
export function withNamedHair(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const name = namesFrom(tokens, at).find(({ word }) => NAMED.has(word));
    const token = name?.token ?? tokens[at];
    if (token) joined.push(token);
    at += name ? name.length - 1 : 0;
  }
  return joined;
}

/** The phrases of several words that start at a position, the longest first. */
const namesFrom = (tokens: readonly Token[], at: number): { word: string; token: Token; length: number }[] =>
  Array.from({ length: LONGEST_NAME_WORDS - 1 }, (_, index) => {
    const run = tokens.slice(at, at + LONGEST_NAME_WORDS - index);
    const word = run.map((token) => token.word).join('_');
    return { word, token: { text: run.map(({ text }) => text).join(' '), word }, length: run.length };
  }).filter(({ length }) => length > 1);

/** The haircut that a word names by itself: "an afro", "space buns". */
export function hairNamedAt(tokens: readonly Token[], at: number): SaidHair | null {
  const isPerson = CALLED.test(wordAt(tokens, at - 1)) || tokens[at]?.text === 'Bob';
  const cut = isPerson ? undefined : NAMED.get(wordAt(tokens, at));
  return cut ? { cut, places: [at] } : null;
}

/** The haircut that adjectives before or after a noun for hair describe; a texture wins over a length. */
function describedAt(tokens: readonly Token[], noun: number): SaidHair | null {
  const near = [...nearTo(tokens, noun, -1), ...nearTo(tokens, noun, 1)];
  for (const lexicon of [TEXTURES, LENGTHS])
    for (const place of near) {
      const cut = lexicon.get(wordAt(tokens, place));
      if (cut) return { cut, places: [place, noun] };
    }
  return null;
}

/** The positions of the words around a noun that describe it. */
function nearTo(tokens: readonly Token[], noun: number, step: 1 | -1): number[] {
  const near: number[] = [];
  for (let place = noun + step; Math.abs(place - noun) <= REACH_WORDS; place += step) {
    const word = wordAt(tokens, place);
    // In English, words after "and" belong to another noun, while words before it describe the same hair.
    if (!/\p{L}/u.test(word) || ENDS.has(word) || (step > 0 && word === 'and')) break;
    near.push(place);
  }
  return near;
}

/** The haircut of a person in a prompt: by its name, else by its adjectives; null if there is none. */
export function hairOf(tokens: readonly Token[]): SaidHair | null {
  const places = tokens.map((_, at) => at);
  const named = places.flatMap((at) => hairNamedAt(tokens, at) ?? []);
  const described = places
    .filter((at) => HAIR_NOUN.has(wordAt(tokens, at)) || hairNamedAt(tokens, at))
    .flatMap((at) => describedAt(tokens, at) ?? []);
  const [first] = named;
  // In "long hair in two buns" the length is consumed too, so that no other rule reads it.
  if (first) return { cut: first.cut, places: [...named, ...described].flatMap((said) => said.places) };
  return described[0] ?? null;
}
