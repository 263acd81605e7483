import { LIMITS } from '@/lib/core/limits';
import type { CharacterTraits } from '@/lib/core/sheet/drawn-sheet';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { itemWords, withArticle } from '../../say';
import { floorPlaces, standingOf, standsAround } from '../../words/floor';
import type { GarmentId } from '../../words/garment-ids';
import { colorValue } from '../../words/color-value';
import { colorsOf, nounsOf } from '../../words/nouns-and-colors';
import type { PromptNoun } from '../../words/prompt-noun';
import { placeOf } from '../../words/places';
import { isSizeWord, itemSizes } from '../../words/sizes';
import { type Token, wordAt } from '../../words/tokens';
import type { SheetChange } from './changes';
import { asksNoMore, runsOf } from './clauses';

/** The positions of the words in a clause that name an item, its colour and its size, together with `others`. */
export function takenWords(
  tokens: readonly Token[],
  run: readonly number[],
  { at, length }: PromptNoun,
  others: readonly number[],
): ReadonlySet<number> {
  const isOfItem = (place: number): boolean => {
    const word = wordAt(tokens, place);
    return (place >= at && place < at + length) || colorValue(word) !== null || isSizeWord(word);
  };
  return new Set([...run.filter(isOfItem), ...others]);
}

/** A thing that is put on the floor beside the character, if a clause asks for nothing else. */
export function floorChange(sheet: CharacterSheet, _: CharacterTraits, tokens: readonly Token[]): SheetChange | null {
  const nouns = nounsOf(tokens);
  const { around = [] } = sheet;
  for (const noun of nouns.filter((each) => standsAround(tokens, each))) {
    const run = runsOf(tokens).find((each) => each.includes(noun.at)) ?? [];
    const taken = takenWords(tokens, run, noun, floorPlaces(tokens, [noun]));
    const [thing, ...twins] = standingOf(tokens, [noun], colorsOf(tokens, nouns));
    if (!thing || !asksNoMore(tokens, run, taken) || around.length + twins.length >= LIMITS.sheet.around) continue;
    const side = around.at(-1)?.side === 'right' ? 'left' : 'right';
    return {
      sheet: { ...sheet, around: [...around, { ...thing, side }, ...twins] },
      done: `put ${withArticle(itemWords(thing.item))} beside it`,
      taken,
    };
  }
  return null;
}

/** An item that is put on in a stated size, if a clause asks for nothing else. */
export function sizedItemChange(
  sheet: CharacterSheet,
  _: CharacterTraits,
  tokens: readonly Token[],
): SheetChange | null {
  const nouns = nounsOf(tokens);
  for (const [noun, size] of itemSizes(tokens, nouns)) {
    if (noun.kind !== 'garment') continue;
    const run = runsOf(tokens).find((each) => each.includes(noun.at)) ?? [];
    const taken = takenWords(tokens, run, noun, []);
    if (!asksNoMore(tokens, run, taken)) continue;
    const worn = sheet.wears.find(({ item }) => item === noun.item);
    const color = colorsOf(tokens, nouns).find((use) => use.noun === noun)?.color ?? worn?.color ?? null;
    const kept = sheet.wears.filter(({ item }) => placeOf(item as GarmentId) !== placeOf(noun.item));
    return {
      sheet: { ...sheet, wears: [...kept, { item: noun.item, color, size }] },
      done: `gave it a ${size > 1 ? 'large' : 'small'} ${itemWords(noun.item)}`,
      taken,
    };
  }
  return null;
}
