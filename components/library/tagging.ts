import { tagKey } from '@/lib/contract/mascot-words';

/** Whether all, some or none of the selected mascots have a tag. */
export type TagShare = 'all' | 'some' | 'none';

/** The tags of several mascots with their shares, in the order of first appearance, by normalised tag. */
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

/** A list of tags without the removed ones, and with the added ones at the end. */
export function retagged(tags: readonly string[], added: readonly string[], removed: readonly string[]): string[] {
  const gone = new Set(removed.map(tagKey));
  const kept = tags.filter((tag) => !gone.has(tagKey(tag)));
  const has = new Set(kept.map(tagKey));
  return [...kept, ...added.filter((tag) => !has.has(tagKey(tag)))];
}
