import { PRESET_NAMES } from '../clip/preset-names';
import { LIMITS } from '../limits';
import { MAX_PROBLEMS, type Problem } from '../problem';
import { ANY } from './machine';
import type { CanvasGraph, CanvasInput, CanvasState, Condition, Transition } from './schema';

/** The comparisons that an input of each type allows. */
export const OPS: Record<CanvasInput['type'], readonly Condition['op'][]> = {
  boolean: ['is_true', 'is_false'],
  number: ['eq', 'gt', 'lt'],
  trigger: ['fired'],
};

interface Names {
  readonly states: ReadonlySet<string>;
  readonly inputs: ReadonlyMap<string, CanvasInput>;
  readonly animations: ReadonlySet<string>;
}

/**
 * Every broken rule of a graph that has the right shape, in the order of its fields: budgets, names, references and
 * types of values. A state may play any of `animations` or a preset.
 */
export function graphProblems(graph: CanvasGraph, { animations }: { animations: readonly string[] }): Problem[] {
  const { inputs, states, transitions } = graph;
  const names: Names = {
    states: new Set(states.map(({ id }) => id)),
    inputs: new Map(inputs.map((input) => [input.name, input])),
    animations: new Set([...animations, ...PRESET_NAMES]),
  };
  return [
    ...tooMany('inputs', inputs),
    ...itemProblems('inputs', inputs, ({ name }) => name, inputProblems),
    ...tooMany('states', states),
    ...itemProblems(
      'states',
      states,
      ({ id }) => id,
      (state, path) => stateProblems(state, path, names),
    ),
    ...unknownState(graph.initial, 'initial', names),
    ...tooMany('transitions', transitions),
    ...transitions.flatMap((transition, index) => transitionProblems(transition, `transitions[${index}]`, names)),
  ].slice(0, MAX_PROBLEMS);
}

function tooMany(
  what: 'inputs' | 'states' | 'transitions' | 'conditions',
  list: readonly unknown[],
  path: string = what,
): Problem[] {
  const most = LIMITS.canvas[what];
  return list.length > most
    ? [{ path, message: `There may be at most ${most} ${what}, here are ${list.length}.` }]
    : [];
}

/** The problems of each item's name, and of the rest of it. */
function itemProblems<T>(
  list: 'inputs' | 'states',
  items: readonly T[],
  nameOf: (item: T) => string,
  problemsOf: (item: T, path: string) => Problem[],
): Problem[] {
  const [key, thing, seen, most] = [
    list === 'inputs' ? 'name' : 'id',
    list === 'inputs' ? 'an input' : 'a state',
    new Set<string>(),
    LIMITS.canvas.id,
  ];
  return items.flatMap((item, index) => {
    const [name, path] = [nameOf(item), `${list}[${index}]`];
    const again = seen.has(name);
    seen.add(name);
    return [
      ...(name.length > most ? [{ path: `${path}.${key}`, message: `This may have at most ${most} characters.` }] : []),
      ...(again ? [{ path: `${path}.${key}`, message: `There is already ${thing} called "${short(name)}".` }] : []),
      ...problemsOf(item, path),
    ];
  });
}

function inputProblems(input: CanvasInput, path: string): Problem[] {
  if (input.default === null || typeof input.default === input.type) return [];
  const wants = input.type === 'trigger' ? 'null' : `a ${input.type} or null`;
  return [{ path: `${path}.default`, message: `The default of a ${input.type} must be ${wants}.` }];
}

function stateProblems({ animation, then }: CanvasState, path: string, names: Names): Problem[] {
  return [
    ...(names.animations.has(animation)
      ? []
      : [
          {
            path: `${path}.animation`,
            message: `The mascot has no animation "${short(animation)}", and it is no preset.`,
          },
        ]),
    ...(then === null ? [] : unknownState(then, `${path}.then`, names)),
  ];
}

function transitionProblems({ from, to, when }: Transition, path: string, names: Names): Problem[] {
  return [
    ...(from === ANY ? [] : unknownState(from, `${path}.from`, names)),
    ...unknownState(to, `${path}.to`, names),
    ...tooMany('conditions', when, `${path}.when`),
    ...when.flatMap((condition, place) => conditionProblems(condition, `${path}.when[${place}]`, names)),
  ];
}

const unknownState = (id: string, path: string, { states }: Names): Problem[] =>
  states.has(id) ? [] : [{ path, message: `The graph has no state "${short(id)}".` }];

function conditionProblems({ input, op, value }: Condition, path: string, { inputs }: Names): Problem[] {
  const known = inputs.get(input);
  const problems: Problem[] = [];
  if (!known) problems.push({ path: `${path}.input`, message: `The graph has no input "${short(input)}".` });
  else if (!OPS[known.type].includes(op)) {
    problems.push({
      path: `${path}.op`,
      message: `The input "${short(input)}" is a ${known.type}: use ${OPS[known.type].join(', ')}.`,
    });
  }
  if (OPS.number.includes(op) && value === null)
    problems.push({ path: `${path}.value`, message: `"${op}" compares with a number: give a value.` });
  return problems;
}

/** Truncates a name for a sentence. */
const short = (name: string): string => name.slice(0, LIMITS.canvas.id);
