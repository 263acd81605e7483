import { describe, expect, test } from 'vitest';
import { mergeGraphs } from '@/lib/core/canvas/merge';
import type { CanvasGraph } from '@/lib/core/canvas/schema';
import { boolean, go, graphOf, loops, number, once } from '../../support/graphs';

const base = graphOf(
  [boolean('on'), number('n')],
  [loops('idle'), loops('busy'), once('wave', 'wave', 'idle')],
  [go('idle', 'busy', 'on is_true'), go('busy', 'idle', 'on is_false'), go('*', 'wave', 'n gt 3')],
);
const merge = (mine: Partial<CanvasGraph>, theirs: Partial<CanvasGraph>, prefer: 'mine' | 'theirs' = 'theirs') =>
  mergeGraphs({ base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } }, prefer);

describe('merging two changes of a canvas', () => {
  test('keeps changes of different items', () => {
    const mine = {
      states: [...base.states, loops('glad')],
      transitions: [...base.transitions, go('idle', 'glad', 'n eq 1')],
    };
    const theirs = {
      initial: 'busy',
      transitions: [go('idle', 'busy', 'on is_true', 1), ...base.transitions.slice(1)],
      inputs: [...base.inputs, boolean('late')],
    };
    expect(merge(mine, theirs)).toEqual({
      clashes: [],
      value: {
        ...base,
        ...theirs,
        states: mine.states,
        transitions: [...theirs.transitions, go('idle', 'glad', 'n eq 1')],
      },
    });
  });

  test('reports clashes of states, transitions and the initial state by name', () => {
    const mine = {
      initial: 'busy',
      states: [loops('idle', 'dance'), ...base.states.slice(1)],
      transitions: [...base.transitions.slice(0, 2), go('*', 'wave', 'n gt 4')],
    };
    const theirs = {
      initial: 'wave',
      states: [loops('idle', 'sleep'), ...base.states.slice(1)],
      transitions: [...base.transitions.slice(0, 2), go('*', 'wave', 'n gt 5')],
    };
    const clashes = ['state idle', 'transition from any state to wave', 'the start'];
    expect(merge(mine, theirs)).toEqual({ clashes, value: { ...base, ...theirs } });
    expect(merge(mine, theirs, 'mine')).toEqual({ clashes, value: { ...base, ...mine } });
  });

  test('takes one whole graph if one side removed what the other needs', () => {
    const mine = { transitions: [...base.transitions, go('idle', 'wave', 'n lt 0')] };
    const theirs = { states: base.states.slice(0, 2), transitions: base.transitions.slice(0, 2) };
    expect(merge(mine, theirs)).toEqual({ clashes: ['state wave'], value: { ...base, ...theirs } });
    expect(merge(mine, theirs, 'mine').value).toEqual({ ...base, ...mine });
  });

  test('numbers several transitions between the same two states', () => {
    const twice = { ...base, transitions: [...base.transitions, go('idle', 'busy', 'n gt 1')] };
    const mine = { ...twice, transitions: [...base.transitions, go('idle', 'busy', 'n gt 2')] };
    const theirs = { ...twice, transitions: [go('idle', 'busy', 'on is_true', 0), ...twice.transitions.slice(1)] };
    expect(mergeGraphs({ base: twice, mine, theirs }, 'theirs')).toEqual({
      clashes: [],
      value: { ...base, transitions: [...theirs.transitions.slice(0, 3), ...mine.transitions.slice(3)] },
    });
  });
});
