import { describe, expect, test } from 'vitest';
import { checkGraph } from '@/lib/core/canvas/check';
import type { CanvasGraph, CanvasInput, Condition } from '@/lib/core/canvas/schema';
import { LIMITS } from '@/lib/core/limits';
import { MAX_PROBLEMS } from '@/lib/core/problem';
import { boolean, go, graphOf, loops, when } from '../../support/graphs';

const graph: CanvasGraph = {
  canvasVersion: 1,
  inputs: [
    { name: 'busy', type: 'boolean', default: false },
    { name: 'mood', type: 'number', default: 1 },
    { name: 'hello', type: 'trigger', default: null },
  ],
  states: [
    { id: 'rest', animation: 'idle', loop: true, then: null },
    { id: 'greet', animation: 'Big wave', loop: false, then: 'rest' },
  ],
  initial: 'rest',
  transitions: [
    {
      from: '*',
      to: 'greet',
      when: [
        { input: 'hello', op: 'fired', value: null },
        { input: 'mood', op: 'gt', value: 0 },
      ],
      blend: 0.2,
    },
  ],
};

const paths = (input: unknown, animations: string[] = ['Big wave']): string[] => {
  const checked = checkGraph(input, { animations });
  return checked.ok ? [] : checked.problems.map(({ path }) => path);
};

test('a graph may play animations of the mascot and presets', () => {
  expect(checkGraph(graph, { animations: ['Big wave'] })).toEqual({ ok: true, value: graph });
});

test('an animation that is neither of the mascot nor a preset is a problem', () => {
  expect(paths(graph, [])).toEqual(['states[1].animation']);
});

test('all problems are reported at once, with their paths, in the order of the fields', () => {
  const broken: CanvasGraph = {
    canvasVersion: 1,
    inputs: [
      { name: 'busy', type: 'boolean', default: 1 },
      { name: 'busy', type: 'trigger', default: true },
      { name: 'mood', type: 'number', default: null },
    ],
    states: [
      { id: 'rest', animation: 'idle', loop: true, then: 'nowhere' },
      { id: 'rest', animation: 'idle', loop: true, then: null },
    ],
    initial: 'start',
    transitions: [
      {
        from: 'there',
        to: 'gone',
        blend: 0,
        when: [
          { input: 'mood', op: 'fired', value: null },
          { input: 'mood', op: 'eq', value: null },
          { input: 'ghost', op: 'is_true', value: null },
        ],
      },
    ],
  };
  expect(paths(broken)).toEqual([
    'inputs[0].default',
    'inputs[1].name',
    'inputs[1].default',
    'states[0].then',
    'states[1].id',
    'initial',
    'transitions[0].from',
    'transitions[0].to',
    'transitions[0].when[0].op',
    'transitions[0].when[1].value',
    'transitions[0].when[2].input',
  ]);
});

test('problems of the shape are reported without other problems', () => {
  expect(paths({ ...graph, canvasVersion: 2, states: [] })).toEqual(['canvasVersion', 'states']);
});

test('a number or a name out of bounds does not hide problems of references', () => {
  const wild = {
    ...graph,
    canvasVersion: 2,
    initial: 'nowhere',
    more: 1,
    transitions: graph.transitions.map((each) => ({ ...each, to: 'gone', blend: 3 })),
  };
  expect(paths(wild, []).toSorted()).toEqual(
    ['more', 'canvasVersion', 'initial', 'states[1].animation', 'transitions[0].blend', 'transitions[0].to'].toSorted(),
  );
});

test('a duplicate name is reported once for each duplicate', () => {
  expect(paths({ ...graph, states: [...graph.states, ...graph.states, ...graph.states] })).toEqual([
    'states[2].id',
    'states[3].id',
    'states[4].id',
    'states[5].id',
  ]);
});

describe('a default', () => {
  test.each<[CanvasInput['type'], CanvasInput['default'][], CanvasInput['default'][]]>([
    ['boolean', [true, false, null], [0, 1]],
    ['number', [0, -2.5, null], [true]],
    ['trigger', [null], [false, 0]],
  ])('of a %s may be %j, not %j', (type, good, bad) => {
    const told = (value: CanvasInput['default']) =>
      paths({ ...graph, inputs: [...graph.inputs, { name: 'other', type, default: value }] });
    expect(good.map(told)).toEqual(good.map(() => []));
    expect(bad.map(told)).toEqual(bad.map(() => ['inputs[3].default']));
  });
});

describe('a condition', () => {
  test.each<[string, Condition['op'][]]>([
    ['busy', ['is_true', 'is_false']],
    ['mood', ['eq', 'gt', 'lt']],
    ['hello', ['fired']],
  ])('on "%s" may be %j, nothing else', (input, ops) => {
    const every: Condition['op'][] = ['is_true', 'is_false', 'eq', 'gt', 'lt', 'fired'];
    const told = every.filter(
      (op) =>
        paths({ ...graph, transitions: [{ from: 'rest', to: 'greet', when: [{ input, op, value: 1 }], blend: 0 }] })
          .length === 0,
    );
    expect(told).toEqual(ops);
  });
});

test('an endless cycle of transitions is not a problem', () => {
  const round = {
    ...graph,
    transitions: [...graph.transitions, go('rest', 'greet', 'busy is_true'), go('greet', 'rest', 'mood gt 0')],
  };
  expect(checkGraph(round, { animations: ['Big wave'] })).toEqual({ ok: true, value: round });
});

const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const sized = ({ inputCount = 1, stateCount = 2, transitionCount = 0, conditionCount = 1, length = 2 }) =>
  graphOf(
    many(inputCount, (index) => boolean(`i${index}`)),
    [...many(stateCount - 1, (index) => loops(`s${index}`)), loops(`l${'x'.repeat(length - 1)}`)],
    many(transitionCount, () => ({
      ...go('s0', `l${'x'.repeat(length - 1)}`, 'i0 is_true'),
      when: many(conditionCount, () => when('i0 is_true')).flat(),
    })),
  );

describe('a graph may have', () => {
  const { inputs, states, transitions, conditions, id } = LIMITS.canvas;
  test.each([
    [`${inputs} inputs`, { inputCount: inputs }, { inputCount: inputs + 1 }, 'inputs'],
    [`${states} states`, { stateCount: states }, { stateCount: states + 1 }, 'states'],
    [
      `${transitions} transitions`,
      { transitionCount: transitions },
      { transitionCount: transitions + 1 },
      'transitions',
    ],
    [
      `${conditions} conditions in a transition`,
      { transitionCount: 1, conditionCount: conditions },
      { transitionCount: 1, conditionCount: conditions + 1 },
      'transitions[0].when',
    ],
    [`names of ${id} characters`, { length: id }, { length: id + 1 }, 'states[1].id'],
  ])('%s, no more', (_, most, more, path) => {
    expect([paths(sized(most)), paths(sized(more))]).toEqual([[], [path]]);
  });

  test(`any number of problems, of which ${MAX_PROBLEMS} are reported`, () => {
    expect(paths({ ...sized({ transitionCount: 300 }), initial: 'gone', states: [loops('other')] })).toHaveLength(
      MAX_PROBLEMS,
    );
  });
});
