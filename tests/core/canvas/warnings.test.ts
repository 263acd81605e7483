import { describe, expect, test } from 'vitest';
import { graphWarnings } from '@/lib/core/canvas/warnings';
import type { CanvasState, Transition } from '@/lib/core/canvas/schema';
import { boolean, go, graphOf, loops, number, once, randomOf, trigger } from '../../support/graphs';

const warnings = (states: CanvasState[], transitions: Transition[]) =>
  graphWarnings(graphOf([boolean('on'), number('n'), trigger('hey'), trigger('ho')], states, transitions));

test('a graph without mistakes has no warnings', () => {
  expect(
    warnings(
      [once('hello', 'wave', 'idle'), loops('idle'), loops('a'), loops('b')],
      [go('idle', 'a', 'hey fired, n gt 1, n lt 2'), go('*', 'b', 'on is_true, on is_true')],
    ),
  ).toEqual([]);
});

describe('an unreachable state is reported', () => {
  test('if no transition leads to it', () => {
    expect(warnings([loops('idle'), loops('lost')], [go('lost', 'idle', 'on is_true')])).toEqual([
      { path: 'states[1]', message: 'Nothing leads to the state "lost".' },
    ]);
  });

  test('if only unreachable states lead to it', () => {
    expect(warnings([loops('idle'), once('lost', 'wave', 'too'), loops('too')], []).map(({ path }) => path)).toEqual([
      'states[1]',
      'states[2]',
    ]);
  });

  test('if the transition that leads to it never holds', () => {
    expect(
      warnings([loops('idle'), loops('lost')], [go('idle', 'lost', 'n gt 2, n lt 2')]).map(({ path }) => path),
    ).toEqual(['states[1]', 'transitions[0].when']);
  });

  test('if it is only the `then` of a looping state', () => {
    expect(warnings([{ ...loops('idle'), then: 'lost' }, loops('lost')], [])).toEqual([
      {
        path: 'states[0].then',
        message: 'A looping animation does not end: "lost" never follows. Play it once, or leave this empty.',
      },
      { path: 'states[1]', message: 'Nothing leads to the state "lost".' },
    ]);
  });
});

describe('a transition that never holds is reported', () => {
  test.each(['on is_true, on is_false', 'n gt 2, n lt 2', 'n eq 1, n eq 2', 'n eq 2, n gt 2', 'n gt 3, n lt 2'])(
    'if its conditions are: %s',
    (conditions) => {
      expect(warnings([loops('a'), loops('b')], [go('a', 'b', 'n gt 0'), go('b', 'a', conditions)])).toEqual([
        { path: 'transitions[1].when', message: 'These conditions contradict each other: they never hold together.' },
      ]);
    },
  );

  test('if it needs two triggers at once, but not if it names one trigger twice', () => {
    expect(
      warnings([loops('a'), loops('b')], [go('a', 'b', 'hey fired, hey fired'), go('b', 'a', 'hey fired, ho fired')]),
    ).toEqual([
      {
        path: 'transitions[1].when',
        message: 'Triggers fire one at a time: this waits for several at once, and never holds.',
      },
    ]);
  });
});

describe('endless cycles are reported', () => {
  test('at their transitions, with conditions and states', () => {
    const sentence =
      'While on is true, n > 0, a → b → a goes round without end: after 32 transitions at one instant the ' +
      'canvas rests where it is.';
    expect(
      warnings(
        [loops('a'), loops('b')],
        [go('a', 'a', 'hey fired'), go('a', 'b', 'on is_true'), go('b', 'a', 'n gt 0')],
      ),
    ).toEqual([{ path: 'transitions[1]', message: sentence }]);
  });

  test('once for the whole graph, if the search was aborted', () => {
    const next = randomOf(1);
    const inputs = Array.from({ length: 60 }, (_, index) => boolean(`s${index}`));
    const entangled = () =>
      Array.from({ length: 3 }, () => `s${Math.floor(next() * 60)} ${next() < 0.5 ? 'is_true' : 'is_false'}`).join(
        ', ',
      );
    const any = Array.from({ length: 300 }, () => go('*', 'a', entangled()));
    const graph = graphOf(
      [...inputs, number('n')],
      [loops('a'), loops('b'), loops('c')],
      [...any, go('b', 'c', 'n gt 1'), go('c', 'b', 'n gt 0')],
    );
    expect(graphWarnings(graph).map(({ path }) => path)).toContain('transitions');
  });
});
