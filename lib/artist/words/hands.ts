import { isHeld } from './places';
import type { PromptNoun } from './prompt-noun';
import type { Token } from './tokens';

/** The character's own hand. */
export type Hand = 'left' | 'right';

const HANDS = new Set('hand paw arm wing hoof fist claw tentacle fin flipper'.split(' '));
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

/** The hand that is named after a position in the same clause: "in the left hand". */
export function handAfter(tokens: readonly Token[], from: number): NamedHand | null {
  for (let at = from; at < Math.min(tokens.length, from + REACH); at += 1) {
    const { word = '' } = tokens[at] ?? {};
    if (/^[,.;:!?\n]$/.test(word) || word === 'and') return null;
    const isHand = HANDS.has(tokens[at + 1]?.word ?? '');
    if (!isHand || (word !== 'left' && word !== 'right' && word !== 'other')) continue;
    const first = DETERMINERS.has(tokens[at - 1]?.word ?? '') ? at - 1 : at;
    const before = /^(?:in|into|to|with)$/.test(tokens[first - 1]?.word ?? '') ? first - 1 : first;
    return { hand: word, places: Array.from({ length: at + 2 - before }, (_, index) => before + index) };
  }
  return null;
}

/** The hands that a prompt states for things that are held. */
export function handsOf(tokens: readonly Token[], nouns: readonly PromptNoun[]): ReadonlyMap<PromptNoun, Hand> {
  return new Map(
    nouns.flatMap((noun): [PromptNoun, Hand][] => {
      if (noun.kind !== 'garment' || !isHeld(noun.item)) return [];
      const named = handAfter(tokens, noun.at + noun.length);
      return named && named.hand !== 'other' ? [[noun, named.hand]] : [];
    }),
  );
}
