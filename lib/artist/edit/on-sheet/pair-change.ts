import type { CharacterTraits } from '@/lib/core/sheet/drawn-sheet';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { itemWords } from '../../say';
import { nounsOf } from '../../words/nouns-and-colors';
import type { GarmentId } from '../../words/garment-ids';
import { isHeld } from '../../words/places';
import type { Token } from '../../words/tokens';
import type { SheetChange } from './changes';
import { asksNoMore, runsOf } from './clauses';
import { takenWords } from './items';

const isHeldItem = ({ item }: CharacterSheet['wears'][number]): boolean => isHeld(item as GarmentId);

/** One held thing that becomes two, one in each hand: "two carrots please". */
export function pairChange(sheet: CharacterSheet, _: CharacterTraits, tokens: readonly Token[]): SheetChange | null {
  for (const noun of nounsOf(tokens)) {
    if (noun.kind !== 'garment' || noun.isCounted !== true) continue;
    const [held, ...others] = sheet.wears.filter(isHeldItem);
    if (!held || others.length > 0 || held.item !== noun.item || held.both) continue;
    const run = runsOf(tokens).find((each) => each.includes(noun.at)) ?? [];
    const counts = run.filter((at) => at < noun.at && /^(?:two|2|both)$/.test(tokens[at]?.word ?? ''));
    const taken = takenWords(tokens, run, noun, counts);
    if (counts.length === 0 || !asksNoMore(tokens, run, taken)) continue;
    const { hand: _hand, on: _on, ...kept } = held;
    return {
      sheet: { ...sheet, wears: sheet.wears.map((worn) => (worn === held ? { ...kept, both: true } : worn)) },
      done: `handed it a second ${itemWords(noun.item)}`,
      taken,
    };
  }
  return null;
}
