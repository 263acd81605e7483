import type { Haircut } from '@/lib/core/sheet/vocabulary';
import { HAIR } from '../hair';
import { tokensOf, type Token } from './tokens';

/** A way to wear hair as words say it, and the places of those words. */
export interface SaidHair {
  cut: Haircut;
  places: readonly number[];
}

type Lexicon = ReadonlyMap<string, Haircut>;

const SYSTEMS = Object.entries(HAIR) as [Haircut, (typeof HAIR)[Haircut]][];
/** A word of an entry as prompts are read: without a plural or accents, two joined by `_`. */
const singular = (word: string): string =>
  tokensOf(word.replaceAll('_', ' '))
    .map((token) => token.word)
    .join('_');
const lexiconOf = (wordsOf: (system: (typeof HAIR)[Haircut]) => string | undefined): Lexicon =>
  new Map(
    SYSTEMS.flatMap(([cut, system]) =>
      (wordsOf(system) ?? '').split(' ').flatMap((word): [string, Haircut][] => (word ? [[singular(word), cut]] : [])),
    ),
  );

const NAMED = lexiconOf(({ words }) => words);
const TEXTURES = lexiconOf(({ described, broad }) => (broad ? undefined : described));
const LENGTHS = lexiconOf(({ described, broad }) => (broad ? described : undefined));

/** Words for hair. */
export const HAIR_NOUN: ReadonlySet<string> = new Set(
  'hair haired haar haare haaren pelo cabello cheveux capelli cabelo haircut hairstyle hairdo'.split(' '),
);

/** How many words may stand between a noun and what describes it. */
const REACH_WORDS = 3;
/** What a noun's own words do not lie beyond. */
const ENDS: ReadonlySet<string> = new Set('with a an the in of who wearing holding con mit avec'.split(' '));
/** How many words a name for hair has at most: "queue de cheval". */
const LONGEST_NAME_WORDS = 3;
/** What leads to a name of a person, which is no name of hair: "called Bob". */
const CALLED = /^(?:named|called)$/;

/** Whether a word says what hair is like beside a word for hair. */
export const describesHair = (word: string): boolean => TEXTURES.has(word) || LENGTHS.has(word);

const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.word ?? '';

/** The tokens with names for hair of several words as one each: box braids are no box, and a pixie cut is no pixie. */
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

/** The runs of several words from a place, the longest first. */
const namesFrom = (tokens: readonly Token[], at: number): { word: string; token: Token; length: number }[] =>
  Array.from({ length: LONGEST_NAME_WORDS - 1 }, (_, index) => {
    const run = tokens.slice(at, at + LONGEST_NAME_WORDS - index);
    const word = run.map((token) => token.word).join('_');
    return { word, token: { text: run.map(({ text }) => text).join(' '), word }, length: run.length };
  }).filter(({ length }) => length > 1);

/** The way to wear hair that the word at a place names alone: "an afro", "space buns". */
export function hairNamedAt(tokens: readonly Token[], at: number): SaidHair | null {
  const isPerson = CALLED.test(wordAt(tokens, at - 1)) || tokens[at]?.text === 'Bob';
  const cut = isPerson ? undefined : NAMED.get(wordAt(tokens, at));
  return cut ? { cut, places: [at] } : null;
}

/** What describes the hair at a noun, by the words right before or behind it; a texture outdoes a length. */
function describedAt(tokens: readonly Token[], noun: number): SaidHair | null {
  const near = [...nearTo(tokens, noun, -1), ...nearTo(tokens, noun, 1)];
  for (const lexicon of [TEXTURES, LENGTHS])
    for (const place of near) {
      const cut = lexicon.get(wordAt(tokens, place));
      if (cut) return { cut, places: [place, noun] };
    }
  return null;
}

/** The places of the words beside a noun that are its own. */
function nearTo(tokens: readonly Token[], noun: number, step: 1 | -1): number[] {
  const near: number[] = [];
  for (let place = noun + step; Math.abs(place - noun) <= REACH_WORDS; place += step) {
    const word = wordAt(tokens, place);
    // What follows "and" in English is a thing of its own; what stands before it describes the same hair.
    if (!/\p{L}/u.test(word) || ENDS.has(word) || (step > 0 && word === 'and')) break;
    near.push(place);
  }
  return near;
}

/** How a person wears its hair as the prompt says: by a name, else by what describes it; null where nothing does. */
export function hairOf(tokens: readonly Token[]): SaidHair | null {
  const places = tokens.map((_, at) => at);
  const named = places.flatMap((at) => hairNamedAt(tokens, at) ?? []);
  const described = places
    .filter((at) => HAIR_NOUN.has(wordAt(tokens, at)) || hairNamedAt(tokens, at))
    .flatMap((at) => describedAt(tokens, at) ?? []);
  const [first] = named;
  // "Long hair in two buns" says its length too, and both are read.
  if (first) return { cut: first.cut, places: [...named, ...described].flatMap((said) => said.places) };
  return described[0] ?? null;
}
