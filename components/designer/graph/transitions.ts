import type { CanvasInput, Condition, Transition } from '@/lib/core/canvas/schema';
import { withGraph, type Document } from './document';

/** The blend of a new transition, in seconds, as in the templates. */
const BLEND_SECONDS = 0.25;

/** The document with a new transition without conditions, and its index. */
export function addTransition(document: Document, from: string, to: string): { document: Document; index: number } {
  const { transitions } = document.graph;
  return {
    index: transitions.length,
    document: withGraph(document, { transitions: [...transitions, { from, to, when: [], blend: BLEND_SECONDS }] }),
  };
}

/** The document with a changed transition. */
export function changeTransition(document: Document, index: number, changes: Partial<Transition>): Document {
  return withGraph(document, {
    transitions: document.graph.transitions.map((transition, i) =>
      i === index ? { ...transition, ...changes } : transition,
    ),
  });
}

/** The indexes of the transitions from the same state as this one, in the order in which they are tested. */
export function rivals({ graph: { transitions } }: Document, index: number): number[] {
  const from = transitions[index]?.from;
  return transitions.flatMap((transition, i) => (transition.from === from ? [i] : []));
}

/**
 * The document with a transition moved one place earlier (-1) or later (+1) in its state's order, and its new index;
 * null at the end.
 */
export function moveTransition(
  document: Document,
  index: number,
  by: -1 | 1,
): { document: Document; index: number } | null {
  const row = rivals(document, index);
  const other = row[row.indexOf(index) + by];
  const { transitions } = document.graph;
  const [one, two] = [transitions[index], other === undefined ? undefined : transitions[other]];
  if (other === undefined || !one || !two) return null;
  return {
    index: other,
    document: withGraph(document, {
      transitions: transitions.map((each, i) => (i === index ? two : i === other ? one : each)),
    }),
  };
}

/** A comparison in words, after the name of the input. */
export const OP_WORDS: Record<Condition['op'], string> = {
  is_true: 'is true',
  is_false: 'is false',
  gt: 'is over',
  lt: 'is under',
  eq: 'is exactly',
  fired: 'fires',
};

/** The most likely condition on an input. */
export function conditionOn({ name, type, default: value }: CanvasInput): Condition {
  if (type === 'number') return { input: name, op: 'gt', value: 0 };
  return { input: name, op: type === 'trigger' ? 'fired' : value === true ? 'is_false' : 'is_true', value: null };
}
