import { drawingOf } from '@/lib/core/svg/drawing-of';
import { emit } from '@/lib/core/svg/emit';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';

/**
 * A rig in which a part is merged into its parent's drawing, with the same look at rest.
 * Null if its parent has no drawing, or if the result would be invalid.
 */
export function mergedIntoParent(spec: MascotSpec, id: string): MascotSpec | null {
  const part = spec.parts.find((each) => each.id === id);
  const parent = spec.parts.find((each) => each.id === part?.parent);
  if (!part || !parent || !restOf(parent)) return null;
  const isBelow = part.z < parent.z || (part.z === parent.z && spec.parts.indexOf(part) < spec.parts.indexOf(parent));
  const [own, both] = [
    restOf(part),
    (svg: string): string => (isBelow ? together(restOf(part), svg) : together(svg, restOf(part))),
  ];
  const grown = own
    ? { ...parent, svg: both(parent.svg), states: parent.states.map((state) => ({ ...state, svg: both(state.svg) })) }
    : parent;
  // Parts that were behind the merged part are now behind both.
  const zOf = ({ z }: Part): number => (!isBelow && z < part.z ? Math.min(z, parent.z - 1) : z);
  const parts = spec.parts.flatMap((each) => {
    if (each === part) return [];
    if (each === parent) return [grown];
    return [each.parent === id ? { ...each, parent: parent.id, z: zOf(each) } : each];
  });
  const anchors = spec.anchors.map((anchor) => (anchor.part === id ? { ...anchor, part: parent.id } : anchor));
  const taken = acceptSpec({ ...spec, parts, anchors });
  return taken.ok && !taken.value.warnings.length ? taken.value.spec : null;
}

/** The drawing that a part shows at rest. */
const restOf = ({ svg, states, defaultState }: Part): string =>
  states.find(({ name }) => name === defaultState)?.svg ?? svg;

/** Joins two SVG fragments, the second above the first. */
function together(below: string, above: string): string {
  const [first, second] = [drawingOf(below), drawingOf(above)];
  return emit({
    nodes: [...first.nodes, ...second.nodes],
    gradients: [...first.gradients, ...second.gradients],
    clips: [...first.clips, ...second.clips],
  });
}
