import { expect, test } from 'vitest';
import { checkGraph } from '@/lib/core/canvas/check';
import type { CanvasGraph } from '@/lib/core/canvas/schema';

const graph: CanvasGraph = {
  canvasVersion: 1,
  inputs: [{ name: 'busy', type: 'boolean', default: false }, { name: 'mood', type: 'number', default: 1 }, { name: 'hello', type: 'trigger', default: null }],
  states: [{ id: 'rest', animation: 'idle', loop: true, then: null }, { id: 'greet', animation: 'Big wave', loop: false, then: 'rest' }],
  initial: 'rest',
  transitions: [{ from: '*', to: 'greet', when: [{ input: 'hello', op: 'fired', value: null }, { input: 'mood', op: 'gt', value: 0 }], blend: 0.2 }],
};

const paths = (input: unknown, animations: string[] = ['Big wave']): string[] => {
  const checked = checkGraph(input, { animations });
  return checked.ok ? [] : checked.problems.map(({ path }) => path);
};

test('a graph of own animations and presets is valid', () => {
  expect(checkGraph(graph, { animations: ['Big wave'] })).toEqual({ ok: true, value: graph });
});

test('an animation that is neither the own nor a preset is a problem', () => {
  expect(paths(graph, [])).toEqual(['states[1].animation']);
});

test('every problem is named at once, with its path', () => {
  const broken: CanvasGraph = {
    canvasVersion: 1,
    inputs: [{ name: 'busy', type: 'boolean', default: 1 }, { name: 'busy', type: 'trigger', default: true }, { name: 'mood', type: 'number', default: null }],
    states: [{ id: 'rest', animation: 'idle', loop: true, then: 'nowhere' }, { id: 'rest', animation: 'idle', loop: true, then: null }],
    initial: 'start',
    transitions: [{
      from: 'there', to: 'gone', blend: 0,
      when: [{ input: 'mood', op: 'fired', value: null }, { input: 'mood', op: 'eq', value: null }, { input: 'ghost', op: 'is_true', value: null }],
    }],
  };
  expect(paths(broken)).toEqual([
    'inputs[1].name', 'inputs[0].default', 'inputs[1].default', 'states[1].id', 'states[0].then', 'initial', 'transitions[0].from', 'transitions[0].to',
    'transitions[0].when[0].op', 'transitions[0].when[1].value', 'transitions[0].when[2].input',
  ]);
});

test('the shape is checked before the references', () => {
  expect(paths({ ...graph, canvasVersion: 2, states: [] })).toEqual(['canvasVersion', 'states']);
});
