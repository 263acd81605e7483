import type { Problem } from '../problem';
import { cyclesOf, UNKNOWN } from './cycles';
import { guardsOf } from './guards';
import { ANY } from './machine';
import type { CanvasGraph, Transition } from './schema';

/**
 * Likely mistakes in a graph without problems. These are states that nothing leads to, `then` where an animation never
 * ends, transitions that never hold, and cycles without end.
 */
export function graphWarnings(graph: CanvasGraph): Problem[] {
  const { of } = guardsOf(graph);
  const never = graph.transitions.map((transition) => whyNever(transition, of(transition.when) === null));
  const reached = reachedStates(
    graph,
    graph.transitions.filter((_, index) => never[index] === null),
  );
  return [
    ...graph.states.flatMap(({ id, loop, then }, index) => [
      ...(reached.has(id) ? [] : [{ path: `states[${index}]`, message: `Nothing leads to the state "${id}".` }]),
      ...(loop && then !== null
        ? [
            {
              path: `states[${index}].then`,
              message: `A looping animation does not end: "${then}" never follows. Play it once, or leave this empty.`,
            },
          ]
        : []),
    ]),
    ...never.flatMap((message, index) => (message === null ? [] : [{ path: `transitions[${index}].when`, message }])),
    ...roundWarnings(graph),
  ];
}

/** A warning for each transition that starts an endless cycle, or one that the search was aborted. */
const roundWarnings = (graph: CanvasGraph): Problem[] =>
  [...cyclesOf(graph)].map(([index, message]) => ({
    path: index === UNKNOWN ? 'transitions' : `transitions[${index}]`,
    message,
  }));

function whyNever({ when }: Transition, contradicting: boolean): string | null {
  const triggers = new Set(when.flatMap(({ op, input }) => (op === 'fired' ? [input] : [])));
  if (triggers.size > 1) return 'Triggers fire one at a time: this waits for several at once, and never holds.';
  return contradicting ? 'These conditions contradict each other: they never hold together.' : null;
}

/** The states that a machine can reach by transitions that may hold. */
function reachedStates({ states, initial }: CanvasGraph, transitions: readonly Transition[]): ReadonlySet<string> {
  const thenOf = new Map(states.flatMap(({ id, loop, then }) => (loop || then === null ? [] : [[id, then]])));
  const reached = new Set([initial]);
  for (const state of reached) {
    const then = thenOf.get(state);
    if (then !== undefined) reached.add(then);
    for (const { from, to } of transitions) if (from === state || from === ANY) reached.add(to);
  }
  return reached;
}
