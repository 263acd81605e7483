import type { InputChange } from '@/lib/core/canvas/machine';
import type { CanvasGraph, CanvasInput, CanvasState, Condition, Transition } from '@/lib/core/canvas/schema';

/** An input of each type. */
export const boolean = (name: string, value: boolean | null = null): CanvasInput => ({
  name,
  type: 'boolean',
  default: value,
});
export const number = (name: string, value: number | null = null): CanvasInput => ({
  name,
  type: 'number',
  default: value,
});
export const trigger = (name: string): CanvasInput => ({ name, type: 'trigger', default: null });

/** A state that loops, and one that plays once. */
export const loops = (id: string, animation = 'idle'): CanvasState => ({ id, animation, loop: true, then: null });
export const once = (id: string, animation: string, then: string | null): CanvasState => ({
  id,
  animation,
  loop: false,
  then,
});

/** Conditions from text: `greet fired, mood gt 5`. */
export const when = (text: string): Condition[] =>
  text.split(', ').map((each) => {
    const [input = '', op = '', value] = each.split(' ');
    return { input, op: op as Condition['op'], value: value === undefined ? null : Number(value) };
  });
export const go = (from: string, to: string, conditions: string, blend = 0.3): Transition => ({
  from,
  to,
  when: when(conditions),
  blend,
});

/** A graph that starts in its first state. */
export const graphOf = (inputs: CanvasInput[], states: CanvasState[], transitions: Transition[]): CanvasGraph => ({
  canvasVersion: 1,
  inputs,
  states,
  initial: states[0]?.id ?? '',
  transitions,
});

export const set = (name: string, value: boolean | number): InputChange => ({ set: name, value });
export const fire = (name: string): InputChange => ({ fire: name });

/** Gives a seeded generator of numbers from 0 to 1. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const CONDITIONS = [
  'p is_true',
  'p is_false',
  'q is_true',
  'q is_false',
  'n gt 1',
  'n lt 1',
  'n eq 1',
  'n gt 2',
  'n lt 2',
  'n eq 2',
  'm gt 0',
  'm lt 0',
  'm eq 0',
];
/** Values of every kind that the conditions of `randomGraph` tell apart. */
export const GRID = [true, false].flatMap((p) =>
  [true, false].flatMap((q) => [0, 1, 1.5, 2, 3].flatMap((n) => [-1, 0, 1].map((m) => ({ p, q, n, m })))),
);

/** The durations of the animations of a `randomGraph`, in seconds. */
export const SHORT: Readonly<Record<string, number>> = { nod: 0.3, jump: 1 / 3, wave: 0.5 };

/** A small random graph of looping and ending animations. Its trigger is `t`. */
export function randomGraph(next: () => number): CanvasGraph {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const states = ['a', 'b', 'c', 'd', 'e'].slice(0, 2 + Math.floor(next() * 4));
  const transitions = Array.from({ length: 1 + Math.floor(next() * 9) }, () => {
    const conditions = Array.from({ length: 1 + Math.floor(next() * 3) }, () => pick(CONDITIONS));
    return go(
      pick(next() < 0.3 ? ['*'] : states),
      pick(states),
      [...conditions, ...(next() < 0.15 ? ['t fired'] : [])].join(', '),
    );
  });
  const played = states.map((id) =>
    next() < 0.6 ? loops(id) : once(id, pick(Object.keys(SHORT)), pick([...states, null])),
  );
  return graphOf([boolean('p'), boolean('q'), number('n'), number('m'), trigger('t')], played, transitions);
}
