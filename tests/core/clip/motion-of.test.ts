import { expect, test } from 'vitest';
import { compileClip } from '@/lib/core/clip/compile';
import { motionOf } from '@/lib/core/clip/motion-of';
import { presetClip } from '@/lib/core/clip/presets';
import { rigOf } from '@/lib/core/rig/rig';
import { biped, thing } from '../../support/rigs';

test('compiles once per rig and clip', () => {
  const clip = presetClip(biped, 'wave');
  const motion = motionOf(rigOf(biped), clip);
  expect(motion).toEqual(compileClip(rigOf(biped), clip));
  expect(motionOf(rigOf(biped), clip)).toBe(motion);
  expect(motionOf(rigOf(thing), clip)).toEqual(compileClip(rigOf(thing), clip));
  expect(motionOf(rigOf(biped), { ...clip, duration: 3 }).duration).toBe(3);
});
