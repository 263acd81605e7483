import type { MascotSpec, Part } from '../spec/schema';

/**
 * Parts with every parent before its children; throws for a part without a way to the root (never in an accepted spec).
 */
export function parentsFirst(spec: MascotSpec): Part[] {
  const below = (id: string | null): Part[] => spec.parts.filter(({ parent }) => parent === id);
  const ordered = below(null);
  for (const { id } of ordered) ordered.push(...below(id));
  if (ordered.length !== spec.parts.length) throw new Error('A part hangs from nothing.');
  return ordered;
}
