import { describe, expect, test } from 'vitest';
import { valueAt } from '@/lib/core/clip/keys';
import { beats, later, phrase, swing, type Beat } from '@/lib/core/clip/presets/beats';
import { place } from '@/lib/core/clip/presets/place';
import { sumKeys } from '@/lib/core/clip/presets/sum';
import type { Keyframe } from '@/lib/core/clip/schema';

const keys = (list: readonly Beat[], seconds: number): Keyframe[] =>
  list.map(({ at, to, ease = 'easeInOut' }) => ({ t: at / seconds, v: to, ease }));

describe('a swing', () => {
  test.each([0, 0.1, 0.25, 0.37, 0.5, 0.62, 0.9])(
    'at phase %f is a sine within a tenth of its size, and ends as it starts',
    (phase) => {
      const list = keys(swing({ from: 0, seconds: 2, cycles: 2, by: 10, phase }), 2);
      expect(list.at(-1)?.v).toBe(list[0]?.v);
      for (let u = 0; u <= 1; u += 0.01)
        expect(Math.abs(valueAt(list, u) - 10 * Math.sin((phase + u * 2) * 2 * Math.PI))).toBeLessThan(1);
    },
  );
});

describe('a phrase', () => {
  test.each([0.3, 0.9, 1.6, 7, 20])('fills %f seconds with whole cycles', (seconds) => {
    const { enter, cycle, cycles, leave } = phrase(seconds, { enter: 0.4, cycle: 0.3, leave: 0.4, least: 2 });
    expect(enter + cycle * cycles + leave).toBeCloseTo(seconds, 9);
    expect(cycles).toBeGreaterThanOrEqual(2);
    expect(Math.min(enter, cycle, leave)).toBeGreaterThan(0);
    if (seconds > 2) expect(cycle).toBeCloseTo(0.3, 1);
  });
});

describe('a delayed movement', () => {
  test('wraps around the seam of a loop unchanged', () => {
    const source = swing({ from: 0, seconds: 2, cycles: 1, by: 10 });
    const moved = keys(place(later(source, 0.3), 2, true), 2);
    for (let u = 0; u < 1; u += 0.02)
      expect(valueAt(moved, u)).toBeCloseTo(valueAt(keys(source, 2), (u - 0.15 + 1) % 1), 0);
    expect(valueAt(moved, 1)).toBeCloseTo(valueAt(moved, 0), 9);
  });

  test('still ends at rest in a one-shot', () => {
    const moved = place(later(beats([0, 0], [0.5, 8], [1, 0]), 0.2), 1, false);
    expect(moved.at(-1)).toMatchObject({ at: 1, to: 0 });
    expect(moved[1]?.at).toBeGreaterThan(0.5);
  });
});

const hill = (from: number, to: number, v: number): Keyframe[] =>
  keys(beats([0, 0], [from, 0], [(from + to) / 2, v], [to, 0], [1, 0]), 1);

const flat = (v: number): Keyframe[] => [
  { t: 0, v, ease: 'linear' },
  { t: 1, v, ease: 'linear' },
];

describe('layers on one property', () => {
  test('are added, or multiplied for sizes', () => {
    const sum = sumKeys([hill(0.1, 0.7, 10), hill(0.3, 0.9, 6)], 'rotate', 1);
    for (const u of [0.2, 0.4, 0.5, 0.8])
      expect(Math.abs(valueAt(sum, u) - valueAt(hill(0.1, 0.7, 10), u) - valueAt(hill(0.3, 0.9, 6), u))).toBeLessThan(
        0.3,
      );
    expect(valueAt(sumKeys([flat(2), flat(1.5)], 'scaleX', 1), 0.5)).toBeCloseTo(3, 9);
  });

  test('that follow each other keep their easings', () => {
    const [first, second] = [
      keys(beats([0, 0], [0.2, 5, 'easeOutBack'], [0.4, 0]), 1),
      keys(beats([0, 0], [0.5, 0], [0.7, 3, 'easeIn'], [0.9, 0]), 1),
    ];
    expect(sumKeys([second, first], 'rotate', 1).map(({ ease }) => ease)).toContain('easeOutBack');
    expect(valueAt(sumKeys([second, first], 'rotate', 1), 0.7)).toBe(3);
  });
});
