import { EFFECT_ROWS, type EffectId } from '../../kit/effects';
import type { GarmentId } from '../../words/garment-ids';
import { GARMENT_WORDS, SHY_GARMENT_WORDS } from '../../words/garment-words';
import { placeOf } from '../../words/places';
import { entryWord, tokensOf, type Token } from '../../words/tokens';
import type { PropThing } from './draw';

/** Words for items that the wardrobe has under another name. */
const OTHER_WORDS: Readonly<Record<string, GarmentId>> = {
  cup: 'coffee_cup',
  mug: 'coffee_cup',
  coffee: 'coffee_cup',
  flower: 'bouquet',
  bill: 'small_banknote',
  notebook: 'clipboard',
  notepad: 'clipboard',
  pad: 'clipboard',
  bag_of_money: 'present_sack',
  bag_money: 'present_sack',
  package: 'gift',
  parcel: 'gift',
  present: 'gift',
  treat: 'small_bone',
  snack: 'small_cookie',
  smartphone: 'phone',
  ukulele: 'guitar',
};
const EFFECT_WORDS: ReadonlyMap<string, EffectId> = new Map(
  (Object.keys(EFFECT_ROWS) as EffectId[]).flatMap((id) =>
    EFFECT_ROWS[id].words
      .split(' ')
      .filter(Boolean)
      .map((word) => [entryWord(word), id] as const),
  ),
);
/** The most words of a noun. */
export const LONGEST_NAME = 3;

/** Nouns beside those of effects that act by themselves: "the flash goes off". */
const ACTING_WORDS = new Set(['flash', 'spark', 'alarm', 'smoke']);

/** Whether words end with a noun for an effect, which acts by itself: "a light bulb appears". */
export function isThing(words: readonly string[]): boolean {
  const tokens = tokensOf(words.join(' '));
  return (
    ACTING_WORDS.has(tokens.at(-1)?.word ?? '') ||
    tokens.some((_, at) => {
      const noun = nounAt(tokens, at);
      return noun !== null && 'effect' in noun.thing && at + noun.length === tokens.length;
    })
  );
}

/** The thing that a noun names at a place in a text, with the number of its words; null if it names none. */
export function nounAt(tokens: readonly Token[], at: number): { thing: PropThing; length: number } | null {
  for (let length = LONGEST_NAME; length > 0; length -= 1) {
    if (at + length > tokens.length) continue;
    const name = tokens
      .slice(at, at + length)
      .map(({ word }) => word)
      .join('_');
    const effect = EFFECT_WORDS.get(name);
    if (effect) return { thing: { effect }, length };
    const item = own(OTHER_WORDS, name) ?? own(GARMENT_WORDS, name) ?? colorful(tokens[at], name);
    // Balls that are juggled fly one by one, and not in the bunch that a hand holds.
    if (item && item !== 'juggling_balls' && placeOf(item).startsWith('held')) return { thing: { item }, length };
  }
  return null;
}

/** The item of a word that is also a colour, if it is in the plural: "oranges". */
const colorful = (token: Token | undefined, name: string): GarmentId | undefined =>
  token && token.text.toLowerCase() !== token.word ? SHY_GARMENT_WORDS.get(name) : undefined;

/** The own property of a table by a key from a text. */
export const own = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
