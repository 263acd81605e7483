import type { MascotSpec } from '@/lib/core/spec/schema';

/**
 * The parts to draw a line around so that these are seen: what draws nothing itself is shown by all that hangs on it.
 */
export function visibleParts(parts: MascotSpec['parts'], ids: readonly string[]): string[] {
  const byId = new Map(parts.map((part) => [part.id, part]));
  return ids.flatMap((id): string[] => {
    const part = byId.get(id);
    if (!part) return [];
    return part.svg === ''
      ? visibleParts(
          parts,
          parts.filter(({ parent }) => parent === id).map((child) => child.id),
        )
      : [id];
  });
}

/** Draws a line around these parts of the drawing in `host`, and around no others. */
export function outlineParts(host: HTMLElement, ids: readonly string[]): void {
  for (const group of host.querySelectorAll<SVGGElement>('g[data-part]'))
    group.toggleAttribute('data-marked', ids.includes(group.dataset.part ?? ''));
}
