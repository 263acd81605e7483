import { subtreeOf } from '@/lib/core/rig/subtree';
import type { Part } from '@/lib/core/spec/schema';

/** Which parts are hidden; if any are shown alone (`solo`), all others are hidden too. */
interface Seen {
  hidden: readonly string[];
  solo: readonly string[];
}

/** The ids of all hidden parts, including descendants. */
export function unseenParts(parts: readonly Part[], { hidden, solo }: Seen): ReadonlySet<string> {
  const below = (ids: readonly string[]) => new Set(ids.flatMap((id) => [...subtreeOf(parts, id)]));
  const unseen = below(hidden);
  if (solo.length === 0) return unseen;
  const alone = below(solo);
  return new Set(parts.map(({ id }) => id).filter((id) => unseen.has(id) || !alone.has(id)));
}

/** Adds these ids to a list; if it already contains all of them, removes them. */
export function toggledAll(list: readonly string[], ids: readonly string[]): string[] {
  const others = list.filter((id) => !ids.includes(id));
  return ids.every((id) => list.includes(id)) ? others : [...others, ...ids];
}
