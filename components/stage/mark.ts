import type { MascotSpec } from '@/lib/core/spec/schema';

/** The parts to outline so that these are visible: a part without a drawing stands for its children. */
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

/** Outlines these parts of the drawing in `host`, and no others. */
export function outlineParts(host: HTMLElement, ids: readonly string[]): void {
  for (const group of host.querySelectorAll<SVGGElement>('g[data-part]'))
    group.toggleAttribute('data-marked', ids.includes(group.dataset.part ?? ''));
}

/** Shows no drawing of these parts in `host`, and those of all others. */
export function hideParts(host: HTMLElement, ids: readonly string[]): void {
  for (const group of host.querySelectorAll<SVGGElement>('g[data-part]'))
    group.toggleAttribute('data-unseen', ids.includes(group.dataset.part ?? ''));
}
