import type { CharacterTraits } from '@/lib/core/sheet/drawn-sheet';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { itemWords, markWords } from '../../say';
import { colorValue } from '../../words/color-value';
import { marksOf } from '../../words/marks';
import { nounsOf } from '../../words/nouns-and-colors';
import { type Token, wordAt } from '../../words/tokens';
import type { SheetChange } from './changes';
import { asksNoMore, runsOf } from './clauses';

const VERBS = new Set('print paint stamp sew stick on onto front logo emblem number letter big large small'.split(' '));

/** A mark on an item that is worn or held: "put a star on the cap", if a clause asks for nothing else. */
export function markChange(sheet: CharacterSheet, _: CharacterTraits, tokens: readonly Token[]): SheetChange | null {
  for (const { item, mark, places } of marksOf(tokens, nounsOf(tokens))) {
    const run = runsOf(tokens).find((each) => each.includes(item.at)) ?? [];
    const isTaken = (at: number): boolean => {
      const word = wordAt(tokens, at);
      return (at >= item.at && at < item.at + item.length) || VERBS.has(word) || colorValue(word) !== null;
    };
    const taken = new Set([...places, ...run.filter(isTaken)]);
    if (!sheet.wears.some((worn) => worn.item === item.item) || !asksNoMore(tokens, run, taken)) continue;
    return {
      sheet: { ...sheet, wears: sheet.wears.map((worn) => (worn.item === item.item ? { ...worn, mark } : worn)) },
      done: `put ${markWords(mark.shape)} on the ${itemWords(item.item)}`,
      taken,
    };
  }
  return null;
}
