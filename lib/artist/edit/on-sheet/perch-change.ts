import { LIMITS } from '@/lib/core/limits';
import type { CharacterTraits } from '@/lib/core/sheet/drawn-sheet';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { itemWords, withArticle } from '../../say';
import type { Wear } from '../../words/garment-ids';
import { colorsOf, nounsOf } from '../../words/nouns-and-colors';
import { perchesOf, perchPlaces } from '../../words/perches';
import { spotOf } from '../../words/places';
import { type Token, wordAt } from '../../words/tokens';
import type { SheetChange } from './changes';
import { asksNoMore, runsOf } from './clauses';
import { takenWords } from './items';

const MOVES = new Set('move place balance stand seat perch rest from hand'.split(' '));

const REMOVES = /^(?:take|remove|off|lose|without|no|delete)$/;
const PLACES = /^(?:from|away|head|hair|ear|shoulder)$/;

/** Takes a thing off the body part that it stands on, if a clause asks for nothing else. */
export function unperchChange(sheet: CharacterSheet, _: CharacterTraits, tokens: readonly Token[]): SheetChange | null {
  for (const worn of sheet.wears.filter(({ on }) => on)) {
    // Names that are also colours, such as "the orange", are no nouns here.
    const name = itemWords(worn.item).split(' ').at(-1);
    const at = tokens.findIndex(({ word }) => word === name);
    const run = runsOf(tokens).find((each) => each.includes(at)) ?? [];
    const words = run.filter((place) => REMOVES.test(wordAt(tokens, place)));
    const taken = new Set([at, ...words, ...run.filter((place) => PLACES.test(wordAt(tokens, place)))]);
    if (words.length === 0 || !asksNoMore(tokens, run, taken)) continue;
    return {
      sheet: { ...sheet, wears: sheet.wears.filter((each) => each !== worn) },
      done: `took the ${itemWords(worn.item)} off its ${worn.on}`,
      taken,
    };
  }
  return null;
}

/** A thing that is put on the head, behind the ear or on the shoulder, if a clause asks for nothing else. */
export function perchChange(sheet: CharacterSheet, _: CharacterTraits, tokens: readonly Token[]): SheetChange | null {
  const nouns = nounsOf(tokens);
  for (const [noun, on] of perchesOf(tokens, nouns)) {
    if (noun.kind !== 'garment') continue;
    const run = runsOf(tokens).find((each) => each.includes(noun.at)) ?? [];
    const moves = run.filter((at) => MOVES.has(wordAt(tokens, at)));
    const taken = takenWords(tokens, run, noun, [...perchPlaces(tokens, [noun]), ...moves]);
    const wears = sheet.wears as readonly Wear[];
    const worn = wears.find(({ item }) => item === noun.item);
    if (!asksNoMore(tokens, run, taken) || worn?.on === on) continue;
    const color = colorsOf(tokens, nouns).find((use) => use.noun === noun)?.color ?? worn?.color ?? null;
    const put: Wear = { item: noun.item, color, on };
    const kept = wears.filter((each) => each.item !== noun.item && spotOf(each) !== spotOf(put));
    if (kept.length >= LIMITS.sheet.wears) continue;
    return {
      sheet: { ...sheet, wears: [...kept, put] },
      done: `put ${worn ? `the ${itemWords(noun.item)}` : withArticle(itemWords(noun.item))} on its ${on}`,
      taken,
    };
  }
  return null;
}
