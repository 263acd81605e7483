import { PRESET_NAMES } from '../clip/schema';
import { checkBy } from '../issues';
import type { Checked, Problem } from '../problem';
import { CanvasGraph, type CanvasInput, type CanvasState, type Condition } from './schema';

/** Which comparisons an input of each type can answer. */
const OPS: Record<CanvasInput['type'], readonly Condition['op'][]> = {
  boolean: ['is_true', 'is_false'],
  number: ['eq', 'gt', 'lt'],
  trigger: ['fired'],
};
const COMPARES: readonly Condition['op'][] = ['eq', 'gt', 'lt'];
const ANY = '*';

/** A graph whose every reference holds, or every problem it has at once; a state may play any of `animations` or a preset. */
export function checkGraph(input: unknown, { animations }: { animations: readonly string[] }): Checked<CanvasGraph> {
  const shape = checkBy(CanvasGraph, input);
  if (!shape.ok) return shape;
  const graph = shape.value;
  const ids = new Set(graph.states.map(({ id }) => id));
  const inputs = new Map(graph.inputs.map((each) => [each.name, each]));
  const playable = new Set<string>([...animations, ...PRESET_NAMES]);
  const problems = [
    ...repeated(graph.inputs.map(({ name }) => name), 'inputs', 'name', 'an input'),
    ...graph.inputs.flatMap(inputProblems),
    ...repeated(graph.states.map(({ id }) => id), 'states', 'id', 'a state'),
    ...graph.states.flatMap((state, index) => stateProblems(state, `states[${index}]`, ids, playable)),
    ...unknownState(graph.initial, 'initial', ids),
    ...graph.transitions.flatMap(({ from, to, when }, index) => [
      ...(from === ANY ? [] : unknownState(from, `transitions[${index}].from`, ids)),
      ...unknownState(to, `transitions[${index}].to`, ids),
      ...when.flatMap((condition, place) => conditionProblems(condition, `transitions[${index}].when[${place}]`, inputs)),
    ]),
  ];
  return problems.length ? { ok: false, problems } : { ok: true, value: graph };
}

function repeated(names: readonly string[], path: string, key: string, thing: string): Problem[] {
  return names.flatMap((name, index) =>
    names.indexOf(name) < index ? [{ path: `${path}[${index}].${key}`, message: `There is already ${thing} called "${name}".` }] : []);
}

function inputProblems(input: CanvasInput, index: number): Problem[] {
  const fits = input.default === null || (input.type === 'boolean' && typeof input.default === 'boolean') || (input.type === 'number' && typeof input.default === 'number');
  if (fits) return [];
  const wants = input.type === 'trigger' ? 'null' : `a ${input.type} or null`;
  return [{ path: `inputs[${index}].default`, message: `The default of a ${input.type} must be ${wants}.` }];
}

function stateProblems(state: CanvasState, path: string, ids: ReadonlySet<string>, playable: ReadonlySet<string>): Problem[] {
  const problems: Problem[] = [];
  if (!playable.has(state.animation)) {
    problems.push({ path: `${path}.animation`, message: `The mascot has no animation "${state.animation}", and it is no preset.` });
  }
  if (state.then !== null) problems.push(...unknownState(state.then, `${path}.then`, ids));
  return problems;
}

const unknownState = (id: string, path: string, ids: ReadonlySet<string>): Problem[] =>
  ids.has(id) ? [] : [{ path, message: `The graph has no state "${id}".` }];

function conditionProblems({ input, op, value }: Condition, path: string, inputs: ReadonlyMap<string, CanvasInput>): Problem[] {
  const known = inputs.get(input);
  const problems: Problem[] = [];
  if (!known) problems.push({ path: `${path}.input`, message: `The graph has no input "${input}".` });
  else if (!OPS[known.type].includes(op)) {
    problems.push({ path: `${path}.op`, message: `The input "${input}" is a ${known.type}: use ${OPS[known.type].join(', ')}.` });
  }
  if (COMPARES.includes(op) && value === null) problems.push({ path: `${path}.value`, message: `"${op}" compares with a number: give a value.` });
  return problems;
}
