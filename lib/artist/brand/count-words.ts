import type { SiteFacts } from '../site-types';

/**
 * The weighted number of occurrences of each word on a site; words of its name and headlines count more.
 * Pairs of neighbouring words are joined by `-`.
 */
export type WordCounts = ReadonlyMap<string, number>;

/** The words of a text in lower case, without accents. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];

/** Counts the words of a site. */
export function countWords({ name, title, description, headings, text }: SiteFacts): WordCounts {
  const counts = new Map<string, number>();
  const add = (word: string, worth: number) => counts.set(word, (counts.get(word) ?? 0) + worth);
  for (const [words, worth] of [
    [name, 3],
    [title, 3],
    [description, 3],
    [headings.join('\n'), 2],
    [text, 1],
  ] as const) {
    for (const line of words.split('\n')) {
      const found = wordsOf(line);
      found.forEach((word, at) => {
        add(word, worth);
        if (word.includes('-')) word.split('-').forEach((piece) => add(piece, worth));
        const next = found[at + 1];
        if (next) add(`${word}-${next}`, worth);
      });
    }
  }
  return counts;
}

/**
 * Makes a test of words from a lexicon entry.
 * `bread` matches the word, `bak*` a prefix, `*garten*` any part, `*haus` a suffix.
 */
export function entryTest(entry: string): (word: string) => boolean {
  const core = entry.replaceAll('*', '');
  if (entry.startsWith('*') && entry.endsWith('*')) return (word) => word.includes(core);
  if (entry.startsWith('*')) return (word) => word.endsWith(core);
  if (entry.endsWith('*')) return (word) => word.startsWith(core);
  return (word) => word === core;
}

/** The score of a lexicon's entries on a site: each entry counts once, with a small bonus for repetitions. */
export function saidOf(entries: string, counts: WordCounts): number {
  return entries.split(' ').reduce((sum, entry) => {
    if (!entry.includes('*')) return sum + Math.log2(1 + (counts.get(entry) ?? 0));
    const test = entryTest(entry);
    let count = 0;
    for (const [word, times] of counts) if (test(word)) count += times;
    return sum + Math.log2(1 + count);
  }, 0);
}
