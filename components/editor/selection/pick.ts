import { onlyParts, toggledPart, type PartSelection } from './selection';

/** A press on the stage: the parts under it, the topmost first, and whether it adds. */
interface Press {
  stack: readonly string[];
  adds: boolean;
}

/** The selection while the pointer is down: a selected part below others stays selected, so that it can be dragged. */
export function pressed(selection: PartSelection, { stack, adds }: Press): PartSelection {
  if (adds || stack.some((id) => selection.parts.includes(id))) return selection;
  return onlyParts(selection, stack.slice(0, 1));
}

/**
 * The selection after a click. A click that adds takes or leaves the topmost part. A click at the place of the one
 * before goes one part deeper, and from the deepest to the top again.
 */
export function clicked(selection: PartSelection, { stack, adds }: Press, again: boolean): PartSelection {
  const [top] = stack;
  if (adds) return top === undefined ? selection : toggledPart(selection, top);
  const at = stack.findIndex((id) => selection.parts.includes(id));
  const next = again && at >= 0 ? stack[(at + 1) % stack.length] : top;
  return onlyParts(selection, next === undefined ? [] : [next]);
}
