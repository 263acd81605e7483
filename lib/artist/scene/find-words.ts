import type { Token } from '../words/tokens';

/** A finding in a prompt: its meaning, the position of its first word, and its number of words. */
export type Found<T> = { value: T; at: number; length: number; words: string };

/** All words of a table in a prompt: phrases of two words before single words, each word once. */
export function foundIn<T>(tokens: readonly Token[], lookUp: (word: string) => T | undefined): Found<T>[] {
  const found: Found<T>[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [one, two] = [tokens[at], tokens[at + 1]];
    const pair = one && two ? lookUp(`${one.word}_${two.word}`) : undefined;
    const single = one ? lookUp(one.word) : undefined;
    if (pair !== undefined) {
      found.push({ value: pair, at, length: 2, words: `${one?.text} ${two?.text}`.toLowerCase() });
      at += 1;
    } else if (single !== undefined) found.push({ value: single, at, length: 1, words: one?.text.toLowerCase() ?? '' });
  }
  return found;
}

/** Looks a word up in a table. */
export const inTable =
  <T>(table: Readonly<Record<string, T>>) =>
  (word: string): T | undefined =>
    Object.hasOwn(table, word) ? table[word] : undefined;

/** Whether a finding shares no word with another. */
export const doesNotOverlap =
  (place: Found<unknown> | undefined) =>
  ({ at, length }: Found<unknown>): boolean =>
    !place || at + length <= place.at || at >= place.at + place.length;
/** The positions of the words of a finding. */
export const spanOf = ({ at, length }: Found<unknown>): number[] => Array.from({ length }, (_, i) => at + i);
