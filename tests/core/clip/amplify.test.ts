import { describe, expect, test } from 'vitest';
import { amplified } from '@/lib/core/clip/amplify';
import { checkClip } from '@/lib/core/clip/check';
import { PRESETS, presetClip } from '@/lib/core/clip/presets';
import type { AnimationClip, Track } from '@/lib/core/clip/schema';
import { acceptedSpec, sampleSpec } from '@/tests/support/specs';

const spec = acceptedSpec(sampleSpec('fox'));
const limits = spec.parts.find(({ id }) => id === 'head')?.rotateLimits ?? [0, 0];

const clipOf = (tracks: Track[], more: Partial<AnimationClip> = {}): AnimationClip => ({
  clipVersion: 1,
  name: 'sway',
  duration: 2,
  loop: true,
  tracks,
  modifiers: [],
  ...more,
});
const move = (prop: 'rotate' | 'translateY' | 'scaleX' | 'opacity', ...values: number[]): Track => ({
  part: 'head',
  prop,
  keys: values.map((v, index) => ({ t: index / (values.length - 1), v, ease: 'easeInOut' })),
});
const valuesOf = ({ tracks: [track] }: AnimationClip) => track?.keys.map(({ v }) => v);

describe('a clip of another strength', () => {
  test('moves further from rest, or less far', () => {
    expect(valuesOf(amplified(spec, clipOf([move('rotate', 0, 6, -4, 0)]), 1.5))).toEqual([0, 9, -6, 0]);
    expect(valuesOf(amplified(spec, clipOf([move('translateY', 0, -20, 0)]), 0.5))).toEqual([0, -10, 0]);
    expect(valuesOf(amplified(spec, clipOf([move('scaleX', 1, 1.2, 0.9, 1)]), 2))).toEqual([1, 1.4, 0.8, 1]);
  });

  test('stays within the limits of its joints', () => {
    const [low, high] = limits;
    const far = amplified(spec, clipOf([move('rotate', low * 0.8, high * 0.8)]), 2);
    expect(valuesOf(far)).toEqual([low, high]);
    expect(valuesOf(amplified(spec, clipOf([move('rotate', 0, high + 10)]), 1.5))).toEqual([0, high + 10]);
  });

  test('keeps spins, opacities and drawings', () => {
    const kept = clipOf([
      move('rotate', 0, 360),
      move('opacity', 1, 0.5),
      { part: 'head', prop: 'state', keys: [{ t: 0, v: 'default' }] },
    ]);
    expect(amplified(spec, kept, 1.7)).toEqual(kept);
  });

  test('breathes and lags as much more, within the bounds of modifiers', () => {
    const { modifiers } = amplified(
      spec,
      clipOf([], {
        modifiers: [
          { type: 'breathing', part: 'body', amount: 0.02, cycles: 1 },
          { type: 'follow', part: 'tail', strength: 1.5, stiffness: 60, damping: 8 },
        ],
      }),
      2,
    );
    expect(
      modifiers.map((each) => (each.type === 'breathing' ? each.amount : each.type === 'follow' && each.strength)),
    ).toEqual([0.04, 2]);
  });

  test.each(PRESETS.map(({ name }) => name))('of the preset %s keeps every rule at both ends', (name) => {
    const clip = presetClip(spec, name);
    for (const factor of [0.25, 2]) expect(checkClip(amplified(spec, clip, factor), spec).ok).toBe(true);
  });
});
