import { LIMITS } from '../limits';
import type { CanvasGraph, Condition, Transition } from './schema';

/** A change that a page makes: an input's new value, or a trigger that fires. */
export type InputChange = { readonly set: string; readonly value: boolean | number } | { readonly fire: string };

type Values = Readonly<Record<string, boolean | number>>;

/** A checked graph, and the duration of one play of each of its animations. */
export interface Machine {
  readonly graph: CanvasGraph;
  readonly secondsOf: (animation: string) => number;
}

/** One change of state: `at` in seconds since the start, to the microsecond; `why` in words; `blend` in seconds. */
export interface StateChange {
  readonly at: number;
  readonly from: string | null;
  readonly to: string;
  readonly why: string;
  readonly blend: number;
}

/**
 * The state of a machine: seconds since its start, its state, seconds in that, its inputs, and the changes of the last
 * step.
 */
export interface MachineState {
  readonly at: number;
  readonly state: string;
  readonly seconds: number;
  readonly values: Values;
  readonly changes: readonly StateChange[];
}

type Run = { -readonly [Key in keyof MachineState]: MachineState[Key] } & { changes: StateChange[] };

/** The `from` of a transition that may leave any state. */
export const ANY = '*';
/** The blend of `then` in seconds: short enough not to lag, long enough not to jump. */
export const THEN_BLEND_SECONDS = 0.2;
/** Times closer than this, in seconds, are equal: sums of frame durations differ by less. */
const MOMENT = 1e-6;
/** The duration in seconds of the shortest clip; a missing animation takes this long, so that `then` follows. */
const MIN_SECONDS = 0.2;
const SIGNS: Partial<Record<Condition['op'], string>> = { eq: '=', gt: '>', lt: '<' };

/** The machine in its initial state, or in the state that transitions from there lead to at once. */
export function startMachine(machine: Machine): MachineState {
  const values: Record<string, boolean | number> = {};
  for (const { name, type, default: value } of machine.graph.inputs) {
    if (type !== 'trigger') values[name] = value ?? (type === 'number' ? 0 : false);
  }
  const run: Run = { at: 0, state: '', seconds: 0, values, changes: [] };
  enter(run, machine.graph.initial, 'start', 0);
  settle(machine, run);
  return run;
}

/**
 * The state after inputs change, one by one, and then `dt` seconds pass. Changes that `inputProblem` refuses do
 * nothing.
 */
export function stepMachine(
  machine: Machine,
  state: MachineState,
  inputs: readonly InputChange[],
  dt: number,
): MachineState {
  const run: Run = { ...state, changes: [] };
  for (const change of inputs) {
    if (inputProblem(machine, change)) continue;
    if ('set' in change) run.values = { ...run.values, [change.set]: change.value };
    settle(machine, run, 'fire' in change ? change.fire : undefined);
  }
  let rest = dt > 0 && dt < Infinity ? dt : 0;
  for (let end = endOf(machine, run); end && end.left <= rest + MOMENT; end = endOf(machine, run)) {
    run.at += end.left;
    rest = Math.max(0, rest - end.left);
    enter(run, end.then, `${end.animation} ended`, THEN_BLEND_SECONDS);
    settle(machine, run);
  }
  run.at += rest;
  run.seconds += rest;
  return run;
}

/** Why a machine does not take a change, in a sentence; null where it takes it. */
export function inputProblem(machine: Machine, change: InputChange): string | null {
  const name = 'set' in change ? change.set : change.fire;
  const input = machine.graph.inputs.find((each) => each.name === name);
  if (!input) return `The canvas has no input "${name}".`;
  const { type } = input;
  const fits =
    'set' in change ? typeof change.value === type && Number.isFinite(Number(change.value)) : type === 'trigger';
  return fits ? null : `"${name}" is a ${type}.`;
}

/** Seconds until the animation of this state has ended and `then` follows; null where it never ends. */
export const untilEnd = (machine: Machine, state: MachineState): number | null => endOf(machine, state)?.left ?? null;

/** Conditions in words: `greet fired`, `thinking is true, mood < 5`. */
export const conditionWords = (when: readonly Condition[]): string =>
  when
    .map(({ input, op, value }) => (SIGNS[op] ? `${input} ${SIGNS[op]} ${value}` : `${input} ${op.replace('_', ' ')}`))
    .join(', ');

function endOf(
  { graph, secondsOf }: Machine,
  { state, seconds }: MachineState,
): { animation: string; then: string; left: number } | null {
  const { animation = '', loop, then = null } = graph.states.find(({ id }) => id === state) ?? {};
  return loop || then === null
    ? null
    : { animation, then, left: Math.max(0, Math.max(MIN_SECONDS, secondsOf(animation) || 0) - seconds) };
}

function enter(run: Run, to: string, why: string, blend: number): void {
  run.changes.push({ at: Math.round(run.at * 1e6) / 1e6, from: run.state || null, to, why, blend });
  run.state = to;
  run.seconds = 0;
}

/**
 * Takes the transition that a trigger fires, then those whose conditions the inputs meet, until none holds or `left`
 * have been taken. A trigger that no transition uses changes nothing.
 */
function settle(machine: Machine, run: Run, fired?: string, left: number = LIMITS.transitionsAtOnce): void {
  const chosen = left > 0 && choose(machine, run, fired);
  if (!chosen) return;
  enter(run, chosen.to, conditionWords(chosen.when), chosen.blend);
  settle(machine, run, undefined, left - 1);
}

/**
 * Gives the first wildcard transition that holds, else the first of the state's own. Undefined if that wildcard
 * transition leads to the current state and consumes a trigger.
 */
function choose({ graph }: Machine, { state, values }: Run, fired?: string): Transition | undefined {
  const find = (leaving: string) =>
    graph.transitions.find(({ from, when }) => from === leaving && holds(when, values, fired));
  const any = find(ANY);
  if (any?.to !== state) return any ?? find(state);
  return fired === undefined ? find(state) : undefined;
}

/**
 * Whether all conditions hold. While a trigger is pending, only transitions with that trigger can hold; otherwise none
 * with a trigger can.
 */
function holds(when: readonly Condition[], values: Values, fired?: string): boolean {
  return (
    when.some(({ op }) => op === 'fired') === (fired !== undefined) &&
    when.every(({ input, op, value }) => {
      if (op === 'fired') return input === fired;
      const now = Number(values[input] ?? 0);
      const goal = SIGNS[op] ? (value ?? 0) : 0;
      if (op === 'lt') return now < goal;
      return op === 'eq' || op === 'is_false' ? now === goal : now > goal;
    })
  );
}
