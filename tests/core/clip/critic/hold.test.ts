import { expect, test } from 'vitest';
import { critique } from '@/lib/core/clip/critic';
import { presetClip } from '@/lib/core/clip/presets';
import { acceptedSpec, sampleSpec } from '../../../support/specs';
import { clip, found, track } from './stage';

const pose = track('head', 'rotate', [
  [0, 0],
  [0.2, 10],
  [0.8, 10],
  [1, 0],
]);

test('a pose that is still for more than a second is found at its start', () => {
  expect(found('hold', clip([pose]))).toMatchObject([{ part: 'root', t: expect.closeTo(0.4, 1) }]);
});

test('a shorter hold, or one with breath or blinks, is not found', () => {
  expect(found('hold', clip([pose], { duration: 1.5 }))).toEqual([]);
  expect(
    found('hold', clip([pose], { modifiers: [{ type: 'breathing', part: 'body', amount: 0.015, cycles: 1 }] })),
  ).toEqual([]);
  expect(
    found(
      'hold',
      clip([pose], {
        modifiers: [{ type: 'blink', part: 'eye_left', closedState: 'closed', count: 2, duration: 0.15 }],
      }),
    ),
  ).toEqual([]);
});

test('a long, weak `surprised` of a figure without limbs breathes during its hold', () => {
  const spec = acceptedSpec(sampleSpec('everything'));
  expect(
    critique(spec, presetClip(spec, 'surprised', { duration: 10, intensity: 0.25 })).map(({ rule }) => rule),
  ).not.toContain('hold');
});
