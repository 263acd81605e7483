import type { MascotSpec, Part } from '../spec/schema';

/** The children of each part, by the parent's id, in the order of the spec; the root stands under null. */
export function childrenByParent(spec: MascotSpec): Map<string | null, Part[]> {
  const children = new Map<string | null, Part[]>();
  for (const part of spec.parts) {
    const siblings = children.get(part.parent);
    if (siblings) siblings.push(part);
    else children.set(part.parent, [part]);
  }
  return children;
}

/** Parts with every parent before its children; throws where a part hangs from nothing (never in an accepted spec). */
export function parentsFirst(spec: MascotSpec): Part[] {
  const children = childrenByParent(spec);
  const ordered = [...(children.get(null) ?? [])];
  for (let i = 0; i < ordered.length; i += 1) ordered.push(...(children.get(ordered[i]?.id ?? '') ?? []));
  if (ordered.length !== spec.parts.length) throw new Error('Every part must hang from the one root: accept the spec first.');
  return ordered;
}
