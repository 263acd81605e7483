import type { CanvasGraph } from '@/lib/core/canvas/schema';

/** What an edit leaves of a canvas that runs. */
interface Carried {
  /** The edited graph, with the inputs as they were set; it begins in `state`. */
  readonly graph: CanvasGraph;
  /** Where it goes on; null where that state is gone, and it must start again. */
  readonly state: string | null;
  /** Whether that state still plays the same, so that its motion need not begin anew. */
  readonly same: boolean;
}

/**
 * What is left of a canvas in `state`, with these inputs, when its graph is edited. What was called otherwise goes on
 * under its new name.
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

/** What a name is now: itself, or where it is gone the new one that stands in its place in a list as long. */
function heir(before: readonly string[], after: readonly string[], name: string): string | null {
  if (after.includes(name)) return name;
  const there = before.length === after.length ? after[before.indexOf(name)] : undefined;
  return there === undefined || before.includes(there) ? null : there;
}
