import MiniSearch from 'minisearch';
import type { SearchEntry } from '@/lib/contract/docs';

/** The results, best first. */
export type Find = (words: string) => SearchEntry[];

/** The most results that are shown. */
const MAX_HITS = 12;

/** The weight of each kind of entry. Searches for a topic mostly look for its guide. */
const WEIGHTS: Partial<Record<SearchEntry['kind'], number>> = { guide: 3 };

/** Builds the search index. It matches prefixes, allows one typo in long words, and weighs titles most. */
export function indexOf(entries: readonly SearchEntry[]): Find {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const weightOf = (id: number) => WEIGHTS[byId.get(id)?.kind ?? 'object'] ?? 1;
  const index = new MiniSearch<SearchEntry>({
    fields: ['title', 'page', 'text'],
    searchOptions: {
      boost: { title: 6, page: 2 },
      boostDocument: weightOf,
      prefix: true,
      fuzzy: (word) => (word.length > 4 ? 0.2 : false),
      combineWith: 'AND',
    },
  });
  index.addAll(entries);
  return (words) =>
    index
      .search(words)
      .slice(0, MAX_HITS)
      .flatMap(({ id }) => byId.get(id as number) ?? []);
}
