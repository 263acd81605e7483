import { checkBy } from '../issues';
import type { Checked } from '../problem';
import { graphProblems } from './problems';
import { CanvasGraph } from './schema';

/** A graph that keeps every rule, or every problem it has at once; a state may play any of `animations` or a preset. */
export function checkGraph(input: unknown, playable: { animations: readonly string[] }): Checked<CanvasGraph> {
  const shape = checkBy(CanvasGraph, input);
  if (!shape.ok) return shape;
  const problems = graphProblems(shape.value, playable);
  return problems.length > 0 ? { ok: false, problems } : shape;
}
