import type { Part } from '../spec/schema';

/** The ids of a part and its descendants, in no particular order; empty for an unknown part. */
export function subtreeOf(parts: readonly Part[], id: string): Set<string> {
  const found = new Set(parts.some((part) => part.id === id) ? [id] : []);
  // A part may precede its parent in the list, so the search repeats until nothing is added.
  for (let before = 0; before !== found.size;) {
    before = found.size;
    for (const part of parts) if (part.parent !== null && found.has(part.parent)) found.add(part.id);
  }
  return found;
}

/** The ids of the ancestors of a part, nearest first. */
export function ancestorsOf(parts: readonly Part[], id: string): string[] {
  const parents = new Map(parts.map((part) => [part.id, part.parent]));
  const above: string[] = [];
  for (let at = parents.get(id); at; at = parents.get(at)) {
    if (above.includes(at)) break;
    above.push(at);
  }
  return above;
}
