import { tagKey } from '@/lib/contract/mascot-words';

/** How many of some mascots have a tag. */
export type TagShare = 'all' | 'some' | 'none';

/** The tags of some mascots, by how many of them have each, in the order of the first one that has it. */
export function sharesOf(lists: readonly (readonly string[])[]): Map<string, { name: string; share: TagShare }> {
  const counts = new Map<string, { name: string; count: number }>();
  for (const tags of lists)
    for (const name of tags) {
      const known = counts.get(tagKey(name));
      counts.set(tagKey(name), { name: known?.name ?? name, count: (known?.count ?? 0) + 1 });
    }
  return new Map(
    [...counts].map(([key, { name, count }]) => [key, { name, share: count === lists.length ? 'all' : 'some' }]),
  );
}

/** Tags with some added at the end and others removed. */
export function retagged(tags: readonly string[], added: readonly string[], removed: readonly string[]): string[] {
  const gone = new Set(removed.map(tagKey));
  const kept = tags.filter((tag) => !gone.has(tagKey(tag)));
  const has = new Set(kept.map(tagKey));
  return [...kept, ...added.filter((tag) => !has.has(tagKey(tag)))];
}
