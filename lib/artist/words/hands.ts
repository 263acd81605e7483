import { GARMENT_ENTRIES } from '../kit/garments';
import type { GarmentRow } from '../kit/garments/row';
import type { GarmentId } from './garment-ids';
import { isHeld } from './places';
import type { PromptNoun } from './prompt-noun';
import { type Token, wordAt } from './tokens';

/** The character's own hand. */
export type Hand = 'left' | 'right';

const HANDS: ReadonlySet<string> = new Set('hand paw arm wing hoof fist claw tentacle fin flipper'.split(' '));

/** Items that are worn on one side of the body, with the words of the body parts that tell which. */
const SIDED: ReadonlyMap<GarmentId, ReadonlySet<string>> = new Map<GarmentId, ReadonlySet<string>>([
  ['eye_patch', new Set(['eye'])],
  ['monocle', new Set(['eye'])],
  ...GARMENT_ENTRIES.flatMap(([id, { sided }]: [GarmentId, GarmentRow]) =>
    sided ? [[id, new Set(sided.split(' '))] as const] : [],
  ),
]);

/** The words of the body parts that tell where an item is; null if it is on no side. */
export const sidesFor = (item: GarmentId): ReadonlySet<string> | null =>
  SIDED.get(item) ?? (isHeld(item) ? HANDS : null);
const DETERMINERS = new Set('his her its their the one a'.split(' '));

/** The largest distance in words from a thing to the hand that holds it: "a hammer held up in his right hand". */
const REACH = 5;

/** A phrase that names a hand, such as "in the left hand". */
export interface NamedHand {
  /** The hand; `other` means the one that does not hold the thing yet. */
  hand: Hand | 'other';
  /** The positions of its words among the tokens. */
  places: number[];
}

/** The hand, or the part of another pair, that is named after a position in the same clause: "in the left hand". */
export function handAfter(tokens: readonly Token[], from: number, parts = HANDS): NamedHand | null {
  for (let at = from; at < Math.min(tokens.length, from + REACH); at += 1) {
    const { word = '' } = tokens[at] ?? {};
    if (/^[,.;:!?\n]$/.test(word) || word === 'and') return null;
    const isHand = parts.has(wordAt(tokens, at + 1));
    if (!isHand || (word !== 'left' && word !== 'right' && word !== 'other')) continue;
    const first = DETERMINERS.has(wordAt(tokens, at - 1)) ? at - 1 : at;
    const before = /^(?:in|into|to|with|over|on|onto|around|covering)$/.test(wordAt(tokens, first - 1))
      ? first - 1
      : first;
    return { hand: word, places: Array.from({ length: at + 2 - before }, (_, index) => before + index) };
  }
  return null;
}

/** The side that is named right before what is worn on it: "its left arm in a sling". */
function sideBefore(tokens: readonly Token[], at: number, parts: ReadonlySet<string>): NamedHand | null {
  for (let place = at; place > Math.max(0, at - REACH); place -= 1) {
    const { word = '' } = tokens[place] ?? {};
    if (/^[,.;:!?\n]$/.test(word) || word === 'and') return null;
    const side = tokens[place - 1]?.word;
    if (parts.has(word) && (side === 'left' || side === 'right')) return { hand: side, places: [place - 1, place] };
  }
  return null;
}

/** The side that a prompt states for an item, with the positions of its words; null if it states none. */
function sideOf(tokens: readonly Token[], noun: PromptNoun): NamedHand | null {
  if (noun.kind !== 'garment') return null;
  const parts = sidesFor(noun.item);
  if (!parts) return null;
  const after = handAfter(tokens, noun.at + noun.length, parts);
  return after ?? (isHeld(noun.item) ? null : sideBefore(tokens, noun.at, parts));
}

/** The hands that a prompt states for things that are held, and the sides for what is worn on one side. */
export function handsOf(tokens: readonly Token[], nouns: readonly PromptNoun[]): ReadonlyMap<PromptNoun, Hand> {
  return new Map(
    nouns.flatMap((noun): [PromptNoun, Hand][] => {
      const named = sideOf(tokens, noun);
      return named && named.hand !== 'other' ? [[noun, named.hand]] : [];
    }),
  );
}

/** The positions of the words that state such a side. */
export const sidePlaces = (tokens: readonly Token[], nouns: readonly PromptNoun[]): number[] =>
  nouns.flatMap((noun) => sideOf(tokens, noun)?.places ?? []);
