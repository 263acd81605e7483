import { onlyParts, toggledPart, type PartSelection } from './selection';

/** A press on the stage: the parts under the pointer, the topmost first, and whether it extends the selection. */
interface Press {
  stack: readonly string[];
  adds: boolean;
}

/**
 * The selection while the pointer is down. A selected part stays selected even if another part covers it, so that it
 * can be dragged.
 */
export function pressed(selection: PartSelection, { stack, adds }: Press): PartSelection {
  if (adds || stack.some((id) => selection.parts.includes(id))) return selection;
  return onlyParts(selection, stack.slice(0, 1));
}

/**
 * The selection after a click. An extending click toggles the topmost part. A repeated click at the same place selects
 * the next part below, and after the last the topmost again.
 */
export function clicked(selection: PartSelection, { stack, adds }: Press, again: boolean): PartSelection {
  const [top] = stack;
  if (adds) return top === undefined ? selection : toggledPart(selection, top);
  const at = stack.findIndex((id) => selection.parts.includes(id));
  const next = again && at >= 0 ? stack[(at + 1) % stack.length] : top;
  return onlyParts(selection, next === undefined ? [] : [next]);
}
