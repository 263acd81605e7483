import type { MascotSpec } from '../spec/schema';

const samePoint = (a: readonly number[], b: readonly number[]) => a[0] === b[0] && a[1] === b[1];

/** Whether every part, pivot, state and anchor of one rig is in the other too, so that all its animations play there; the other may have more (decisions: a variant keeps part ids, parents, pivots and anchors). */
export function sameRig(one: MascotSpec, other: MascotSpec): boolean {
  const parts = new Map(other.parts.map((part) => [part.id, part]));
  const anchors = new Map(other.anchors.map((anchor) => [anchor.name, anchor]));
  return one.parts.every(({ id, parent, pivot, states }) => {
    const twin = parts.get(id);
    return twin !== undefined && twin.parent === parent && samePoint(twin.pivot, pivot) && states.every(({ name }) => twin.states.some((state) => state.name === name));
  }) && one.anchors.every(({ name, part, at }) => {
    const twin = anchors.get(name);
    return twin !== undefined && twin.part === part && samePoint(twin.at, at);
  });
}
