import { isAny, type Document } from './document';

/** The selection in the graph: states by id (including `*`), transitions by index. */
export interface Selection {
  readonly states: readonly string[];
  readonly transitions: readonly number[];
}

export const NOTHING: Selection = { states: [], transitions: [] };

/** Removes from a selection what the document no longer has. */
export function within({ graph }: Document, { states, transitions }: Selection): Selection {
  return {
    states: states.filter((id) => isAny(id) || graph.states.some((state) => state.id === id)),
    transitions: transitions.filter((index) => index < graph.transitions.length),
  };
}
