import { expect, test } from 'vitest';
import { motionOn } from '@/components/stage/motion-on';
import { presetClip } from '@/lib/core/clip/presets';
import { compileClip, sample } from '@/lib/core/clip/sample';
import { rigOf } from '@/lib/core/rig/rig';
import { acceptedSpec, sampleSpec } from '../../support/specs';

const spec = acceptedSpec(sampleSpec('fox'));
const clip = presetClip(spec, 'wave');

test('a clip is compiled once for the parts of a drawing, whatever its palette', () => {
  const recoloured = { ...spec, palette: spec.palette.map((entry) => ({ ...entry, color: '#123456' })) };
  expect(motionOn(recoloured, clip)).toBe(motionOn(spec, clip));
});

test('another rig or clip is compiled separately', () => {
  const parts = spec.parts.map((part) => ({ ...part, pivot: [part.pivot[0] + 9, part.pivot[1]] as [number, number] }));
  const moved = { ...spec, parts };
  expect(motionOn(moved, clip)).not.toBe(motionOn(spec, clip));
  expect(motionOn(spec, { ...clip })).not.toBe(motionOn(spec, clip));
  expect(sample(motionOn(moved, clip), 0.4)).toEqual(sample(compileClip(rigOf(moved), clip), 0.4));
});
