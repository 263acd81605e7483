import { colorValue } from './color-value';
import { COLOR_SHADES } from './color-shades';
import type { PromptNoun } from './prompt-noun';
import { type Token, wordAt } from './tokens';

// Which noun a colour or pattern describes.

/** Punctuation that ends a phrase. */
export const PUNCTUATION = /^[,.;:!?\n]$/;
/** Words that end a noun phrase. */
export const BREAKS = new Set([
  'with',
  'wearing',
  'in',
  'and',
  'who',
  'that',
  'holding',
  'has',
  'having',
  'on',
  'for',
  'of',
  'from',
  'by',
  'at',
  'to',
  'but',
  'con',
  'mit',
  'avec',
]);

/** How far ahead of a colour its noun may be: "a red and gold Chinese New Year jacket". */
const OWNER_REACH = 8;

/** Whether a colour is at a position, or after a "one" there: "one blue and one green eye". */
const isColorAt = (tokens: readonly Token[], at: number): boolean =>
  colorValue(wordAt(tokens, wordAt(tokens, at) === 'one' ? at + 1 : at)) !== null;

/** The noun that the colour or pattern at a position describes; null for the subject. */
export function ownerOf(
  tokens: readonly Token[],
  nounAt: ReadonlyMap<number, PromptNoun>,
  at: number,
): PromptNoun | null {
  const colored = ownerOfTrailing(tokens, nounAt, at) ?? placeOfColor(tokens, nounAt, at);
  if (colored) return colored;
  for (let ahead = at + 1; ahead < Math.min(tokens.length, at + OWNER_REACH); ahead += 1) {
    const noun = nounAt.get(ahead);
    const word = wordAt(tokens, ahead);
    const joined = word === 'and' && isColorAt(tokens, ahead + 1);
    if (noun && !namesOwner(tokens, nounAt, noun)) return noun;
    if (PUNCTUATION.test(word) && !isListOfColors(tokens, at, ahead)) break;
    if (BREAKS.has(word) && !joined) break;
  }
  return ownerBehind(tokens, nounAt, at);
}

/**
 * Whether colours that a comma separates describe the same noun, as in "red, white and blue boots". In "a dragon, red,
 * yellow belly" they do not: red is the dragon's colour, and yellow the belly's.
 */
function isListOfColors(tokens: readonly Token[], at: number, comma: number): boolean {
  if (tokens[comma]?.word !== ',' || colorValue(wordAt(tokens, comma + 1)) === null) return false;
  // "Ginger and white, green eyes": a list ends with the colour after "and".
  if (tokens.slice(at - 1, comma).some(({ word }) => word === 'and')) return false;
  const before = Object.hasOwn(COLOR_SHADES, wordAt(tokens, at - 1)) ? at - 2 : at - 1;
  const isAlone = PUNCTUATION.test(tokens[before]?.word ?? ',') && comma === at + 1;
  return !isAlone || /^(?:and|,)$/.test(wordAt(tokens, comma + 2));
}

/** Whether a person is named only as the usual wearer of the item after it: "a red postman's cap". */
const namesOwner = (tokens: readonly Token[], nounAt: ReadonlyMap<number, PromptNoun>, noun: PromptNoun): boolean =>
  noun.kind === 'subject' &&
  /['’]s?$/u.test(tokens[noun.at + noun.length - 1]?.text ?? '') &&
  nounAt.get(noun.at + noun.length)?.kind === 'garment';

/** The noun whose last token is at a position. */
export const nounEndingAt = (nounAt: ReadonlyMap<number, PromptNoun>, at: number): PromptNoun | null =>
  [1, 2].map((length) => nounAt.get(at + 1 - length)).find((noun) => noun && noun.at + noun.length === at + 1) ?? null;

/** The noun before "in" if a colour follows, as in "a nightcap in navy"; none in "in blue boots". */
function ownerOfTrailing(
  tokens: readonly Token[],
  nounAt: ReadonlyMap<number, PromptNoun>,
  at: number,
): PromptNoun | null {
  const joint = Object.hasOwn(COLOR_SHADES, wordAt(tokens, at - 1)) ? at - 2 : at - 1;
  if (tokens[joint]?.word !== 'in' || /[\p{L}\d]/u.test(tokens[at + 1]?.word.replace(/^(?:and|with)$/, '') ?? ''))
    return null;
  const noun = nounEndingAt(nounAt, beforeNumber(tokens, joint) - 1);
  return noun?.kind === 'subject' ? null : noun;
}

/** The position after an item whose number ends at a position: the "jersey" of "jersey number 23 in navy". */
function beforeNumber(tokens: readonly Token[], end: number): number {
  if (!/^\d{1,2}$/.test(wordAt(tokens, end - 1))) return end;
  return /^(?:number|no|nr)$/.test(wordAt(tokens, end - 2)) ? end - 2 : end - 1;
}

/** The part or garment that has a colour on it: "green and purple in the tail", "white on its belly". */
function placeOfColor(
  tokens: readonly Token[],
  nounAt: ReadonlyMap<number, PromptNoun>,
  at: number,
): PromptNoun | null {
  let end = at + 1;
  while (/^(?:and|,)$/.test(wordAt(tokens, end)) && colorValue(wordAt(tokens, end + 1)) !== null) end += 2;
  const isPlaced = /^(?:in|on|around)$/.test(wordAt(tokens, end));
  const noun = /^(?:the|its|his|her|their)$/.test(wordAt(tokens, end + 1)) ? nounAt.get(end + 2) : undefined;
  return isPlaced && noun && noun.kind !== 'subject' ? noun : null;
}

/** The noun before its colour: "its ears are pink", "belly: white", "a bear in blue". */
function ownerBehind(tokens: readonly Token[], nounAt: ReadonlyMap<number, PromptNoun>, at: number): PromptNoun | null {
  for (let back = at - 1; back >= Math.max(0, at - 4); back -= 1) {
    const noun = nounAt.get(back) ?? nounEndingAt(nounAt, back);
    if (noun) return noun;
    const word = wordAt(tokens, back);
    if (
      !/^(is|are|be|:|in|should|must|bright|dark|light|pale|deep|and|color|colored|painted|that|glowing)$/.test(word) &&
      !colorValue(word)
    )
      return null;
  }
  return null;
}
