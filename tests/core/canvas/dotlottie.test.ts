import { describe, expect, test } from 'vitest';
import { canvasSegments, dotLottieMachine, dotLottieNotes } from '@/lib/core/canvas/dotlottie';
import type { CanvasGraph } from '@/lib/core/canvas/schema';

const graph: CanvasGraph = {
  canvasVersion: 1,
  inputs: [
    { name: 'busy', type: 'boolean', default: null },
    { name: 'sure', type: 'boolean', default: true },
    { name: 'mood', type: 'number', default: null },
    { name: 'hello', type: 'trigger', default: null },
  ],
  states: [
    { id: 'any', animation: 'idle', loop: true, then: null },
    { id: 'greet', animation: 'wave', loop: false, then: 'any' },
    { id: 'pose', animation: 'wave', loop: false, then: null },
  ],
  initial: 'greet',
  transitions: [
    {
      from: '*',
      to: 'greet',
      when: [
        { input: 'hello', op: 'fired', value: null },
        { input: 'busy', op: 'is_false', value: null },
      ],
      blend: 0.3,
    },
    {
      from: 'any',
      to: 'pose',
      when: [
        { input: 'mood', op: 'gt', value: 2 },
        { input: 'mood', op: 'lt', value: 5 },
      ],
      blend: 0,
    },
    {
      from: 'pose',
      to: 'any',
      when: [
        { input: 'mood', op: 'eq', value: 7 },
        { input: 'sure', op: 'is_true', value: null },
      ],
      blend: 1,
    },
  ],
};
const segments = [
  { marker: 'wave', animation: 'wave', loop: false, start: 0, frames: 120 },
  { marker: 'idle', animation: 'idle', loop: true, start: 121, frames: 240 },
];
const entry = (state: string, start: number) => [
  { type: 'SetFrame', value: start },
  { type: 'SetString', inputName: '__state', value: state },
  { type: 'FireCustomEvent', value: `state:${state}` },
];
const easing = [1 / 3, 0, 2 / 3, 1];

test('a canvas becomes a dotLottie state machine with a segment per state and a guard per condition', () => {
  expect(dotLottieMachine(graph, 'mascot', segments)).toEqual({
    initial: 'greet',
    inputs: [
      { type: 'Boolean', name: 'busy', value: false },
      { type: 'Boolean', name: 'sure', value: true },
      { type: 'Numeric', name: 'mood', value: 0 },
      { type: 'Event', name: 'hello' },
      { type: 'Event', name: '__then_greet' },
      { type: 'String', name: '__state', value: '' },
    ],
    states: [
      {
        type: 'GlobalState',
        name: '__any',
        transitions: [
          {
            type: 'Tweened',
            toState: 'greet',
            duration: 0.3,
            easing,
            guards: [
              { type: 'Event', inputName: 'hello' },
              { type: 'Boolean', inputName: 'busy', conditionType: 'Equal', compareTo: false },
            ],
          },
        ],
      },
      {
        type: 'PlaybackState',
        name: 'any',
        animation: 'mascot',
        segment: 'idle',
        loop: true,
        autoplay: true,
        entryActions: entry('any', 121),
        transitions: [
          {
            type: 'Transition',
            toState: 'pose',
            guards: [
              { type: 'Numeric', inputName: 'mood', conditionType: 'GreaterThan', compareTo: 2 },
              { type: 'Numeric', inputName: 'mood', conditionType: 'LessThan', compareTo: 5 },
            ],
          },
        ],
      },
      {
        type: 'PlaybackState',
        name: 'greet',
        animation: 'mascot',
        segment: 'wave',
        loop: true,
        loopCount: 1,
        autoplay: true,
        entryActions: entry('greet', 0),
        transitions: [
          {
            type: 'Tweened',
            toState: 'any',
            duration: 0.2,
            easing,
            guards: [{ type: 'Event', inputName: '__then_greet' }],
          },
        ],
      },
      {
        type: 'PlaybackState',
        name: 'pose',
        animation: 'mascot',
        segment: 'wave',
        loop: false,
        autoplay: true,
        entryActions: entry('pose', 0),
        transitions: [
          {
            type: 'Tweened',
            toState: 'any',
            duration: 1,
            easing,
            guards: [
              { type: 'Numeric', inputName: 'mood', conditionType: 'Equal', compareTo: 7 },
              { type: 'Boolean', inputName: 'sure', conditionType: 'Equal', compareTo: true },
            ],
          },
        ],
      },
    ],
    interactions: [
      {
        type: 'OnComplete',
        stateName: 'greet',
        actions: [
          { type: 'SetFrame', value: 119.99 },
          { type: 'Fire', inputName: '__then_greet' },
        ],
      },
    ],
  });
});

/** One coordinate of a cubic from 0 to 1 with two handles. */
const bezier = (a: number, b: number, u: number): number =>
  3 * (1 - u) * (1 - u) * u * a + 3 * (1 - u) * u * u * b + u * u * u;

test('the easing of a blend equals the smoothstep of our player', () => {
  const [x1, y1, x2, y2] = easing as [number, number, number, number];
  for (const u of [0.1, 0.37, 0.5, 0.82])
    expect([bezier(x1, x2, u), bezier(y1, y2, u)]).toEqual([
      expect.closeTo(u, 12),
      expect.closeTo(u * u * (3 - 2 * u), 12),
    ]);
});

test(
  'a canvas has a segment for each animation, or two if its loop differs from a single play; ' +
    'the first is that of the initial state',
  () => {
    const states = [
      ...graph.states,
      { id: 'on', animation: 'wave', loop: true, then: null },
      { id: 'other', animation: 'wave 2', loop: true, then: null },
    ];
    expect(canvasSegments({ ...graph, states }, () => false).map(({ marker, loop }) => [marker, loop])).toEqual([
      ['wave', false],
      ['idle', true],
      ['wave 2', true],
    ]);
    expect(
      canvasSegments({ ...graph, states }, (name) => name === 'wave').map(({ marker, loop }) => [marker, loop]),
    ).toEqual([
      ['wave', false],
      ['idle', true],
      ['wave 3', true],
      ['wave 2', true],
    ]);
  },
);

test('the notes on how dotLottie players differ appear only for a canvas with blends', () => {
  expect(dotLottieNotes(graph)).toHaveLength(3);
  const cut = {
    ...graph,
    states: graph.states.map((state) => ({ ...state, then: null })),
    transitions: graph.transitions.map((transition) => ({ ...transition, blend: 0 })),
  };
  expect(dotLottieNotes(cut)).toEqual([]);
});

describe('a canvas whose transitions can cycle', () => {
  const round: CanvasGraph = {
    ...graph,
    initial: 'any',
    transitions: [
      ...graph.transitions,
      { from: 'any', to: 'greet', when: [{ input: 'busy', op: 'is_true', value: null }], blend: 0.2 },
      {
        from: '*',
        to: 'any',
        when: [
          { input: 'busy', op: 'is_true', value: null },
          { input: 'mood', op: 'lt', value: 3 },
        ],
        blend: 0,
      },
    ],
  };
  const machine = dotLottieMachine(round, 'mascot', segments);
  const state = (name: string) => machine.states.find((each) => each.name === name);
  const follows = [
    { type: 'Event', inputName: '__follows' },
    { type: 'Numeric', inputName: '__taken', conditionType: 'LessThan', compareTo: 32 },
  ];

  test('counts consecutive transitions, which have no blend', () => {
    const busy = { type: 'Boolean', inputName: 'busy', conditionType: 'Equal', compareTo: true };
    expect(state('any')?.transitions.slice(-2)).toEqual([
      { type: 'Tweened', toState: 'greet', duration: 0.2, easing, guards: [busy] },
      { type: 'Transition', toState: 'greet', guards: [...follows, busy] },
    ]);
    expect(machine.inputs.map(({ name }) => name)).toEqual(expect.arrayContaining(['__taken', '__follows']));
  });

  test('copies wildcard transitions into each state, except one that would stay there', () => {
    expect(machine.states.map(({ name }) => name)).toEqual(['any', 'greet', 'pose']);
    const any = { from: '*', when: [{ input: 'mood', op: 'gt' as const, value: 1 }], blend: 0 };
    const [one, two] = [
      { ...any, to: 'any' },
      { ...any, to: 'pose', when: [{ input: 'sure', op: 'is_true' as const, value: null }] },
    ];
    const [first] = dotLottieMachine(
      { ...round, transitions: [...round.transitions, one, two] },
      'mascot',
      segments,
    ).states;
    const past = first?.transitions.find(
      ({ type, toState, guards }) => type === 'Transition' && toState === 'pose' && guards[0]?.type === 'Boolean',
    );
    expect(past?.guards).toContainEqual({
      type: 'Numeric',
      inputName: 'mood',
      conditionType: 'LessThanOrEqual',
      compareTo: 1,
    });
  });

  test('has a note that it rests, or that it stops if its wildcard transitions have too many conditions', () => {
    expect(dotLottieNotes(round).at(-1)).toContain('and so does the file');
    const hiding = Array.from({ length: 14 }, () => ({
      from: '*',
      to: 'any',
      blend: 0,
      when: [
        { input: 'sure', op: 'is_true' as const, value: null },
        { input: 'mood', op: 'gt' as const, value: 1 },
      ],
    }));
    const last = { from: '*', to: 'pose', blend: 0, when: [{ input: 'mood', op: 'gt' as const, value: 0 }] };
    const crowded = { ...round, transitions: [...round.transitions, ...hiding, last] };
    expect(dotLottieNotes(crowded).at(-1)).toContain('stops where they go round');
    expect(dotLottieMachine(crowded, 'mascot', segments).states[0]?.type).toBe('GlobalState');
  });
});
