import type { CanvasGraph } from '@/lib/core/canvas/schema';

/** The state of a running canvas after an edit. */
interface Carried {
  /** The edited graph with the inputs' current values; it begins in `state`. */
  readonly graph: CanvasGraph;
  /** The state in which it continues; null if that was deleted, and it restarts. */
  readonly state: string | null;
  /** Whether that state plays the same motion, which then continues. */
  readonly same: boolean;
}

/**
 * Transfers a canvas in `state`, with these inputs, to an edited graph. Renamed states and inputs keep their values.
 */
export function carry(
  before: CanvasGraph,
  after: CanvasGraph,
  state: string | null,
  values: Readonly<Record<string, boolean | number>>,
): Carried {
  const inputs = after.inputs.map((input) => {
    const old = before.inputs.find(({ name }) => heir(namesOf(before), namesOf(after), name) === input.name);
    const value = values[old?.name ?? input.name];
    return value !== undefined && typeof value === input.type ? { ...input, default: value } : input;
  });
  const next = state === null ? null : heir(idsOf(before), idsOf(after), state);
  const [was, is] = [before.states.find(({ id }) => id === state), after.states.find(({ id }) => id === next)];
  return {
    graph: { ...after, inputs, initial: next ?? after.initial },
    state: next,
    same: is !== undefined && was?.animation === is.animation && was.loop === is.loop,
  };
}

const namesOf = ({ inputs }: CanvasGraph) => inputs.map(({ name }) => name);
const idsOf = ({ states }: CanvasGraph) => states.map(({ id }) => id);

/** Gives a name after the edit: itself, or if it is gone the new one at its index in a list of the same length. */
function heir(before: readonly string[], after: readonly string[], name: string): string | null {
  if (after.includes(name)) return name;
  const there = before.length === after.length ? after[before.indexOf(name)] : undefined;
  return there === undefined || before.includes(there) ? null : there;
}
