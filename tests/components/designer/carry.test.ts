import { describe, expect, test } from 'vitest';
import { renameInput, retypeInput } from '@/components/designer/graph/inputs';
import { changeState, remove, renameState } from '@/components/designer/graph/document';
import { carry } from '@/components/designer/trial/carry';
import type { CanvasGraph } from '@/lib/core/canvas/schema';

const GRAPH: CanvasGraph = {
  canvasVersion: 1,
  inputs: [
    { name: 'mood', type: 'number', default: 3 },
    { name: 'busy', type: 'boolean', default: null },
    { name: 'greet', type: 'trigger', default: null },
  ],
  states: ['idle', 'hello', 'work'].map((id) => ({ id, animation: 'idle', loop: true, then: null })),
  initial: 'idle',
  transitions: [{ from: 'idle', to: 'work', when: [{ input: 'mood', op: 'gt', value: 5 }], blend: 0.2 }],
};
const document = { graph: GRAPH, places: {} };
const VALUES = { mood: 7, busy: true };
const defaults = ({ inputs }: CanvasGraph) =>
  Object.fromEntries(inputs.map(({ name, default: value }) => [name, value]));

describe('a canvas that runs while it is edited', () => {
  test('keeps its state and inputs', () => {
    const { graph, state, same } = carry(GRAPH, { ...GRAPH, transitions: [] }, 'work', VALUES);
    expect([state, same, graph.initial]).toEqual(['work', true, 'work']);
    expect(defaults(graph)).toEqual({ mood: 7, busy: true, greet: null });
  });

  test('continues after renames', () => {
    const edited = renameInput(renameState(document, 'work', 'toil'), 'mood', 'energy').graph;
    const { graph, state, same } = carry(GRAPH, edited, 'work', VALUES);
    expect([state, same]).toEqual(['toil', true]);
    expect(defaults(graph)).toEqual({ energy: 7, busy: true, greet: null });
  });

  test('restarts if its state was deleted, and keeps its inputs', () => {
    const { graph, state } = carry(GRAPH, remove(document, ['work']).graph, 'work', VALUES);
    expect([state, graph.initial]).toEqual([null, 'idle']);
    expect(defaults(graph)).toMatchObject(VALUES);
  });

  test('restarts the motion if that of its state changed', () => {
    expect(carry(GRAPH, changeState(document, 'work', { animation: 'dance' }).graph, 'work', VALUES).same).toBe(false);
    expect(carry(GRAPH, changeState(document, 'work', { loop: false }).graph, 'work', VALUES).same).toBe(false);
    expect(carry(GRAPH, changeState(document, 'idle', { animation: 'dance' }).graph, 'work', VALUES).same).toBe(true);
  });

  test('resets an input whose type changed', () => {
    expect(defaults(carry(GRAPH, retypeInput(document, 'mood', 'boolean').graph, 'work', VALUES).graph)).toEqual({
      mood: null,
      busy: true,
      greet: null,
    });
  });
});
