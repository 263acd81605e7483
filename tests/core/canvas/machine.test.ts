import { describe, expect, test } from 'vitest';
import {
  inputProblem,
  startMachine,
  stepMachine,
  untilEnd,
  type InputChange,
  type Machine,
  type MachineState,
} from '@/lib/core/canvas/machine';
import type { CanvasInput, CanvasState, Transition } from '@/lib/core/canvas/schema';
import {
  boolean,
  fire,
  go,
  graphOf,
  loops,
  number,
  once,
  randomGraph,
  randomOf,
  set,
  SHORT,
  trigger,
} from '../../support/graphs';
import { replay, type TraceStep } from '../../support/traces';

const SECONDS: Record<string, number> = { idle: 3, wave: 1.2, nod: 0.6, talk: 2 };
const secondsOf = (animation: string) => SECONDS[animation] ?? 0;

function machine(inputs: CanvasInput[], states: CanvasState[], transitions: Transition[]): Machine {
  return { graph: graphOf(inputs, states, transitions), secondsOf };
}

/** The states that changes lead through, the first one included. */
function path(of: Machine, ...steps: (InputChange | number)[]): string[] {
  let state: MachineState = startMachine(of);
  const to = state.changes.map((change) => change.to);
  for (const step of steps) {
    state = typeof step === 'number' ? stepMachine(of, state, [], step) : stepMachine(of, state, [step], 0);
    to.push(...state.changes.map((change) => change.to));
  }
  return to;
}

describe('the start', () => {
  test('enters the initial state, then takes the transitions that hold', () => {
    const started = startMachine(
      machine([boolean('late', true)], [loops('idle'), loops('sleep')], [go('idle', 'sleep', 'late is_true', 0.4)]),
    );
    expect(started).toEqual({
      at: 0,
      state: 'sleep',
      seconds: 0,
      values: { late: true },
      changes: [
        { at: 0, from: null, to: 'idle', why: 'start', blend: 0 },
        { at: 0, from: 'idle', to: 'sleep', why: 'late is true', blend: 0.4 },
      ],
    });
  });

  test('a default of null means false or 0', () => {
    expect(
      startMachine(machine([boolean('busy'), number('mood'), trigger('greet')], [loops('idle')], [])).values,
    ).toEqual({ busy: false, mood: 0 });
  });
});

describe('transitions without a trigger', () => {
  test('of any state come first, and the first that holds takes precedence', () => {
    const both = machine(
      [boolean('talking'), boolean('error')],
      [loops('idle'), loops('talk'), loops('error')],
      [
        go('idle', 'talk', 'talking is_true'),
        go('*', 'error', 'error is_true'),
        go('*', 'talk', 'talking is_true'),
        go('error', 'idle', 'error is_false'),
      ],
    );
    expect(path(both, set('error', true), set('talking', true), set('error', false))).toEqual([
      'idle',
      'error',
      'talk',
    ]);
  });

  test('of any state into the current one do not re-enter it, and its own transitions are tried next', () => {
    const chain = machine(
      [boolean('on'), boolean('more')],
      [loops('idle'), loops('a'), loops('b')],
      [go('*', 'a', 'on is_true, more is_false'), go('a', 'b', 'more is_true')],
    );
    expect(path(chain, set('on', true), set('on', true), set('more', true))).toEqual(['idle', 'a', 'b']);
    const stays = machine(
      [boolean('on'), number('n')],
      [loops('a'), loops('b')],
      [go('*', 'a', 'on is_true'), go('a', 'b', 'n gt 1, on is_false')],
    );
    expect(path(stays, set('on', true), set('n', 2), set('on', false))).toEqual(['a', 'b']);
  });

  test('follow each other until none holds', () => {
    const run = machine(
      [number('n')],
      ['a', 'b', 'c', 'd'].map((id) => loops(id)),
      [go('a', 'b', 'n gt 0'), go('b', 'c', 'n gt 1'), go('c', 'd', 'n eq 2'), go('d', 'a', 'n lt 0')],
    );
    expect(path(run, set('n', 2), set('n', -1))).toEqual(['a', 'b', 'c', 'd', 'a']);
  });

  test('that cycle stop after the maximum number in a row, until an input changes', () => {
    const round = machine(
      [boolean('on'), trigger('go')],
      [loops('a'), loops('b'), loops('c')],
      [go('a', 'b', 'on is_true'), go('b', 'c', 'on is_true'), go('c', 'a', 'on is_true'), go('a', 'c', 'go fired')],
    );
    const cut = stepMachine(round, startMachine(round), [set('on', true)], 0);
    expect([cut.changes.length, cut.state]).toEqual([32, 'c']);
    expect(stepMachine(round, cut, [], 60)).toMatchObject({ state: 'c', seconds: 60, changes: [] });
    expect(stepMachine(round, cut, [fire('go')], 0)).toMatchObject({ state: 'c', changes: [] });
    expect(stepMachine(round, cut, [set('on', true)], 0)).toMatchObject({ state: 'b', changes: { length: 32 } });
    expect(stepMachine(round, cut, [set('on', false)], 0)).toMatchObject({ state: 'c', changes: [] });
  });

  test('count a transition fired by a trigger, but not the start or `then`', () => {
    const through = machine(
      [trigger('go')],
      [loops('wait'), once('a', 'nod', 'b'), loops('b')],
      [go('wait', 'b', 'go fired'), go('b', 'b', 'n lt 1')],
    );
    const round = { ...through, graph: { ...through.graph, inputs: [...through.graph.inputs, number('n')] } };
    expect(stepMachine(round, startMachine(round), [fire('go')], 0).changes).toHaveLength(32);
    const started = { ...round, graph: { ...round.graph, initial: 'b' } };
    expect(startMachine(started).changes).toHaveLength(1 + 32);
    const ending = { ...round, graph: { ...round.graph, initial: 'a' } };
    expect(stepMachine(ending, startMachine(ending), [], 1).changes).toHaveLength(1 + 32);
  });
});

describe('triggers', () => {
  const greeting = [loops('idle'), once('wave', 'wave', 'idle'), loops('talk', 'talk')];

  test('are consumed by the first wildcard transition, else by the first of the state', () => {
    const run = machine([trigger('greet'), boolean('on')], greeting, [
      go('idle', 'talk', 'greet fired'),
      go('*', 'wave', 'greet fired, on is_true'),
    ]);
    expect(path(run, fire('greet'))).toEqual(['idle', 'talk']);
    expect(path(run, set('on', true), fire('greet'))).toEqual(['idle', 'wave']);
  });

  test('that no transition uses are discarded', () => {
    const run = machine([trigger('greet'), boolean('on')], greeting, [go('idle', 'wave', 'greet fired, on is_true')]);
    expect(path(run, fire('greet'), set('on', true), 1)).toEqual(['idle']);
  });

  test('of a wildcard transition into the current state are consumed, and nothing changes', () => {
    const run = machine([trigger('greet')], greeting, [
      go('*', 'wave', 'greet fired'),
      go('wave', 'talk', 'greet fired'),
    ]);
    const waving = stepMachine(run, startMachine(run), [fire('greet')], 0.5);
    expect(stepMachine(run, waving, [fire('greet')], 0)).toEqual({ ...waving, changes: [] });
  });

  test('of a state into itself re-enter it', () => {
    const run = machine([trigger('again')], greeting, [go('idle', 'idle', 'again fired', 0)]);
    expect(stepMachine(run, startMachine(run), [fire('again')], 0.25)).toMatchObject({
      state: 'idle',
      seconds: 0.25,
      changes: [{ at: 0, from: 'idle', to: 'idle', why: 'again fired', blend: 0 }],
    });
  });

  test('are followed by the transitions that hold in the new state', () => {
    const run = machine([trigger('greet'), boolean('late')], greeting, [
      go('idle', 'wave', 'greet fired'),
      go('wave', 'talk', 'late is_true'),
    ]);
    expect(path(run, set('late', true), fire('greet'))).toEqual(['idle', 'wave', 'talk']);
  });

  test('fire in order within a step, before time passes', () => {
    const run = machine(
      [trigger('a'), trigger('b')],
      [loops('idle'), loops('x'), loops('y')],
      [go('idle', 'x', 'a fired'), go('x', 'y', 'b fired')],
    );
    expect(stepMachine(run, startMachine(run), [fire('b'), fire('a'), fire('b')], 2)).toMatchObject({
      state: 'y',
      seconds: 2,
      at: 2,
    });
  });
});

describe('then', () => {
  const chain = machine([], [once('wave', 'wave', 'nod'), once('nod', 'nod', 'idle'), loops('idle')], []);

  test('follows exactly at the end of the animation, and the remaining time counts for the next state', () => {
    expect(stepMachine(chain, startMachine(chain), [], 2)).toEqual({
      at: 2,
      state: 'idle',
      seconds: expect.closeTo(0.2, 9),
      values: {},
      changes: [
        { at: 1.2, from: 'wave', to: 'nod', why: 'wave ended', blend: 0.2 },
        { at: 1.8, from: 'nod', to: 'idle', why: 'nod ended', blend: 0.2 },
      ],
    });
  });

  test('never leaves a looping state, nor a state without `then`', () => {
    const looping = machine([], [{ ...loops('wave', 'wave'), then: 'idle' }, loops('idle')], []);
    expect([path(looping, 100), untilEnd(looping, startMachine(looping))]).toEqual([['wave'], null]);
    const held = machine([], [once('wave', 'wave', null)], []);
    expect([path(held, 100), untilEnd(held, startMachine(held))]).toEqual([['wave'], null]);
  });

  test('replays a state that follows itself', () => {
    const again = machine([], [once('wave', 'wave', 'wave')], []);
    expect(path(again, 3.7)).toEqual(['wave', 'wave', 'wave', 'wave']);
  });

  test('follows after 0.2 s if the animation is missing', () => {
    const missing = machine([], [once('gone', 'Gone', 'idle'), loops('idle')], []);
    expect(stepMachine(missing, startMachine(missing), [], 1).changes).toEqual([
      { at: 0.2, from: 'gone', to: 'idle', why: 'Gone ended', blend: 0.2 },
    ]);
  });

  test('has a known time until it follows', () => {
    const half = stepMachine(chain, startMachine(chain), [], 0.5);
    const left = untilEnd(chain, half);
    expect(left).toBeCloseTo(0.7, 9);
    expect(stepMachine(chain, half, [], left ?? 0).changes).toMatchObject([{ at: 1.2, to: 'nod' }]);
  });
});

describe('an input', () => {
  const run = machine(
    [boolean('busy'), number('mood'), trigger('greet')],
    [loops('idle'), loops('x')],
    [go('*', 'x', 'mood gt 1')],
  );

  test('takes values of its own type only', () => {
    expect([set('busy', true), set('mood', 1.5), fire('greet')].map((change) => inputProblem(run, change))).toEqual([
      null,
      null,
      null,
    ]);
    expect(
      [
        set('ghost', 1),
        fire('ghost'),
        set('busy', 1),
        set('mood', true),
        set('mood', NaN),
        set('mood', Infinity),
        set('greet', true),
        fire('busy'),
      ].map((change) => inputProblem(run, change)),
    ).toEqual([
      'The canvas has no input "ghost".',
      'The canvas has no input "ghost".',
      '"busy" is a boolean.',
      '"mood" is a number.',
      '"mood" is a number.',
      '"mood" is a number.',
      '"greet" is a trigger.',
      '"busy" is a boolean.',
    ]);
  });

  test('keeps its value if a new one is refused', () => {
    expect(stepMachine(run, startMachine(run), [set('mood', Infinity), set('ghost', 5)], 0)).toEqual({
      ...startMachine(run),
      changes: [],
    });
  });
});

test('a step does not mutate the previous state', () => {
  const run = machine([boolean('busy')], [once('wave', 'wave', 'x'), loops('x')], []);
  const started = startMachine(run);
  const before = structuredClone(started);
  stepMachine(run, started, [set('busy', true)], 5);
  expect(started).toEqual(before);
});

test('a negative or invalid time step does nothing', () => {
  const run = machine([], [once('wave', 'wave', 'wave')], []);
  for (const dt of [-1, NaN, Infinity])
    expect(stepMachine(run, startMachine(run), [], dt)).toEqual({ ...startMachine(run), changes: [] });
});

test('`why` lists every condition in words', () => {
  const run = machine(
    [number('mood', 5), boolean('busy'), trigger('greet')],
    [loops('idle'), loops('x')],
    [go('idle', 'x', 'greet fired, busy is_false, mood lt 6, mood gt 4, mood eq 5')],
  );
  expect(stepMachine(run, startMachine(run), [fire('greet')], 0).changes[0]?.why).toBe(
    'greet fired, busy is false, mood < 6, mood > 4, mood = 5',
  );
});

describe('the log of a sequence of inputs', () => {
  const CHANGES = [
    ...['p', 'q'].flatMap((name) => [set(name, true), set(name, false)]),
    ...[0, 1, 2, 3].map((value) => set('n', value)),
    ...[-1, 0, 1].map((value) => set('m', value)),
    fire('t'),
  ];
  /** Random inputs at multiples of 0.1 s, many of them exactly at the end of an animation. */
  const record = (next: () => number): TraceStep[] =>
    Array.from({ length: 40 }, () => [
      { dt: Math.floor(next() * 9) / 10 },
      CHANGES[Math.floor(next() * CHANGES.length)] ?? fire('t'),
    ]).flat();

  test('is the same for any step size', () => {
    const next = randomOf(11);
    let changes = 0;
    for (let made = 0; made < 150; made += 1) {
      const trace = { graph: randomGraph(next), seconds: SHORT, steps: record(next) };
      const whole = replay(trace);
      for (const slice of [1 / 240, 1 / 60, 0.1, 0.037]) expect(replay(trace, slice)).toEqual(whole);
      changes += whole.length;
    }
    expect(changes).toBeGreaterThan(1500);
  });
});
