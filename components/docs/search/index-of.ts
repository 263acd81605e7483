import MiniSearch from 'minisearch';
import type { SearchEntry } from '@/lib/contract/docs';

/** What is found, best first. */
export type Find = (words: string) => SearchEntry[];

/** How many are shown at most. */
const MAX_HITS = 12;

/**
 * How much more a kind of entry counts than the others: who searches by a topic's name mostly wants to read of it
 * first.
 */
const WEIGHTS: Partial<Record<SearchEntry['kind'], number>> = { guide: 3 };

/** Makes the entries searchable: by beginnings of words, with a letter wrong in long ones; titles count most. */
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
