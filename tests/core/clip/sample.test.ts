import { describe, expect, test } from 'vitest';
import { compileClip, sample } from '@/lib/core/clip/sample';
import type { AnimationClip, Modifier, Track } from '@/lib/core/clip/schema';
import { rigOf } from '@/lib/core/rig/rig';
import { biped } from '../../support/rigs';

const rig = rigOf(biped);
const linear = (t: number, v: number) => ({ t, v, ease: 'linear' as const });

function motion(tracks: Track[], options: { loop?: boolean; duration?: number; modifiers?: Modifier[] } = {}) {
  const clip: AnimationClip = {
    clipVersion: 1,
    name: 'Test',
    duration: options.duration ?? 2,
    loop: options.loop ?? false,
    tracks,
    modifiers: options.modifiers ?? [],
  };
  return compileClip(rig, clip);
}

describe('property tracks', () => {
  const tracks: Track[] = [
    { part: 'head', prop: 'translateX', keys: [linear(0.25, 10), linear(0.5, 20), linear(0.75, 0)] },
  ];
  const x = (seconds: number, loop = false) => sample(motion(tracks, { loop }), seconds).head?.translateX;

  test('hold their first value before the first key and their last value after the last key', () => {
    expect([x(0), x(0.5), x(0.75), x(1), x(1.25), x(1.5), x(2)]).toEqual([10, 10, 15, 20, 10, 0, 0]);
  });

  test('one-shots hold their end, loops wrap, also before 0', () => {
    expect([x(9), x(-9)]).toEqual([0, 10]);
    expect([x(2.75, true), x(-1.25, true)]).toEqual([15, 15]);
  });

  test('NaN is the start, and infinity is the start of a loop and the end of a one-shot', () => {
    expect(x(Number.NaN, true)).toBe(10);
    const atTheEndOfTime = [true, false].map((loop) =>
      sample(motion(tracks, { loop, duration: 0.2 }), Number.MAX_VALUE),
    );
    expect(atTheEndOfTime.map(({ head }) => head?.translateX)).toEqual([10, 0]);
  });

  test('of two keys at one time the second counts', () => {
    const jump = motion([
      { part: 'head', prop: 'translateX', keys: [linear(0, 0), linear(0.5, 5), linear(0.5, 50), linear(1, 50)] },
    ]);
    expect([sample(jump, 0.999).head?.translateX, sample(jump, 1).head?.translateX]).toEqual([
      expect.closeTo(5, 1),
      50,
    ]);
  });

  test('an easing applies to the interpolation towards its key', () => {
    const stepped = motion([{ part: 'head', prop: 'scaleX', keys: [linear(0, 1), { t: 1, v: 2, ease: 'step' }] }]);
    expect([sample(stepped, 1.9).head?.scaleX, sample(stepped, 2).head?.scaleX]).toEqual([1, 2]);
  });

  test('opacity is clamped to 0..1, rotation to the joint limits', () => {
    const far = motion([
      { part: 'head', prop: 'opacity', keys: [linear(0, -3), linear(1, 3)] },
      { part: 'head', prop: 'rotate', keys: [linear(0, -300), linear(1, 300)] },
    ]);
    expect(sample(far, 0).head).toMatchObject({ opacity: 0, rotate: -25 });
    expect(sample(far, 2).head).toMatchObject({ opacity: 1, rotate: 25 });
  });

  test('parts that the rig lacks are ignored', () => {
    expect(sample(motion([{ part: 'wheel', prop: 'rotate', keys: [linear(0, 5)] }]), 0)).toEqual({});
  });
});

describe('state tracks', () => {
  const tracks: Track[] = [
    {
      part: 'mouth',
      prop: 'state',
      keys: [
        { t: 0.25, v: 'open' },
        { t: 0.5, v: 'default' },
        { t: 0.75, v: 'unheard_of' },
      ],
    },
  ];
  const state = (seconds: number) => sample(motion(tracks), seconds).mouth?.state;

  test('show the resting drawing before the first key, for `default` and for unknown names', () => {
    expect([state(0), state(0.5), state(0.9), state(1), state(1.9)]).toEqual([null, 'open', 'open', null, null]);
  });
});

describe('breathing', () => {
  const breath = motion([], { loop: true, modifiers: [{ type: 'breathing', part: 'body', amount: 0.04, cycles: 2 }] });

  test('is at rest at both ends of each breath, with one maximum between', () => {
    expect([sample(breath, 0).body?.scaleY, sample(breath, 1).body?.scaleY]).toEqual([1, 1]);
    const heights = Array.from({ length: 200 }, (_, i) => sample(breath, i / 100).body?.scaleY ?? 0);
    expect(Math.max(...heights)).toBeCloseTo(1.04, 3);
    expect(heights.filter((height, i) => i > 0 && height > (heights[i - 1] ?? 0)).length).toBeLessThan(90);
  });

  test('multiplies the scale track, and narrows the part as it grows taller', () => {
    const both = motion([{ part: 'body', prop: 'scaleY', keys: [linear(0, 2)] }], {
      modifiers: [{ type: 'breathing', part: 'body', amount: 0.1, cycles: 1 }],
    });
    const pose = sample(both, 2 / 2.4).body;
    expect(pose?.scaleY).toBeCloseTo(2.2, 6);
    expect(pose?.scaleX).toBeLessThan(1);
  });
});

const blink = (count: number, duration: number, states: Track[] = [], seconds = 4): ReturnType<typeof motion> =>
  motion(states, {
    loop: true,
    duration: seconds,
    modifiers: ['eye_left', 'eye_right'].map((part) => ({
      type: 'blink' as const,
      part,
      closedState: 'closed',
      count,
      duration,
    })),
  });
const shown = (of: ReturnType<typeof motion>, part = 'eye_left') =>
  Array.from({ length: 4000 }, (_, i) => sample(of, i / 1000)[part]?.state ?? null);
const starts = (states: (string | null)[]) =>
  states.filter((state, i) => state === 'closed' && states[i - 1] !== 'closed').length;

describe('blink', () => {
  test.each([1, 2, 3, 4])('%i times per loop, for its duration, both eyes together', (count) => {
    const left = shown(blink(count, 0.12));
    expect(starts(left)).toBe(count);
    expect(left.filter((state) => state === 'closed').length).toBeCloseTo(120 * count, -1);
    expect(shown(blink(count, 0.12), 'eye_right')).toEqual(left);
  });

  test('never overlaps, also with many long blinks in a short clip', () => {
    const states = Array.from(
      { length: 1000 },
      (_, i) => sample(blink(4, 0.4, [], 0.2), i / 5000).eye_left?.state ?? null,
    );
    expect(starts(states)).toBe(4);
    expect([states[0], states.at(-1)]).toEqual([null, null]);
  });

  test('shows the half-open drawing while reopening', () => {
    const states = shown(blink(1, 0.12));
    expect(states[states.lastIndexOf('closed') + 1]).toBe('half');
  });

  test('does not change an expression, only the open eye', () => {
    const happy: Track = {
      part: 'eye_left',
      prop: 'state',
      keys: [
        { t: 0, v: 'happy' },
        { t: 0.5, v: 'default' },
      ],
    };
    const states = shown(blink(4, 0.12, [happy]));
    expect(new Set(states.slice(0, 2000))).toEqual(new Set(['happy']));
    expect(starts(states)).toBe(2);
  });

  test('hides the pupil while the eye is shut', () => {
    const blinking = blink(1, 0.2);
    const shut = Array.from({ length: 400 }, (_, i) => sample(blinking, i / 100)).find(
      (pose) => pose.eye_left?.state === 'closed',
    );
    expect(shut?.pupil_left?.opacity).toBe(0);
    expect(sample(blinking, 0).pupil_left?.opacity).toBe(1);
  });
});
