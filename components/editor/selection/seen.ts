import { subtreeOf } from '@/lib/core/rig/subtree';
import type { Part } from '@/lib/core/spec/schema';

/** What is shown of a mascot on the stage: hidden parts are not, and where parts are alone, nothing else is. */
interface Seen {
  hidden: readonly string[];
  solo: readonly string[];
}

/** The parts that are not shown, with all that hangs on them. */
export function unseenParts(parts: readonly Part[], { hidden, solo }: Seen): ReadonlySet<string> {
  const below = (ids: readonly string[]) => new Set(ids.flatMap((id) => [...subtreeOf(parts, id)]));
  const unseen = below(hidden);
  if (solo.length === 0) return unseen;
  const alone = below(solo);
  return new Set(parts.map(({ id }) => id).filter((id) => unseen.has(id) || !alone.has(id)));
}

/** A list with these ids, or without them where it has them all. */
export function toggledAll(list: readonly string[], ids: readonly string[]): string[] {
  const others = list.filter((id) => !ids.includes(id));
  return ids.every((id) => list.includes(id)) ? others : [...others, ...ids];
}
