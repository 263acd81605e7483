import type { EffectId } from '../../kit/effects';
import { COLORS } from '../../words/colors';
import { tokensOf, type Token, wordAt } from '../../words/tokens';
import type { MotionAct } from '../words/reading';
import type { PropThing } from './draw';
import { EFFECT_STAGINGS, ITEM_STAGINGS, MOOD_PROPS, RAINED_ITEMS, USUAL_PROPS } from './usual';
import { LONGEST_NAME, nounAt, own } from './nouns';
import { setPieceOf } from './set-pieces';
import type { PropWish } from './wish';

const COUNTS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7 };
/** Words that may stand between a verb or preposition and its noun. */
const DETERMINERS = new Set(
  (
    'a an the it its his her their my your some of own several many lot few couple big small little large tiny huge ' +
    'shiny hot cold new old long nice heavy colorful colourful beautiful bright fresh warm dark light'
  ).split(' '),
);
/** Prepositions after which a noun is a place, and not an object in the hand: "jumps over a box". */
const PLACE_WORDS = new Set(
  (
    'at over behind into on onto to from under in inside through past around for as near by off toward towards ' +
    'beside about across against without no'
  ).split(' '),
);
/** Effects whose words mean something else with some moves: "takes notes". */
const UNMEANT: Readonly<Record<string, readonly EffectId[]>> = { write: ['note'], read: ['note'], talk: ['note'] };

/** The stagings of things that stand around the figure, and take the place of no other prop. */
const SCENERY: ReadonlySet<string> = new Set(['cover', 'counter']);

/** The props of an act, with the words that name them. */
export interface PropReading {
  wishes: PropWish[];
  words: string[];
}

/** The props of an act: those that its words name, else the usual ones of its move. */
export function propsOf(act: MotionAct): PropReading {
  const named = namedIn(act);
  const usual = usualOf(act);
  const said = named.wishes.length > 0;
  const wishes = said ? named.wishes : usual.map((each) => ({ ...each, ...named.rest }));
  const beside = said ? usual.filter(({ thing }) => goesWith(thing, named.wishes)) : [];
  return { wishes: [...wishes, ...beside.map((each) => ({ ...each, count: null, color: null }))], words: named.words };
}

/** Changes the repetitions of an act to 1 if the number counts things: "juggles five oranges". */
export function countedOnce(act: MotionAct): MotionAct {
  return act.counted && countOf(act) === act.times ? { ...act, times: 1, counted: false } : act;
}

/** The number of things in the words of an act; null if they do not say. */
export const countOf = (act: MotionAct): number | null => propsOf(act).wishes[0]?.count ?? null;

type UsualProp = Pick<PropWish, 'thing' | 'staging' | 'source'>;

function usualOf({ move, said, mood }: MotionAct): UsualProp[] {
  const words = new Set(tokensOf(said).map(({ word }) => word));
  const row = USUAL_PROPS.find((each) => each.move === move && (each.said?.some((word) => words.has(word)) ?? true));
  const felt = mood && MOOD_PROPS[mood];
  return [...(row?.things ?? []), ...(felt ? [felt] : [])];
}

/**
 * Whether a usual prop is still shown if the prompt names others: musical notes beside a trumpet are, and a pan below a
 * pancake; a guitar is not.
 */
function goesWith(thing: PropThing, named: readonly PropWish[]): boolean {
  const isScenery = named.every(({ staging }) => SCENERY.has(staging));
  const isTool = 'item' in thing && named.every((wish) => 'effect' in wish.thing);
  return (
    isScenery || isTool || ('effect' in thing && thing.effect !== 'ball' && named.every((wish) => 'item' in wish.thing))
  );
}

interface NamedProps extends PropReading {
  /** A count and a colour for the usual props: "juggles four", "juggles in red". */
  rest: Pick<PropWish, 'count' | 'color'>;
}

function namedIn(act: MotionAct): NamedProps {
  const all = tokensOf(act.words);
  const like = all.findIndex(({ word }) => word === 'like');
  const tokens = like < 0 ? all : all.slice(0, like);
  const found: NamedProps = { wishes: [], words: [], rest: { count: null, color: null } };
  for (let at = 1; at < tokens.length; at += 1) {
    const piece = pieceAt(act, tokens, at);
    if (piece) {
      const { shows } = piece;
      // Two nouns for one thing, as in "a can of confetti", set it once.
      if (shows && !found.wishes.some(({ thing }) => isSame(thing, shows.thing)))
        found.wishes.push({ ...shows, count: null, color: describedBy(tokens, at).color });
      found.words.push(...piece.words);
      at += piece.words.length - 1;
      continue;
    }
    const noun = nounAt(tokens, at);
    if (!noun) continue;
    const { count, color, before, from } = describedBy(tokens, at);
    const wish = wishOf(act, noun.thing, PLACE_WORDS.has(before ?? ''));
    if (wish) {
      found.wishes.push({ ...wish, count, color });
      found.words.push(...tokens.slice(from, at + noun.length).map(({ text }) => text.toLowerCase()));
    }
    at += noun.length - 1;
  }
  return found;
}

/** The set piece at a place in the words of an act, with those words; null if there is none. */
function pieceAt(
  { move }: MotionAct,
  tokens: readonly Token[],
  at: number,
): { shows: Pick<PropWish, 'thing' | 'staging'> | null; words: string[] } | null {
  for (let length = LONGEST_NAME; length > 0; length -= 1) {
    const named = tokens.slice(at, at + length);
    if (named.length < length) continue;
    const piece = setPieceOf(move, named.map(({ word }) => word).join('_'), describedBy(tokens, at).before);
    if (piece) return { shows: piece.shows, words: named.map(({ text }) => text.toLowerCase()) };
  }
  return null;
}

/** The count and colour before a noun, and the word before those. */
function describedBy(
  tokens: readonly Token[],
  noun: number,
): NamedProps['rest'] & { before: string | null; from: number } {
  let [count, color, at]: [number | null, PropWish['color'], number] = [null, null, noun - 1];
  for (; at > 0; at -= 1) {
    const word = wordAt(tokens, at);
    const hex = own(COLORS, word);
    const number = own(COUNTS, word) ?? (/^\d{1,2}$/.test(word) ? Number(word) : undefined);
    if (hex) color ??= { word, hex };
    else if (number) count ??= number;
    else if (!DETERMINERS.has(word)) break;
  }
  return { count, color, before: tokens[at]?.word ?? null, from: at + 1 };
}

function wishOf(
  act: MotionAct,
  thing: PropThing,
  isPlace: boolean,
): Pick<PropWish, 'thing' | 'staging' | 'source'> | null {
  const usual = USUAL_PROPS.find(
    ({ move, things }) => move === act.move && things.some((each) => isSame(each.thing, thing)),
  );
  const staged = usual?.things.find((each) => isSame(each.thing, thing));
  if ('effect' in thing) {
    if (UNMEANT[act.move]?.includes(thing.effect)) return null;
    if (act.move === 'throw') return { thing, staging: EFFECT_STAGINGS[thing.effect] === 'fall' ? 'burst' : 'throw' };
    if (thing.effect === 'ball') return isPlace ? null : { thing, staging: ITEM_STAGINGS[act.move] ?? 'hold' };
    return staged ?? { thing, staging: EFFECT_STAGINGS[thing.effect] };
  }
  if (staged) return staged;
  if (act.move === 'idle' && RAINED_ITEMS.has(thing.item)) return { thing, staging: 'fall' };
  if (act.move === 'throw' && RAINED_ITEMS.has(thing.item)) return { thing, staging: 'burst' };
  return isPlace ? null : { thing, staging: ITEM_STAGINGS[act.move] ?? 'hold' };
}

const isSame = (one: PropThing, other: PropThing): boolean =>
  'effect' in one ? 'effect' in other && one.effect === other.effect : 'item' in other && one.item === other.item;
