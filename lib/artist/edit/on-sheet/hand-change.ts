import type { CharacterTraits } from '@/lib/core/sheet/drawn-sheet';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { itemWords } from '../../say';
import { sidesOf } from '../../wardrobe/held';
import type { GarmentId, Wear } from '../../words/garment-ids';
import { type Hand, handAfter } from '../../words/hands';
import { nounsOf } from '../../words/nouns-and-colors';
import { isHeld } from '../../words/places';
import type { Token } from '../../words/tokens';
import type { SheetChange } from './changes';
import { asksNoMore, runsOf } from './clauses';

const MOVES = new Set('move hold holds held holding put carry carries shift swap goes go belongs'.split(' '));

/** Moves a held item to the hand that the instruction names; an item in that hand moves to the other one. */
export function handChange(sheet: CharacterSheet, _: CharacterTraits, tokens: readonly Token[]): SheetChange | null {
  for (const noun of nounsOf(tokens)) {
    if (noun.kind !== 'garment' || !isHeld(noun.item)) continue;
    const named = handAfter(tokens, noun.at + noun.length);
    const wears = sheet.wears as readonly Wear[];
    if (!named || !wears.some(({ item }) => item === noun.item)) continue;
    const run = runsOf(tokens).find((each) => each.includes(noun.at)) ?? [];
    const words = Array.from({ length: noun.length }, (_word, index) => noun.at + index);
    const moves = run.filter((at) => MOVES.has(tokens[at]?.word ?? ''));
    const taken = new Set([...words, ...named.places, ...moves]);
    if (!asksNoMore(tokens, run, taken)) continue;
    const now = handOf(wears, noun.item);
    const hand = named.hand === 'other' ? otherThan(now) : named.hand;
    if (hand === now) continue;
    return {
      sheet: {
        ...sheet,
        wears: wears.map((worn) => (isHeld(worn.item) ? inHand(worn, noun.item, hand, wears) : worn)),
      },
      done: `moved the ${itemWords(noun.item)} to the ${hand} hand`,
      taken,
    };
  }
  return null;
}

const otherThan = (hand: Hand): Hand => (hand === 'left' ? 'right' : 'left');

/** The character's own hand that holds an item. */
const handOf = (wears: readonly Wear[], item: GarmentId): Hand =>
  sidesOf(wears).get(item) === 'left' ? 'right' : 'left';

const inHand = (worn: Wear, item: GarmentId, hand: Hand, wears: readonly Wear[]): Wear => {
  if (worn.item === item) return { ...worn, on: undefined, hand };
  return handOf(wears, worn.item) === hand ? { ...worn, hand: otherThan(hand) } : worn;
};
