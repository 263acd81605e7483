import { colorValue } from '../../words/color-value';
import { type Token, tokensOf, wordAt } from '../../words/tokens';
import type { WishOf } from '../outcome';
import type { EmblemMark, EmblemPlace } from '../wish';

const MARKS: ReadonlyMap<string, EmblemMark> = new Map([
  ['heart', 'heart'],
  ['star', 'star'],
  ['moon', 'moon'],
  ['bolt', 'bolt'],
  ['lightning', 'bolt'],
  ['lightning_bolt', 'bolt'],
  ['flower', 'flower'],
  ['drop', 'drop'],
  ['cross', 'cross'],
  ['plus', 'cross'],
  ['diamond', 'diamond'],
  ['circle', 'circle'],
  ['dot', 'circle'],
  ['check', 'check'],
  ['checkmark', 'check'],
  ['tick', 'check'],
]);

const PLACES: ReadonlyMap<string, EmblemPlace> = new Map([
  ['chest', 'chest'],
  ['breast', 'chest'],
  ['torso', 'chest'],
  ['shirt', 'chest'],
  ['sweater', 'chest'],
  ['jacket', 'chest'],
  ['hoodie', 'chest'],
  ['apron', 'chest'],
  ['front', 'chest'],
  ['belly', 'belly'],
  ['tummy', 'belly'],
  ['stomach', 'belly'],
  ['body', 'belly'],
  ['forehead', 'forehead'],
  ['brow', 'forehead'],
]);

const ASKS = new Set('add put draw paint print place give stamp sew stick with'.split(' '));
const SIGN_WORDS = new Set('letter number digit initial'.split(' '));
/** The largest number of words between the verb and the place. */
const REACH_WORDS = 12;

/** A request for an emblem, with its text from the verb to the place. */
export interface EmblemRequest {
  wish: WishOf<'emblem'>;
  words: string;
}

/** The emblem that an instruction asks for, as in "add a red heart on its chest"; null if none. Takes linear time. */
export function emblemIn(text: string): EmblemRequest | null {
  const tokens = tokensOf(text);
  const end = tokens.findIndex(({ word }, at) => PLACES.has(word) && isAfterOn(tokens, at));
  const start = tokens.findLastIndex(({ word }, at) => at < end && at >= end - REACH_WORDS && ASKS.has(word));
  const place = PLACES.get(wordAt(tokens, end));
  if (start < 0 || !place) return null;
  const within = tokens.slice(start, end);
  const mark = markIn(within);
  if (!mark) return null;
  const color = within.flatMap(({ word }) => colorValue(word) ?? [])[0] ?? null;
  const words = textBetween(text, tokens, start, end);
  return { wish: { do: 'emblem', mark, place, color, words }, words };
}

/** Whether the words before a place are "on its" or "on the". */
const isAfterOn = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 3), at).some(({ word }) => word === 'on' || word === 'onto' || word === 'across');

function markIn(tokens: readonly Token[]): EmblemMark | null {
  for (const [at, { word }] of tokens.entries()) {
    const next = tokens[at + 1];
    const sign = SIGN_WORDS.has(word) ? next?.text.toLowerCase() : undefined;
    if (sign && /^[a-z0-9]$/.test(sign)) return { sign };
    const known = MARKS.get(`${word}_${next?.word ?? ''}`) ?? MARKS.get(word);
    if (known) return known;
  }
  return null;
}

/** The text from one token to another, both included. */
function textBetween(text: string, tokens: readonly Token[], start: number, end: number): string {
  const places: number[] = [];
  for (const token of tokens.slice(0, end + 1)) places.push(text.indexOf(token.text, (places.at(-1) ?? -1) + 1));
  return text.slice(places[start], (places[end] ?? 0) + (tokens[end]?.text.length ?? 0));
}
