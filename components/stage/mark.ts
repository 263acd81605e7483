import type { MascotSpec } from '@/lib/core/spec/schema';

/** The parts to outline for these ids: a part without a drawing is replaced by its children. */
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

/** Outlines only these parts of the drawing in `host`. */
export function outlineParts(host: HTMLElement, ids: readonly string[]): void {
  for (const group of host.querySelectorAll<SVGGElement>('g[data-part]'))
    group.toggleAttribute('data-marked', ids.includes(group.dataset.part ?? ''));
}

/** Hides these parts of the drawing in `host`, and shows all others. */
export function hideParts(host: HTMLElement, ids: readonly string[]): void {
  for (const group of host.querySelectorAll<SVGGElement>('g[data-part]'))
    group.toggleAttribute('data-unseen', ids.includes(group.dataset.part ?? ''));
}
