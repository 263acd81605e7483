import { align, distribute, type Alignment, type Axis } from '../graph/align';
import { isAny, withGraph } from '../graph/document';
import { changeTransition } from '../graph/transitions';
import type { Designer } from './designer';
import { edit } from './edit';

/** A command that aligns the selected cards. */
export const alignChosen =
  (axis: Axis, alignment: Alignment) =>
  (designer: Designer): void => {
    const { document, selection } = designer.store.getState();
    if (selection.states.length > 1)
      edit(designer, align(document, selection.states, axis, alignment), { label: 'Align' });
  };

/** A command that makes the gaps between the selected cards equal. */
export const distributeChosen =
  (axis: Axis) =>
  (designer: Designer): void => {
    const { document, selection } = designer.store.getState();
    edit(designer, distribute(document, selection.states, axis), { label: 'Distribute' });
  };

/** Makes the selected state the initial one. */
export function startHere(designer: Designer): void {
  const { document, selection } = designer.store.getState();
  const [id] = selection.states;
  if (id !== undefined && !isAny(id) && document.graph.initial !== id)
    edit(designer, withGraph(document, { initial: id }), { label: 'Change the start' });
}

/** Swaps the two states of the selected transition. */
export function reverse(designer: Designer): void {
  const { document, selection } = designer.store.getState();
  const [index] = selection.transitions;
  const transition = index === undefined ? undefined : document.graph.transitions[index];
  if (index === undefined || !transition || isAny(transition.from)) return;
  const { from, to } = transition;
  edit(designer, changeTransition(document, index, { from: to, to: from }), { label: 'Reverse the transition' });
}
