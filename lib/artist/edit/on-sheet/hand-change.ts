import type { CharacterTraits } from '@/lib/core/sheet/drawn-sheet';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { itemWords, withArticle } from '../../say';
import { sidesOf } from '../../wardrobe/held';
import type { GarmentId, Wear } from '../../words/garment-ids';
import { type Hand, handAfter, sidesFor } from '../../words/hands';
import { colorsOf, nounsOf } from '../../words/nouns-and-colors';
import { isHeld } from '../../words/places';
import { type Token, wordAt } from '../../words/tokens';
import type { SheetChange } from './changes';
import { asksNoMore, runsOf } from './clauses';
import { takenWords } from './items';

const MOVES = new Set('move hold holds held holding put carry carries shift swap goes go belongs'.split(' '));

/**
 * Moves a held item to the hand that the instruction names; an item in that hand moves to the other one. What is worn
 * on one side, such as an eye patch, moves to the other side.
 */
export function handChange(given: CharacterSheet, _: CharacterTraits, tokens: readonly Token[]): SheetChange | null {
  const sheet = withPatchAsItem(given);
  for (const noun of nounsOf(tokens)) {
    const parts = noun.kind === 'garment' ? sidesFor(noun.item) : null;
    if (noun.kind !== 'garment' || !parts) continue;
    const named = handAfter(tokens, noun.at + noun.length, parts);
    const wears = sheet.wears as readonly Wear[];
    if (!named || !wears.some(({ item }) => item === noun.item)) continue;
    const run = runsOf(tokens).find((each) => each.includes(noun.at)) ?? [];
    const words = Array.from({ length: noun.length }, (_word, index) => noun.at + index);
    const moves = run.filter((at) => MOVES.has(wordAt(tokens, at)));
    const taken = new Set([...words, ...named.places, ...moves]);
    if (!asksNoMore(tokens, run, taken)) continue;
    const now = isHeld(noun.item) ? handOf(wears, noun.item) : sideOf(wears, noun.item);
    const hand = named.hand === 'other' ? otherThan(now) : named.hand;
    if (hand === now) continue;
    const place = isHeld(noun.item) ? 'hand' : (tokens[named.places.at(-1) ?? -1]?.word ?? 'side');
    return {
      sheet: { ...sheet, wears: wears.map((worn) => moved(worn, noun.item, hand, wears)) },
      done: `moved the ${itemWords(noun.item)} to the ${hand} ${place}`,
      taken,
    };
  }
  return null;
}

/** A sheet whose eye patch of a pirate's face is an item, which can be on either eye; other sheets stay as they are. */
function withPatchAsItem(sheet: CharacterSheet): CharacterSheet {
  const { face, wears } = sheet;
  if (!face.features.includes('eye_patch')) return sheet;
  const features = face.features.filter((feature) => feature !== 'eye_patch');
  const isWorn = wears.some(({ item }) => item === 'eye_patch');
  return {
    ...sheet,
    face: { ...face, features },
    wears: isWorn ? wears : [...wears, { item: 'eye_patch', color: null }],
  };
}

const GIVES = new Set('add give put hand hold holding holds place carry carrying have too also another'.split(' '));

/** Puts new items into the hands that the instruction names; what such a hand holds goes, the other keeps its own. */
export function handedChange(sheet: CharacterSheet, _: CharacterTraits, tokens: readonly Token[]): SheetChange | null {
  const nouns = nounsOf(tokens);
  const colors = colorsOf(tokens, nouns);
  let wears = sheet.wears as readonly Wear[];
  const taken = new Set<number>();
  const given: string[] = [];
  for (const noun of nouns) {
    if (noun.kind !== 'garment' || !isHeld(noun.item)) continue;
    const named = handAfter(tokens, noun.at + noun.length);
    if (!named || wears.some(({ item }) => item === noun.item)) continue;
    const run = runsOf(tokens).find((each) => each.includes(noun.at)) ?? [];
    const gives = run.filter((at) => GIVES.has(wordAt(tokens, at)));
    const words = new Set([...takenWords(tokens, run, noun, named.places), ...gives]);
    if (!asksNoMore(tokens, run, words)) continue;
    const hand = named.hand === 'other' ? freeHand(wears) : named.hand;
    const color = colors.find((use) => use.noun === noun)?.color ?? null;
    wears = [...withFreeHand(wears, hand), { item: noun.item, color, hand }];
    words.forEach((at) => taken.add(at));
    given.push(`${withArticle(itemWords(noun.item))} in its ${hand} hand`);
  }
  return given.length > 0
    ? { sheet: { ...sheet, wears: [...wears] }, done: `put ${given.join(' and ')}`, taken }
    : null;
}

const isInHand = ({ item, on }: Wear): boolean => isHeld(item) && !on;

/** The hand that holds nothing yet; the left one if both are free. */
function freeHand(wears: readonly Wear[]): Hand {
  const held = wears.find(isInHand);
  return held ? otherThan(handOf(wears, held.item)) : 'left';
}

/** The items without what a hand holds; what the other hand holds stays there. */
const withFreeHand = (wears: readonly Wear[], hand: Hand): Wear[] =>
  wears
    .filter((worn) => !isInHand(worn) || handOf(wears, worn.item) !== hand)
    .map((worn) => (isInHand(worn) ? { ...worn, both: undefined, hand: otherThan(hand) } : worn));

const otherThan = (hand: Hand): Hand => (hand === 'left' ? 'right' : 'left');

/** The character's own hand that holds an item. */
const handOf = (wears: readonly Wear[], item: GarmentId): Hand =>
  sidesOf(wears).get(item) === 'left' ? 'right' : 'left';

/** The character's own side on which an item is worn; the left one if nothing else is stated. */
const sideOf = (wears: readonly Wear[], item: GarmentId): Hand =>
  wears.find((worn) => worn.item === item)?.hand ?? 'left';

/** An item after the move of another one or of itself. */
const moved = (worn: Wear, item: GarmentId, hand: Hand, wears: readonly Wear[]): Wear => {
  if (worn.item === item) return isHeld(item) ? { ...worn, on: undefined, hand } : { ...worn, hand };
  const isInTheWay = isHeld(item) && isHeld(worn.item) && handOf(wears, worn.item) === hand;
  return isInTheWay ? { ...worn, hand: otherThan(hand) } : worn;
};
