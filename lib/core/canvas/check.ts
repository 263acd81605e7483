import { checkBy } from '../issues';
import { type Checked, MAX_PROBLEMS } from '../problem';
import { graphProblems } from './problems';
import { CanvasGraph, GraphStructure } from './schema';

/** A graph that keeps every rule, or every problem it has; a state may play any of `animations` or a preset. */
export function checkGraph(input: unknown, playable: { animations: readonly string[] }): Checked<CanvasGraph> {
  const shape = checkBy(CanvasGraph, input);
  const graph = shape.ok ? shape.value : GraphStructure.safeParse(input).data;
  const problems = [...(shape.ok ? [] : shape.problems), ...(graph ? graphProblems(graph, playable) : [])].slice(
    0,
    MAX_PROBLEMS,
  );
  return problems.length > 0 ? { ok: false, problems } : shape;
}
