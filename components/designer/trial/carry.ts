import type { CanvasGraph } from '@/lib/core/canvas/schema';

/** How a running canvas continues after an edit of its graph. */
interface Carried {
  /** The edited graph; its inputs start with their current values, and it starts in `state`. */
  readonly graph: CanvasGraph;
  /** The state in which it continues; null if that was deleted, so that it restarts. */
  readonly state: string | null;
  /** Whether that state plays the same motion as before, so that the motion continues. */
  readonly same: boolean;
}

/**
 * Transfers a canvas in `state`, with these input values, to an edited graph. Renamed states and inputs are recognised.
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

/** The name after an edit: the same if it still exists, else the one at its index if the list has the same length. */
function heir(before: readonly string[], after: readonly string[], name: string): string | null {
  if (after.includes(name)) return name;
  const there = before.length === after.length ? after[before.indexOf(name)] : undefined;
  return there === undefined || before.includes(there) ? null : there;
}
