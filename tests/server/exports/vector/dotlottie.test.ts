import { strFromU8, unzipSync } from 'fflate';
import { afterEach, describe, expect, test } from 'vitest';
import type { CanvasGraph } from '@/lib/core/canvas/schema';
import { blendPoses } from '@/lib/core/clip/blend';
import { presetClip } from '@/lib/core/clip/presets';
import { compileClip, sample } from '@/lib/core/clip/sample';
import type { AnimationClip, PresetName } from '@/lib/core/clip/schema';
import type { Pose } from '@/lib/core/rig/pose';
import { rigOf } from '@/lib/core/rig/rig';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { canvasDotLottie, clipDotLottie } from '@/lib/server/exports/vector/dotlottie';
import { type CrankedPlayer, crankedPlayer } from '../../../support/dotlottie-player';
import { difference, ourPicture, posePicture } from '../../../support/lottie-engines';
import { lottieProblems } from '../../../support/lottie-schema';
import { biped } from '../../../support/rigs';
import { acceptedSpec, sampleSpec } from '../../../support/specs';

const fox = acceptedSpec(sampleSpec('fox'));
const SIZE = { width: 256, height: 256 };
const WHITE = '#ffffff';

const fired = (input: string) => ({ input, op: 'fired' as const, value: null });
/** A canvas of two states with a trigger in each direction. Blends take half a second by default. */
const between = (a: PresetName, b: PresetName, blend = 0.5): CanvasGraph => ({
  canvasVersion: 1,
  initial: 'a',
  inputs: [
    { name: 'go', type: 'trigger', default: null },
    { name: 'back', type: 'trigger', default: null },
  ],
  states: [
    { id: 'a', animation: a, loop: true, then: null },
    { id: 'b', animation: b, loop: true, then: null },
  ],
  transitions: [
    { from: 'a', to: 'b', when: [fired('go')], blend },
    { from: 'b', to: 'a', when: [fired('back')], blend },
  ],
});
const clipsOf = (spec: MascotSpec, graph: CanvasGraph) =>
  Object.fromEntries(graph.states.map(({ animation }) => [animation, presetClip(spec, animation as PresetName)]));
const written = (spec: MascotSpec, graph: CanvasGraph, options: { background?: string } = { background: WHITE }) =>
  canvasDotLottie(rigOf(spec), { name: 'Moods', graph, clips: clipsOf(spec, graph) }, { ...SIZE, fps: 60, ...options })
    .file;

const opened: CrankedPlayer[] = [];
afterEach(() => opened.splice(0).forEach((player) => player.close()));
async function play(file: Uint8Array, machine: string | null = 'canvas'): Promise<CrankedPlayer> {
  const player = await crankedPlayer(file, { ...SIZE, machine });
  opened.push(player);
  return player;
}

const entries = (file: Uint8Array): Record<string, unknown> =>
  Object.fromEntries(Object.entries(unzipSync(file)).map(([path, bytes]) => [path, JSON.parse(strFromU8(bytes))]));

describe('a dotLottie file', () => {
  test('of a canvas contains a manifest of version 2, the animation, its theme and the state machine', () => {
    const files = entries(written(fox, between('idle', 'wave')));
    expect(Object.keys(files)).toEqual(['manifest.json', 'a/mascot.json', 't/palette.json', 's/canvas.json']);
    expect(files['manifest.json']).toEqual({
      version: '2',
      generator: 'Liverig',
      initial: { animation: 'mascot', stateMachine: 'canvas' },
      animations: [{ id: 'mascot', themes: ['palette'] }],
      themes: [{ id: 'palette' }],
      stateMachines: [{ id: 'canvas', name: 'Moods' }],
    });
    expect(lottieProblems(JSON.stringify(files['a/mascot.json']))).toEqual([]);
  });

  test('of an animation contains no state machine', async () => {
    const { file } = clipDotLottie(rigOf(fox), presetClip(fox, 'wave'), { ...SIZE, fps: 60 });
    expect(Object.keys(entries(file))).toEqual(['manifest.json', 'a/mascot.json', 't/palette.json']);
    expect(entries(file)['manifest.json']).not.toHaveProperty('stateMachines');
    expect((await play(file, null)).player.isLoaded).toBe(true);
  });

  test('has the same bytes at any time and in any time zone', () => {
    const before = process.env.TZ;
    const files = ['UTC', 'Asia/Tokyo', 'America/Los_Angeles'].map((zone) => {
      process.env.TZ = zone;
      return Buffer.from(written(fox, between('idle', 'wave')));
    });
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
    for (const file of files) expect(file.equals(files[0]!)).toBe(true);
  });

  test('recolours by its theme, gradients too', async () => {
    const blue: MascotSpec = {
      ...fox,
      palette: fox.palette.map((entry, i) => ({
        ...entry,
        color: ['#2050c0', '#10a060', '#c0208a', '#e0d040'][i % 4] ?? '',
      })),
    };
    const [own, other] = [fox, blue].map(
      (spec) => entries(written(spec, between('idle', 'wave')))['t/palette.json'],
    ) as [{ rules: { id: string; type: string }[] }, unknown];
    expect(new Set(own.rules.map(({ type }) => type))).toEqual(new Set(['Color', 'Gradient']));
    const { player, pass, pixels } = await play(written(fox, between('idle', 'wave')));
    pass(0.4);
    const shown = (spec: MascotSpec) =>
      difference(pixels(), ourPicture(rigOf(spec), presetClip(spec, 'idle'), 0.4, 256, 256), 256);
    expect(shown(fox).mean).toBeLessThan(0.6);
    expect(player.setThemeData(JSON.stringify(other))).toBe(true);
    pass(0);
    expect(shown(blue).mean).toBeLessThan(0.7);
    expect(player.setTheme('palette')).toBe(true);
    pass(0);
    expect(shown(fox).mean).toBeLessThan(0.6);
  });

  test('contains each animation once, except one with springs that is played both looped and once', () => {
    const graph = between('idle', 'wave');
    const states = [
      ...graph.states,
      { id: 'c', animation: 'idle', loop: false, then: null },
      { id: 'd', animation: 'nod', loop: true, then: null },
      { id: 'e', animation: 'nod', loop: false, then: null },
    ];
    const clips = clipsOf(fox, { ...graph, states });
    const still = {
      ...clips,
      nod: { ...clips.nod!, modifiers: [] },
      idle: {
        ...clips.idle!,
        modifiers: [{ type: 'follow' as const, part: 'tail', strength: 1, stiffness: 100, damping: 10 }],
      },
    };
    const files = entries(
      canvasDotLottie(rigOf(fox), { name: 'x', graph: { ...graph, states }, clips: still }, SIZE).file,
    );
    expect((files['a/mascot.json'] as { markers: { cm: string }[] }).markers.map(({ cm }) => cm)).toEqual([
      'idle',
      'wave',
      'idle 2',
      'nod',
    ]);
    expect((files['s/canvas.json'] as { states: { segment: string }[] }).states.map(({ segment }) => segment)).toEqual([
      'idle',
      'wave',
      'idle 2',
      'nod',
      'nod',
    ]);
  });
});

const mascots = { fox, biped: acceptedSpec(biped), blob: acceptedSpec(sampleSpec('blob')) };
const looped = (spec: MascotSpec, name: PresetName): AnimationClip => ({ ...presetClip(spec, name), loop: true });
const FRAME = 1 / 60;
const MOVES: [PresetName, PresetName][] = [
  ['idle', 'wave'],
  ['talk', 'sleep'],
  ['surprised', 'dance'],
  ['sad', 'celebrate'],
];

describe('in dotlottie-web', () => {
  test.each(['fox', 'biped', 'blob'] as const)(
    'each state of the %s shows its animation from the first frame to the last',
    async (name) => {
      const spec = mascots[name];
      for (const [a, b] of MOVES) {
        const { pass, change, pixels } = await play(written(spec, between(a, b, 0)));
        for (const [shown, trigger] of [
          [a, 'go'],
          [b, 'back'],
        ] as const) {
          const clip = looped(spec, shown);
          let at = 0;
          for (const share of [0, 0.07, 0.31, 0.5, 0.83, 0.995]) {
            pass(share * clip.duration - at);
            at = share * clip.duration;
            const { mean, visible } = difference(pixels(), ourPicture(rigOf(spec), clip, at, 256, 256), 256);
            expect(mean, `${shown} at ${share}`).toBeLessThan(0.6);
            expect(visible, `${shown} at ${share}`).toBeLessThan(0.005);
          }
          change({ fire: trigger });
        }
      }
    },
  );

  test.each(['fox', 'biped', 'blob'] as const)(
    'a blend of the %s shows the same poses between as our player, with one drawing of each part',
    async (name) => {
      const spec = mascots[name];
      const rig = rigOf(spec);
      for (const [a, b] of MOVES) {
        const [from, to] = [looped(spec, a), looped(spec, b)];
        for (const share of [0.2, 0.5, 0.65]) {
          const { pass, change, pixels } = await play(written(spec, between(a, b)));
          const left = share * from.duration;
          pass(left);
          change({ fire: 'go' });
          const before = pixels();
          const poses = [sample(compileClip(rig, from), left), sample(compileClip(rig, to), 0)] as const;
          // The player takes the start pose of a blend at the first frame of the blend.
          pass(FRAME);
          for (const [time, seconds] of [
            [0.25, 0.125 - FRAME],
            [0.75, 0.25],
          ] as const) {
            pass(seconds);
            const weight = time * time * (3 - 2 * time);
            const pose = blendPoses(poses[0], poses[1], weight);
            // Drawings change only after the blend, and so do pupils that closed eyes hide.
            const shown = Object.fromEntries(
              Object.entries(pose).map(([id, part]) => [
                id,
                { ...part, state: poses[0][id]?.state, opacity: poses[0][id]?.opacity ?? 1 },
              ]),
            );
            if (time === 0.25) expect(difference(pixels(), before, 256).visible, 'it moves').toBeGreaterThan(0);
            const { mean, visible } = difference(pixels(), posePicture(rig, shown, 256, 256), 256);
            expect(mean, `${a} to ${b} from ${share} at ${time}`).toBeLessThan(0.6);
            expect(visible, `${a} to ${b} from ${share} at ${time}`).toBeLessThan(0.005);
          }
        }
      }
    },
  );

  test('the animation after an ended one begins at its last pose', async () => {
    const rig = rigOf(fox);
    const raise: AnimationClip = {
      clipVersion: 1,
      name: 'raise',
      duration: 0.61,
      loop: false,
      modifiers: [],
      tracks: [
        {
          part: 'head',
          prop: 'rotate',
          keys: [
            { t: 0, v: 0, ease: 'linear' },
            { t: 1, v: -14, ease: 'easeOut' },
          ],
        },
        {
          part: 'body',
          prop: 'translateY',
          keys: [
            { t: 0, v: 0, ease: 'linear' },
            { t: 1, v: -60, ease: 'linear' },
          ],
        },
      ],
    };
    const graph: CanvasGraph = {
      canvasVersion: 1,
      initial: 'up',
      inputs: [],
      transitions: [],
      states: [
        { id: 'up', animation: 'raise', loop: false, then: 'rest' },
        { id: 'rest', animation: 'idle', loop: true, then: null },
      ],
    };
    const idle = presetClip(fox, 'idle');
    const { pass, pixels } = await play(
      canvasDotLottie(rig, { name: 'Up', graph, clips: { raise, idle } }, { ...SIZE, fps: 60, background: WHITE }).file,
    );
    const shows = (pose: Pose): void =>
      expect(difference(pixels(), posePicture(rig, pose, 256, 256), 256).mean).toBeLessThan(0.6);
    const [up, rest] = [sample(compileClip(rig, raise), 0.61), sample(compileClip(rig, idle), 0)];
    pass(0.612);
    shows(up);
    pass(0.001);
    shows(up);
    pass(0.099);
    shows(blendPoses(up, rest, 0.5));
    pass(0.101);
    shows(rest);
    pass(1);
    shows(sample(compileClip(rig, idle), 1));
  });
});
