import { expect, test } from 'vitest';
import type { CanvasGraph } from '@/lib/core/canvas/schema';
import { presetClip } from '@/lib/core/clip/presets';
import { presetsOfGraph } from '@/lib/server/animations/graph-presets';
import { acceptedSpec, sampleSpec } from '../../support/specs';

const spec = acceptedSpec(sampleSpec('fox'));
const graph: CanvasGraph = {
  canvasVersion: 1,
  inputs: [],
  states: ['nod', 'idle', 'nod', 'Bow', 'wave'].map((animation, at) => ({
    id: `s${at}`,
    animation,
    loop: true,
    then: null,
  })),
  initial: 's0',
  transitions: [],
};

test('the presets of a graph are composed once each, without those that an own animation replaces', async () => {
  const clips = await presetsOfGraph(spec, graph, ['Bow', 'wave']);
  expect(clips).toEqual({ idle: presetClip(spec, 'idle'), nod: presetClip(spec, 'nod') });
});

test('whoever asks again, or at the same time, gets the same clips', async () => {
  const [first, second] = await Promise.all([presetsOfGraph(spec, graph, []), presetsOfGraph(spec, graph, [])]);
  expect(Object.keys(first)).toEqual(['idle', 'wave', 'nod']);
  expect(second.wave).toBe(first.wave);
  expect((await presetsOfGraph(spec, graph, [])).nod).toBe(first.nod);
});
