import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAnimation, getAnimation, type Animation } from '@/lib/contract/animation';
import { createCanvas } from '@/lib/contract/canvas';
import { createExport } from '@/lib/contract/exports';
import { createMascot, type Mascot } from '@/lib/contract/mascot';
import { previewMascot } from '@/lib/contract/preview';
import { createScene } from '@/lib/contract/scene';
import { presetClip, type PresetOptions } from '@/lib/core/clip/presets';
import type { AnimationClip, PresetName } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { presetOf } from '@/lib/server/animations/compose';
import { getSpec } from '@/lib/server/mascots/spec';
import { call } from '../../support/http';
import { openQueue } from '../../support/jobs';
import { makePerson, type SomePerson } from '../../support/people';
import { closeProduct } from '../../support/product';
import { acceptedSpec } from '../../support/specs';

/** A rig of a tail with this many joints: composing a preset for four hundred takes seconds. */
const tail = (joints: number): MascotSpec =>
  acceptedSpec({
    specVersion: 1,
    name: 'Snake',
    description: '',
    archetype: 'biped',
    canvas: { width: 512, height: 512 },
    palette: [],
    parts: Array.from({ length: joints }, (_, index) => ({
      id: index === 0 ? 'body' : `tail_${index}`,
      parent: index === 0 ? null : index === 1 ? 'body' : `tail_${index - 1}`,
      z: index,
      pivot: [256, index],
      rotateLimits: [-180, 180],
      svg: '<path d="M0 0L10 10L20 0Z" fill="#000000"/>',
      states: [],
      defaultState: null,
    })),
    anchors: [],
  });

let person: SomePerson;
let mascot: Mascot;
let spec: MascotSpec;
beforeAll(async () => {
  await openQueue();
  person = await makePerson('studio');
  mascot = (await call(createMascot, { key: person.key, body: { spec: tail(110) } })).body as Mascot;
  spec = await getSpec(person.actor, mascot.id, undefined);
});
afterAll(closeProduct);

const sent = () => ({ key: person.key, params: { id: mascot.id } });
/** Whether a thread has composed a preset: only such a clip is kept, so that it is the same object each time. */
const isComposed = (preset: PresetName, options?: PresetOptions) =>
  presetOf(spec, preset, options) === presetOf(spec, preset, options);

test('an animation of a large rig is composed in a thread, and is what the preset gives', async () => {
  const options = { name: 'Yes', intensity: 0.5 };
  const made = await call(createAnimation, { ...sent(), body: { preset: 'nod', ...options } });
  expect(made.status).toBe(201);
  expect(isComposed('nod', options)).toBe(true);
  expect(isComposed('nod')).toBe(false);
  const params = { id: mascot.id, animationId: (made.body as Animation).id };
  const stored = (await call(getAnimation, { ...sent(), params })).body as Animation & { clip: AnimationClip };
  // JSON has no negative zero.
  expect(stored.clip).toEqual(JSON.parse(JSON.stringify(presetClip(spec, 'nod', options))));
});

test('so is what a preview, an export, a scene and a canvas play', async () => {
  expect((await call(previewMascot, { ...sent(), query: { animation: 'shake', size: '32' } })).status).toBe(200);
  expect((await call(createExport, { ...sent(), body: { format: 'gif', animation: 'jump' } })).status).toBe(202);
  expect((await call(createScene, { ...sent(), body: { prompt: 'a beach', animation: 'surprised' } })).status).toBe(
    202,
  );
  const graph = {
    canvasVersion: 1,
    inputs: [],
    states: [{ id: 'only', animation: 'talk', loop: true, then: null }],
    initial: 'only',
    transitions: [],
  };
  await call(createCanvas, { ...sent(), body: { name: 'Chat', graph } });
  expect((await call(createExport, { ...sent(), body: { format: 'dotlottie', canvas: 'Chat' } })).status).toBe(202);
  for (const preset of ['shake', 'jump', 'surprised', 'talk'] as const)
    expect([preset, isComposed(preset)]).toEqual([preset, true]);
});

test('a preset of an ordinary rig is composed where it is asked for', () => {
  const small = tail(20);
  expect(presetOf(small, 'nod')).toEqual(presetClip(small, 'nod'));
  expect(presetOf(small, 'nod')).not.toBe(presetOf(small, 'nod'));
});
