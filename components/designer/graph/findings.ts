import { graphProblems } from '@/lib/core/canvas/problems';
import type { CanvasGraph } from '@/lib/core/canvas/schema';
import { graphWarnings } from '@/lib/core/canvas/warnings';
import type { Problem } from '@/lib/core/problem';
import { NOTHING, type Selection } from './selection';
import type { Animation } from '@/lib/contract/animation';

/** A problem of a graph: an error keeps it from being saved, a warning does not. */
export interface GraphFinding extends Problem {
  readonly level: 'error' | 'warning';
  /** The state, transition or input that the finding concerns. */
  readonly about: Selection;
}

/** The names of the mascot's own animations, which a state may play beside the presets. */
export const namesOf = (animations: readonly Animation[]): string[] => animations.map(({ name }) => name);

const NO_CONDITION = 'This transition has no condition yet: say when it is taken.';

/** All findings of a graph, errors first; a state may play any of `animations` or a preset. */
export function findingsOf(graph: CanvasGraph, animations: readonly string[]): GraphFinding[] {
  // An incomplete transition, without a condition, gets no other findings.
  const numbers = graph.transitions.flatMap(({ when }, index) => (when.length > 0 ? [index] : []));
  const ready = { ...graph, transitions: numbers.flatMap((index) => graph.transitions[index] ?? []) };
  const empty = graph.transitions.flatMap(({ when }, index) =>
    when.length > 0 ? [] : [{ path: `transitions[${index}].when`, message: NO_CONDITION }],
  );
  const renumbered = ({ path, message }: Problem): Problem => ({
    path: path.replace(/^transitions\[(\d+)\]/, (_, at: string) => `transitions[${numbers[Number(at)]}]`),
    message,
  });
  const errors = [...graphProblems(ready, { animations }).map(renumbered), ...empty];
  // Warnings are left out while errors make them uncertain.
  const warnings = errors.length > 0 ? [] : graphWarnings(graph);
  return [
    ...errors.map((problem) => ({ ...problem, level: 'error' as const, about: aboutOf(graph, problem.path) })),
    ...warnings.map((problem) => ({ ...problem, level: 'warning' as const, about: aboutOf(graph, problem.path) })),
  ];
}

function aboutOf({ states, initial }: CanvasGraph, path: string): Selection {
  const [, list, at] = /^(states|transitions)\[(\d+)\]/.exec(path) ?? [];
  const id = path === 'initial' ? initial : list === 'states' ? states[Number(at)]?.id : undefined;
  if (id !== undefined && states.some((state) => state.id === id)) return { ...NOTHING, states: [id] };
  return list === 'transitions' ? { ...NOTHING, transitions: [Number(at)] } : NOTHING;
}
