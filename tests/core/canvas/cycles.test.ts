import { describe, expect, test } from 'vitest';
import { cyclesOf, UNKNOWN } from '@/lib/core/canvas/cycles';
import { startMachine, stepMachine } from '@/lib/core/canvas/machine';
import type { CanvasGraph, Transition } from '@/lib/core/canvas/schema';
import {
  boolean,
  fire,
  go,
  graphOf,
  GRID,
  loops,
  number,
  randomGraph,
  randomOf,
  SHORT,
  trigger,
} from '../../support/graphs';

const inputs = [boolean('on'), boolean('off'), number('n'), trigger('hey')];
const round = (...transitions: Transition[]) => [
  ...cyclesOf(
    graphOf(
      inputs,
      ['a', 'b', 'c'].map((id) => loops(id)),
      transitions,
    ),
  ),
];

describe('a cycle', () => {
  test('of two transitions that hold together is reported with its conditions and states', () => {
    expect(round(go('a', 'b', 'on is_true'), go('b', 'a', 'n gt 3'))).toEqual([
      [
        0,
        'While on is true, n > 3, a → b → a goes round without end: after 32 transitions at one instant the ' +
          'canvas rests where it is.',
      ],
    ]);
  });

  test('through a wildcard transition is reported at the transition that leaves its target', () => {
    expect(round(go('*', 'b', 'on is_true'), go('b', 'c', 'off is_true'))).toEqual([
      [
        1,
        'While off is true, on is true, b → c → b goes round without end: after 32 transitions at one instant ' +
          'the canvas rests where it is.',
      ],
    ]);
  });

  test('may be a single transition of a state into itself', () => {
    expect(round(go('a', 'a', 'on is_true'))).toEqual([
      [
        0,
        'While on is true, a → a goes round without end: after 32 transitions at one instant the canvas rests ' +
          'where it is.',
      ],
    ]);
  });

  test('is reported for the first transition of each cycle, all at once', () => {
    expect(
      round(
        go('a', 'b', 'on is_true'),
        go('b', 'c', 'n lt 3'),
        go('c', 'b', 'n lt 2'),
        go('b', 'a', 'n gt 5'),
        go('c', 'c', 'off is_true'),
      ).map(([index]) => index),
    ).toEqual([0, 1, 4]);
  });
});

describe('no cycle', () => {
  test.each<[string, Transition[]]>([
    ['if the conditions exclude each other', [go('a', 'b', 'on is_true'), go('b', 'a', 'on is_false')]],
    [
      'if the numeric conditions exclude each other',
      [go('a', 'b', 'n gt 3'), go('b', 'a', 'n lt 3'), go('b', 'c', 'n eq 3'), go('c', 'a', 'n lt 3')],
    ],
    [
      'if an earlier transition leads out',
      [go('b', 'c', 'on is_true'), go('a', 'b', 'on is_true'), go('b', 'a', 'on is_true')],
    ],
    [
      'if a wildcard transition takes precedence over all of them',
      [go('*', 'c', 'on is_true'), go('a', 'b', 'on is_true'), go('b', 'a', 'n gt 1, on is_true')],
    ],
    [
      'between targets of wildcard transitions, because the first one takes precedence',
      [go('*', 'a', 'on is_true'), go('*', 'b', 'off is_true')],
    ],
    ['if a trigger is needed', [go('a', 'b', 'hey fired'), go('b', 'a', 'hey fired'), go('a', 'a', 'hey fired')]],
    ['through a transition that never holds', [go('a', 'b', 'n gt 3, n lt 3'), go('b', 'a', 'on is_true')]],
  ])('%s', (_, transitions) => {
    expect(round(...transitions)).toEqual([]);
  });
});

/** Whether the machine cycles endlessly from some state for some input values, by trying all of them. */
function goesRound(graph: CanvasGraph): boolean {
  const machine = { graph, secondsOf: () => 1 };
  const started = startMachine(machine);
  return GRID.some((values) =>
    graph.states.some(
      ({ id }) =>
        stepMachine(machine, { ...started, values, state: id }, [{ set: 'p', value: values.p }], 0).changes.length >
        graph.states.length,
    ),
  );
}

test('a cycle is found exactly in the graphs that cycle for some input values', () => {
  const next = randomOf(20);
  const counts = { round: 0, settled: 0 };
  for (let made = 0; made < 1500; made += 1) {
    const graph = randomGraph(next);
    const found = cyclesOf(graph).size > 0;
    expect(found, JSON.stringify(graph)).toBe(goesRound(graph));
    counts[found ? 'round' : 'settled'] += 1;
  }
  expect(Math.min(counts.round, counts.settled)).toBeGreaterThan(300);
});

test('a graph without a cycle settles within the allowed transitions for any inputs', () => {
  const next = randomOf(4);
  for (let made = 0; made < 300; made += 1) {
    const graph = randomGraph(next);
    if (cyclesOf(graph).size > 0) continue;
    const machine = { graph, secondsOf: (animation: string) => SHORT[animation] ?? 1 };
    let state = startMachine(machine);
    for (const { p, q, n, m } of GRID) {
      for (const change of [
        { set: 'p', value: p },
        { set: 'q', value: q },
        { set: 'n', value: n },
        { set: 'm', value: m },
        fire('t'),
      ]) {
        for (const [changes, dt] of [
          [[change], 0],
          [[], 0.1],
        ] as const) {
          state = stepMachine(machine, state, changes, dt);
          expect(state.changes.length).toBeLessThanOrEqual(graph.states.length);
        }
      }
    }
  }
});

const namesOf = (count: number) => Array.from({ length: count }, (_, index) => `s${index}`);
const many = (count: number, transitions: Transition[]) =>
  cyclesOf(
    graphOf(
      [...namesOf(count).map((name) => boolean(name)), number('step')],
      namesOf(count).map((id) => loops(id)),
      transitions,
    ),
  );

describe('a search', () => {
  const pairs = namesOf(22)
    .flatMap((from) => namesOf(22).map((to) => [from, to] as const))
    .filter(([from, to]) => from !== to);

  test('through states with numeric conditions is fast', () => {
    expect(
      many(
        22,
        pairs.map(([from, to]) => go(from, to, `step eq ${to.slice(1)}`)),
      ).size,
    ).toBe(0);
  });

  test('through states with boolean conditions finds the cycles', () => {
    expect(
      many(
        22,
        pairs.map(([from, to]) => go(from, to, `${to} is_true, ${from} is_false`)),
      ).size,
    ).toBe(0);
    expect(
      many(
        22,
        pairs.map(([from, to]) => go(from, to, `${to} is_true`)),
      ).has(UNKNOWN),
    ).toBe(false);
    expect(
      many(
        22,
        pairs.map(([from, to]) => go(from, to, `${to} is_true`)),
      ).size,
    ).toBeGreaterThan(200);
  });

  test('that would take too long is aborted, and reports that', () => {
    const next = randomOf(1);
    const any = Array.from({ length: 300 }, () =>
      go(
        '*',
        's0',
        Array.from({ length: 3 }, () => `s${Math.floor(next() * 60)} ${next() < 0.5 ? 'is_true' : 'is_false'}`).join(
          ', ',
        ),
      ),
    );
    expect([...many(60, [...any, go('s1', 's2', 'step gt 1'), go('s2', 's1', 'step gt 0')]).keys()]).toEqual([UNKNOWN]);
  });
});
