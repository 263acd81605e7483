import { chosen, type Merged, mergeLists, type Preference } from '../merge';
import { ANY } from './machine';
import type { CanvasGraph, Transition } from './schema';

/** Three versions of a graph: the common base and two changed ones. */
interface Graphs {
  base: CanvasGraph;
  mine: CanvasGraph;
  theirs: CanvasGraph;
}

/**
 * Merges two changes of a graph: inputs by name, states by id, transitions by their ends. `clashes` describes what both
 * changed differently; `prefer` decides about it. If one side removed what the other side's change needs, the whole
 * preferred graph is taken.
 */
export function mergeGraphs({ base, mine, theirs }: Graphs, prefer: Preference): Merged<CanvasGraph> {
  const inputs = mergeLists(
    { base: base.inputs, mine: mine.inputs, theirs: theirs.inputs },
    (list) => list.map(({ name }) => name),
    prefer,
  );
  const states = mergeLists(
    { base: base.states, mine: mine.states, theirs: theirs.states },
    (list) => list.map(({ id }) => id),
    prefer,
  );
  const transitions = mergeLists(
    { base: base.transitions, mine: mine.transitions, theirs: theirs.transitions },
    waysOf,
    prefer,
  );
  const start = chosen(base.initial, mine.initial, theirs.initial);
  const value: CanvasGraph = {
    canvasVersion: 1,
    inputs: inputs.value,
    states: states.value,
    transitions: transitions.value,
    initial: (start ?? prefer) === 'mine' ? mine.initial : theirs.initial,
  };
  const clashes = [
    ...inputs.clashes.map((name) => `input ${name}`),
    ...states.clashes.map((id) => `state ${id}`),
    ...transitions.clashes.map((way) => `transition ${way}`),
    ...(start === null ? ['the start'] : []),
  ];
  const missing = needed(value);
  if (missing.length === 0 || needed(mine).length > 0) return { value, clashes };
  return { value: prefer === 'mine' ? mine : theirs, clashes: [...clashes, ...missing] };
}

/** Names each transition by its two states, numbered if there are several. */
function waysOf(transitions: readonly Transition[]): string[] {
  const counts = new Map<string, number>();
  return transitions.map(({ from, to }) => {
    const way = `from ${from === ANY ? 'any state' : from} to ${to}`;
    const count = (counts.get(way) ?? 0) + 1;
    counts.set(way, count);
    return count > 1 ? `${way} (${count})` : way;
  });
}

/** What a graph refers to and does not contain, in words. */
function needed({ inputs, states, initial, transitions }: CanvasGraph): string[] {
  const [ids, names] = [new Set([ANY, ...states.map(({ id }) => id)]), new Set(inputs.map(({ name }) => name))];
  const spoken = [
    initial,
    ...states.flatMap(({ then }) => then ?? []),
    ...transitions.flatMap(({ from, to }) => [from, to]),
  ];
  const read = transitions.flatMap(({ when }) => when.map(({ input }) => input));
  return [
    ...[...new Set(spoken)].filter((id) => !ids.has(id)).map((id) => `state ${id}`),
    ...[...new Set(read)].filter((name) => !names.has(name)).map((name) => `input ${name}`),
  ];
}
