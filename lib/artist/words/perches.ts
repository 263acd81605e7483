import type { Perch } from '@/lib/core/sheet/vocabulary';
import { COMPANION_WORDS } from '../kit/props/companions';
import { PROFESSIONS } from './professions';
import { isHeld } from './places';
import type { PromptNoun } from './prompt-noun';
import { SUBJECT_WORDS } from './subjects';
import { entryWord, type Token, wordAt } from './tokens';

/** The body parts that something may stand on, by their words. A thing on the nose is drawn on the head. */
const PERCH_WORDS: Readonly<Record<string, Perch>> = {
  head: 'head',
  hair: 'head',
  nose: 'head',
  snout: 'head',
  ear: 'ear',
  shoulder: 'shoulder',
};

/** Body parts on which a small animal sits as if it were held. */
const HAND_WORDS: ReadonlySet<string> = new Set('hand paw arm wrist finger palm wing branch'.split(' '));

const PREPOSITIONS: ReadonlySet<string> = new Set('on onto upon atop in behind'.split(' '));

/** Words between such a preposition and the body part: "on top of her left ear". */
const BETWEEN: ReadonlySet<string> = new Set('top of its his her their the my our left right one'.split(' '));
const BETWEEN_WORDS = 5;

/** Words between a thing and the place where it is: "a bird that is sitting on its head". */
const STATES: ReadonlySet<string> = new Set(
  (
    'sitting sits sit seated perched perching balanced balancing resting standing placed growing sprouting tucked ' +
    'stuck riding sleeping asleep napping lying that which is who'
  ).split(' '),
);
const STATE_WORDS = 4;

/** Words between a place and the thing that is there: "on its head sits a little bird". */
const ARRIVES: ReadonlySet<string> = new Set(
  'sit sits is there stands rests grows lies an a the one some little small tiny big large cute'.split(' '),
);
const ARRIVING_WORDS = 5;

/** The part of the body named by a phrase such as "on top of its head", with the position after it. */
interface Place {
  word: string;
  end: number;
}

/** The body part after a preposition at a position; null if there is no such phrase. */
function placeAt(tokens: readonly Token[], at: number): Place | null {
  const preposition = wordAt(tokens, at);
  if (!PREPOSITIONS.has(preposition)) return null;
  let end = at + 1;
  while (end <= at + BETWEEN_WORDS && BETWEEN.has(wordAt(tokens, end))) end += 1;
  const word = wordAt(tokens, end);
  const isPart = Object.hasOwn(PERCH_WORDS, word) || HAND_WORDS.has(word);
  const fits =
    preposition === 'in' ? word === 'hair' || word === 'head' : preposition === 'behind' ? word === 'ear' : true;
  return isPart && fits && end > at + (preposition === 'atop' ? 0 : 1) ? { word, end: end + 1 } : null;
}

/** A thing's place on the body, with the positions of the words for it. */
interface FoundPerch {
  on: Perch;
  places: number[];
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index);

/** The body part that an item is on by the words around it; null if they name none. */
function perchOf(tokens: readonly Token[], noun: PromptNoun): FoundPerch | null {
  if (noun.kind !== 'garment') return null;
  const end = noun.at + noun.length;
  const after = placeAt(tokens, end);
  if (after) return perchWith(after, end);
  let at = noun.at - 1;
  while (at >= noun.at - ARRIVING_WORDS && ARRIVES.has(wordAt(tokens, at))) at -= 1;
  if (!Object.hasOwn(PERCH_WORDS, wordAt(tokens, at)) || at === noun.at - 1) return null;
  for (let from = at - 1; from >= Math.max(0, at - BETWEEN_WORDS); from -= 1) {
    const before = placeAt(tokens, from);
    if (before) return before.end === at + 1 ? perchWith(before, from, noun.at) : null;
  }
  return null;
}

const perchWith = ({ word, end }: Place, from: number, to = end): FoundPerch | null => {
  const on = PERCH_WORDS[word];
  return on ? { on, places: range(from, to) } : null;
};

/** The body parts that held things stand on, by noun. */
export const perchesOf = (tokens: readonly Token[], nouns: readonly PromptNoun[]): Map<PromptNoun, Perch> =>
  new Map(
    nouns.flatMap((noun) => {
      const found = perchOf(tokens, noun);
      return found && noun.kind === 'garment' && isHeld(noun.item) ? [[noun, found.on] as const] : [];
    }),
  );

/** The positions of the words that say on which body part something is held or worn. */
export const perchPlaces = (tokens: readonly Token[], nouns: readonly PromptNoun[]): number[] =>
  nouns.flatMap((noun) => perchOf(tokens, noun)?.places ?? []);

const BY_WORD: ReadonlyMap<string, string> = new Map(
  Object.entries(COMPANION_WORDS).flatMap(([id, words]) =>
    words.split(' ').map((word) => [entryWord(word), entryWord(`perched_${id}`)] as const),
  ),
);

const isSomebody = ({ word }: Token): boolean => SUBJECT_WORDS.has(word) || Object.hasOwn(PROFESSIONS, word);

/**
 * The tokens with small animals on the body named as such: in "a bear with a bird sitting on its head" the bird is a
 * thing that the bear carries, and nobody sits. In an instruction nobody has to be named before.
 */
export function withPerches(tokens: readonly Token[], isInstruction = false): Token[] {
  const kept: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    if (placeAt(tokens, at)) {
      const states = statesBefore(kept);
      const carrier = kept.at(-1 - states);
      const named = BY_WORD.get(carrier?.word ?? '');
      if (carrier && (isInstruction || kept.slice(0, -1 - states).some(isSomebody)))
        kept.splice(-1 - states, 1 + states, named ? { ...carrier, word: named } : carrier);
    }
    kept.push(token);
  }
  return kept;
}

/** The number of words at the end that say how something is at a place. */
function statesBefore(tokens: readonly Token[]): number {
  let count = 0;
  while (count < STATE_WORDS && STATES.has(tokens.at(-1 - count)?.word ?? '')) count += 1;
  return count;
}
