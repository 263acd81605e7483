import { describe, expect, test } from 'vitest';
import {
  addState,
  freeName,
  nameFrom,
  nudge,
  remove,
  renameState,
  type Document,
} from '@/components/designer/graph/document';
import { findingsOf } from '@/components/designer/graph/findings';
import {
  addInput,
  removeInput,
  removalWords,
  renameInput,
  retypeInput,
  usesOf,
} from '@/components/designer/graph/inputs';
import { arrange } from '@/components/designer/graph/arrange';
import { CARD_PX, placesFor } from '@/components/designer/graph/layout';
import { insert, partsFromText, partsOf, textOfParts } from '@/components/designer/graph/parts';
import { addTransition, changeTransition, moveTransition } from '@/components/designer/graph/transitions';
import { checkGraph } from '@/lib/core/canvas/check';
import type { CanvasGraph } from '@/lib/core/canvas/schema';

const GRAPH: CanvasGraph = {
  canvasVersion: 1,
  inputs: [
    { name: 'greet', type: 'trigger', default: null },
    { name: 'mood', type: 'number', default: 3 },
    { name: 'busy', type: 'boolean', default: null },
  ],
  states: [
    { id: 'idle', animation: 'idle', loop: true, then: null },
    { id: 'hello', animation: 'wave', loop: false, then: 'idle' },
    { id: 'work', animation: 'working', loop: true, then: null },
  ],
  initial: 'idle',
  transitions: [
    { from: '*', to: 'hello', when: [{ input: 'greet', op: 'fired', value: null }], blend: 0.2 },
    {
      from: 'idle',
      to: 'work',
      when: [
        { input: 'busy', op: 'is_true', value: null },
        { input: 'mood', op: 'gt', value: 2 },
      ],
      blend: 0.3,
    },
    { from: 'work', to: 'idle', when: [{ input: 'busy', op: 'is_false', value: null }], blend: 0.3 },
    { from: 'idle', to: 'hello', when: [{ input: 'mood', op: 'lt', value: 1 }], blend: 0.3 },
  ],
};
const open = (): Document => ({ graph: GRAPH, places: arrange(GRAPH) });
const problems = ({ graph }: Document) => {
  const checked = checkGraph(graph, { animations: [] });
  return checked.ok ? [] : checked.problems;
};

describe('states', () => {
  test('are renamed in all references, and keep their position', () => {
    const renamed = renameState(open(), 'idle', 'calm');
    expect(problems(renamed)).toEqual([]);
    expect(JSON.stringify(renamed.graph)).not.toContain('"id":"idle"');
    expect(renamed.graph.initial).toBe('calm');
    expect(renamed.places.calm).toEqual(open().places.idle);
  });

  test('are deleted together with the transitions to them', () => {
    const left = remove(open(), ['idle'], []);
    expect(left.graph.transitions.map(({ from, to }) => `${from}>${to}`)).toEqual(['*>hello']);
    expect(left.graph.states.find(({ id }) => id === 'hello')?.then).toBeNull();
    expect(left.graph.initial).toBe('hello');
    expect(left.places.idle).toBeUndefined();
  });

  test('get unused names that are valid identifiers', () => {
    expect(freeName('state', ['state', 'state_2'])).toBe('state_3');
    expect(freeName('state_2', ['state_2'])).toBe('state_3');
    expect(nameFrom('  Très Happy! 2 ')).toBe('tres_happy_2');
    expect(nameFrom('2nd step')).toBe('nd_step');
    expect(nameFrom('!?')).toBe('');
    expect(addState(open(), { id: 'idle', animation: 'idle', loop: true, then: null }, { x: 0, y: 0 }).id).toBe(
      'idle_2',
    );
  });

  test('are moved without changing others', () => {
    const before = open();
    const moved = nudge(before, ['idle'], { x: 8, y: -8 });
    expect(moved.places.idle).toEqual({ x: (before.places.idle?.x ?? 0) + 8, y: (before.places.idle?.y ?? 0) - 8 });
    expect(moved.places.work).toEqual(before.places.work);
  });
});

describe('inputs', () => {
  test('are renamed in every condition', () => {
    const renamed = renameInput(open(), 'mood', 'energy');
    expect(problems(renamed)).toEqual([]);
    expect(usesOf(renamed, 'energy')).toEqual(usesOf(open(), 'mood'));
  });

  test('of a changed type convert the conditions that no longer apply', () => {
    const retyped = retypeInput(open(), 'busy', 'trigger');
    expect(problems(retyped)).toEqual([]);
    expect(retyped.graph.transitions[2]?.when).toEqual([{ input: 'busy', op: 'fired', value: null }]);
    expect(problems(retypeInput(open(), 'mood', 'boolean'))).toEqual([]);
  });

  test('that are deleted leave transitions without a condition, which is a problem', () => {
    const left = removeInput(open(), 'busy');
    const findings = findingsOf(left.graph, []);
    expect(findings.map(({ path, level }) => `${level} ${path}`)).toEqual(['error transitions[2].when']);
    expect(findings[0]?.about).toEqual({ states: [], transitions: [2] });
  });

  test('that are deleted report how many transitions they affect', () => {
    expect(removalWords(open(), 'busy')).toBe(
      'busy was deleted, also from the conditions of 2 transitions. 1 of them has no condition left.',
    );
    expect(removalWords(open(), 'greet')).toBe(
      'greet was deleted, also from the conditions of 1 transition. It has no condition left.',
    );
    expect(removalWords(addInput(open(), 'trigger').document, 'go')).toBe(
      'go was deleted. No transition asked for it.',
    );
  });

  test('that are added get an unused name', () => {
    const once = addInput(open(), 'trigger');
    expect([once.name, addInput(once.document, 'trigger').name]).toEqual(['go', 'go_2']);
  });
});

describe('transitions', () => {
  test('are reordered only within their state', () => {
    expect(moveTransition(open(), 1, -1)).toBeNull();
    const moved = moveTransition(open(), 1, 1);
    expect(moved?.index).toBe(3);
    expect(moved?.document.graph.transitions.map(({ to }) => to)).toEqual(['hello', 'hello', 'idle', 'work']);
  });

  test('start without a condition, and other problems keep their paths', () => {
    const { document, index } = addTransition(open(), 'idle', 'hello');
    const moved = changeTransition(document, 2, { to: 'nowhere' });
    expect(findingsOf(moved.graph, []).map(({ path }) => path)).toEqual([
      'transitions[2].to',
      `transitions[${index}].when`,
    ]);
    const first = { ...document.graph, transitions: document.graph.transitions.toReversed() };
    expect(
      findingsOf(
        { ...first, transitions: first.transitions.map((each, i) => (i === 2 ? { ...each, to: 'nowhere' } : each)) },
        [],
      ).map(({ path }) => path),
    ).toEqual(['transitions[2].to', 'transitions[0].when']);
  });
});

describe('copied items', () => {
  test('are pasted into another canvas with their transitions and inputs', () => {
    const parts = partsFromText(textOfParts(partsOf(open(), ['idle', 'work'])));
    if (!parts) throw new Error('The parts were not read.');
    const blank: CanvasGraph = {
      canvasVersion: 1,
      inputs: [],
      states: [{ id: 'idle', animation: 'idle', loop: true, then: null }],
      initial: 'idle',
      transitions: [],
    };
    const { document, ids } = insert({ graph: blank, places: arrange(blank) }, parts);
    expect(ids).toEqual(['idle_2', 'work']);
    expect(document.graph.inputs.map(({ name }) => name)).toEqual(['mood', 'busy']);
    expect(document.graph.transitions.map(({ from, to }) => `${from}>${to}`)).toEqual(['idle_2>work', 'work>idle_2']);
    expect(problems(document)).toEqual([]);
  });

  test('are pasted with their middle at a point', () => {
    const parts = partsOf(open(), ['idle']);
    const { document, ids } = insert(open(), parts, { x: 500, y: -40 });
    expect(document.places[ids[0] ?? '']).toEqual({ x: 500 - CARD_PX.width / 2, y: -40 - CARD_PX.height / 2 });
  });

  test('reuse an input of the same name and type, and add a renamed one otherwise', () => {
    const parts = partsOf(open(), ['idle', 'work']);
    expect(insert(open(), parts).document.graph.inputs).toHaveLength(3);
    const other = insert(retypeInput(open(), 'busy', 'number'), parts).document;
    expect(other.graph.inputs.map(({ name, type }) => `${name} ${type}`)).toContain('busy_2 boolean');
    expect(problems(other)).toEqual([]);
  });

  test('are not read from other text', () => {
    for (const text of [
      '',
      'hello',
      '{}',
      '[]',
      'null',
      '{"format":"liverig-states"}',
      '{"format":"liverig-states","states":[{}],"transitions":[],"inputs":[]}',
    ])
      expect(partsFromText(text)).toBeNull();
  });
});

describe('positions', () => {
  test('that are stored are kept, and states without one are placed separately below', () => {
    const kept = arrange(GRAPH);
    const grown: CanvasGraph = {
      ...GRAPH,
      states: [...GRAPH.states, { id: 'new', animation: 'idle', loop: true, then: null }],
    };
    const places = placesFor(grown, kept);
    expect(places).toMatchObject(kept);
    expect(places.new?.y).toBeGreaterThanOrEqual(Math.max(...Object.values(kept).map(({ y }) => y)) + CARD_PX.height);
  });
});

test('a long chain is arranged from top to bottom, a broad graph from left to right', () => {
  const ids = Array.from({ length: 7 }, (_, index) => `state_${index}`);
  const chain: CanvasGraph = {
    canvasVersion: 1,
    inputs: [{ name: 'next', type: 'trigger', default: null }],
    states: ids.map((id) => ({ id, animation: 'idle', loop: true, then: null })),
    initial: 'state_0',
    transitions: ids.slice(1).map((to, index) => ({
      from: `state_${index}`,
      to,
      when: [{ input: 'next', op: 'fired', value: null }],
      blend: 0.2,
    })),
  };
  const down = ids.map((id) => arrange(chain)[id]?.y ?? 0);
  expect(down).toEqual(down.toSorted((a, b) => a - b));
  expect(new Set(down).size).toBe(ids.length);
  const star = { ...chain, transitions: chain.transitions.map((each) => ({ ...each, from: 'state_0' })) };
  expect(new Set(ids.slice(1).map((id) => arrange(star)[id]?.x)).size).toBe(1);
});
