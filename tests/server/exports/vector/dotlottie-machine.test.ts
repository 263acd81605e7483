import { afterEach, describe, expect, test } from 'vitest';
import { goesRound } from '@/lib/core/canvas/dotlottie-rounds';
import { startMachine, stepMachine } from '@/lib/core/canvas/machine';
import type { CanvasGraph } from '@/lib/core/canvas/schema';
import { presetClip } from '@/lib/core/clip/presets';
import type { PresetName } from '@/lib/core/clip/schema';
import { LIMITS } from '@/lib/core/limits';
import { rigOf } from '@/lib/core/rig/rig';
import { canvasDotLottie } from '@/lib/server/exports/vector/dotlottie';
import { type CrankedPlayer, crankedPlayer } from '../../../support/dotlottie-player';
import { fire, randomGraph, randomOf, set } from '../../../support/graphs';
import { acceptedSpec, sampleSpec } from '../../../support/specs';
import { type Trace, TRACES } from '../../../support/traces';

const spec = acceptedSpec(sampleSpec('blob'));
const SIZE = { width: 32, height: 32 };

let player: CrankedPlayer | null = null;
afterEach(() => player?.close());

async function opened(graph: CanvasGraph): Promise<CrankedPlayer> {
  const clips = Object.fromEntries(
    graph.states.map(({ animation }) => [animation, presetClip(spec, animation as PresetName)]),
  );
  player = await crankedPlayer(canvasDotLottie(rigOf(spec), { name: 'Trace', graph, clips }, SIZE).file, SIZE);
  return player;
}

/** A frame of most screens, in seconds. */
const FRAME = 1 / 60;
/** A margin in seconds after which an animation has certainly ended. */
const SURELY = 0.002;

/**
 * Plays a trace in dotlottie-web. Such a player ends a blend before the animation that it goes to begins, and until
 * then does not look at what leads on from there; so each blend is waited for, while the trace's own time stands still.
 */
async function played(
  { graph, seconds, steps }: Trace,
  after?: (ours: string, theirs: string) => void,
): Promise<CrankedPlayer> {
  const { pass, change, settle, ...rest } = await opened(graph);
  settle();
  const machine = { graph, secondsOf: (animation: string) => seconds[animation] ?? 0 };
  let state = startMachine(machine);
  for (const step of steps) {
    let { at } = state;
    state = stepMachine(machine, state, 'dt' in step ? [] : [step], 'dt' in step ? step.dt : 0);
    if ('dt' in step) {
      for (const ended of state.changes) {
        pass(ended.at - at + SURELY);
        settle();
        at = ended.at;
      }
      pass(state.at - at);
    } else change(step);
    settle();
    after?.(state.state, rest.player.stateMachineGetCurrentState());
  }
  await rest.heard();
  return { pass, change, settle, ...rest };
}

/** The traces in which transitions lead round: of so many at one moment dotlottie-web tells the last few alone. */
const goingRound = ({ graph }: Trace): boolean => goesRound(graph);

describe('dotlottie-web takes the same transitions in an exported canvas as our player', () => {
  test.each(TRACES.filter((trace) => !goingRound(trace)))('in the trace "$name"', async (trace) => {
    const { changes, told } = await played(trace);
    expect(changes).toEqual(trace.log.map(({ from, to }) => ({ from, to })));
    // The player reports each state in an event.
    expect(told).toEqual(trace.log.map(({ to }) => `state:${to}`));
  });
});

describe('dotlottie-web takes as many transitions at one time as our player in a cycle', () => {
  test.each(TRACES.filter(goingRound))('in the trace "$name"', async (trace) => {
    const states: [ours: string, theirs: string][] = [];
    const { changes, told, player: own } = await played(trace, (ours, theirs) => states.push([ours, theirs]));
    expect(states.map(([, theirs]) => theirs)).toEqual(states.map(([ours]) => ours));
    expect(changes.at(-1)?.to).toBe(trace.log.at(-1)?.to);
    expect(told.filter((each) => each.startsWith('error'))).toEqual([]);
    expect(own.stateMachineGetStatus()).toBe('Running');
  });

  test('in random canvases with random inputs', async () => {
    const next = randomOf(7);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
    const tell = [
      () => set('p', next() < 0.5),
      () => set('q', next() < 0.5),
      () => set('n', pick([0, 1, 1.5, 2, 3])),
      () => set('m', pick([-1, 0, 1])),
      () => fire('t'),
    ];
    let cut = 0;
    for (const graph of Array.from({ length: 60 }, () => looping(randomGraph(next))).filter(goesRound)) {
      const { pass, change, player: own, close } = await opened(graph);
      const machine = { graph, secondsOf: () => 4 };
      let state = startMachine(machine);
      for (let told = 0; told < 20; told += 1) {
        pass(FRAME);
        const input = pick(tell)();
        change(input);
        state = stepMachine(machine, stepMachine(machine, state, [], FRAME), [input], 0);
        cut += state.changes.length >= LIMITS.transitionsAtOnce ? 1 : 0;
        expect(own.stateMachineGetCurrentState(), JSON.stringify(graph)).toBe(state.state);
      }
      close();
    }
    expect(cut).toBeGreaterThan(50);
  });
});

/** A canvas of loops that cuts from one to the next, so that no animation ends and no blend takes time. */
const looping = (graph: CanvasGraph): CanvasGraph => ({
  ...graph,
  states: graph.states.map((state) => ({ ...state, animation: 'idle', loop: true, then: null })),
  transitions: graph.transitions.map((transition) => ({ ...transition, blend: 0 })),
});

/**
 * Traces in which an input changes, or an animation of our player ends, during a blend of dotlottie-web. There it takes
 * transitions of the old state where our player takes those of the new one, or skips a state that ends during its
 * blend.
 */
const AMID_BLENDS = [
  'A blend may be broken off by the next; a blend of 0 cuts',
  'Inputs that change at one moment are looked at one after the other',
  'The agent plans, works, asks, answers, succeeds and fails',
  'The chatbot greets, listens, thinks, talks, reacts and sleeps',
  'The onboarding welcomes, leads through its steps, helps, and celebrates the end',
  'Transitions follow each other at one moment until none holds',
];

describe('during the blends of dotlottie-web', () => {
  // At which transition a cycle is cut off depends on all that were taken before.
  test.each(TRACES.filter((trace) => !goingRound(trace)))(
    'the trace "$name" ends in the same state, by the same path unless something happens during a blend',
    async ({ graph, steps, log, name }) => {
      const { pass, change, settle, changes, heard } = await opened(graph);
      for (const step of steps) {
        if (!('dt' in step)) change(step);
        else for (let left = step.dt; left > 0; left -= FRAME) pass(Math.min(left, FRAME));
      }
      settle();
      await heard();
      const ways = [log, changes].map((list) => list.map(({ from, to }) => `${from} to ${to}`).join(', '));
      expect(changes.at(-1)?.to).toBe(log.at(-1)?.to);
      expect(ways[0] === ways[1]).toBe(!AMID_BLENDS.includes(name));
    },
  );

  test('the traces that are known to differ exist', () => {
    expect(TRACES.map(({ name }) => name)).toEqual(expect.arrayContaining(AMID_BLENDS));
  });
});

const fired = (input: string) => ({ input, op: 'fired' as const, value: null });
const trigger = (name: string) => ({ name, type: 'trigger' as const, default: null });

describe('in dotlottie-web', () => {
  test(
    'a state that is broken off does not go on to what would follow its end, wherever its animation stands in the ' +
      'file',
    async () => {
      const names = ['nod', 'wave', 'shake'] as const;
      for (const from of names)
        for (const to of names.filter((name) => name !== from)) {
          const { pass, change, settle, changes, heard, close } = await opened({
            canvasVersion: 1,
            initial: from,
            inputs: names.map(trigger),
            states: [
              ...names.map((name) => ({ id: name, animation: name, loop: false, then: 'idle' })),
              { id: 'idle', animation: 'idle', loop: true, then: null },
            ],
            transitions: names.map((name) => ({ from: '*', to: name, when: [fired(name)], blend: 0.3 })),
          });
          pass(0.5);
          change({ fire: to });
          settle();
          await heard();
          expect(changes).toEqual([
            { from: null, to: from },
            { from, to },
          ]);
          close();
        }
    },
  );

  test(
    'a state starts its animation anew, also where it goes into itself or into one that plays the same, without a ' +
      'blend',
    async () => {
      const {
        pass,
        change,
        player: own,
      } = await opened({
        canvasVersion: 1,
        initial: 'a',
        inputs: [trigger('again'), trigger('other')],
        states: [
          { id: 'a', animation: 'idle', loop: true, then: null },
          { id: 'b', animation: 'idle', loop: true, then: null },
        ],
        transitions: [
          { from: 'a', to: 'a', when: [fired('again')], blend: 0 },
          { from: 'a', to: 'b', when: [fired('other')], blend: 0 },
        ],
      });
      for (const fire of ['again', 'other']) {
        pass(1);
        expect(own.currentFrame).toBeCloseTo(60, 1);
        change({ fire });
        expect(own.currentFrame).toBe(0);
      }
    },
  );
});
