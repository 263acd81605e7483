import type { MascotSpec, Part } from '../spec/schema';

/**
 * The parts in topological order, every parent before its children. Throws if a part is not connected to the root,
 * which cannot happen in an accepted spec.
 */
export function parentsFirst(spec: MascotSpec): Part[] {
  const below = (id: string | null): Part[] => spec.parts.filter(({ parent }) => parent === id);
  const ordered = below(null);
  for (const { id } of ordered) ordered.push(...below(id));
  if (ordered.length !== spec.parts.length) throw new Error('A part hangs from nothing.');
  return ordered;
}
