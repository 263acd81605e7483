import { describe, expect, test } from 'vitest';
import { critique } from '@/lib/core/clip/critic';
import { PRESETS, presetClip } from '@/lib/core/clip/presets';
import { compileClip, sample } from '@/lib/core/clip/sample';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { rigOf } from '@/lib/core/rig/rig';
import { solve, type SolvedPart } from '@/lib/core/rig/solve';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { strangers } from '../../../support/strangers';

const numbers = (parts: SolvedPart[]): number[] => parts.flatMap(({ matrix, opacity }) => [...matrix, opacity]);
const furthest = (one: number[], two: number[]): number =>
  one.reduce((most, value, i) => Math.max(most, Math.abs(value - (two[i] ?? 0))), 0);
const statesOf = (clip: AnimationClip, part: string) =>
  clip.tracks.flatMap((track) => (track.part === part && track.prop === 'state' ? track.keys : []));

function seamOf(spec: MascotSpec, clip: AnimationClip): number {
  const rig = rigOf(spec);
  const motion = compileClip(rig, clip);
  const [start, end] = [0, clip.loop ? clip.duration - 1e-7 : clip.duration].map((at) =>
    numbers(solve(rig, sample(motion, at))),
  );
  const rest = clip.loop ? start : numbers(solve(rig, {}));
  return Math.max(furthest(start ?? [], rest ?? []), furthest(end ?? [], rest ?? []));
}

describe.each(Object.entries(strangers))(
  'on a %s from elsewhere the critic finds nothing wrong and the ends meet in',
  (_, spec) => {
    test.each(PRESETS)('$name', ({ name, duration: natural }) => {
      for (const [intensity, duration] of [
        [0.25, natural],
        [1, 0.3],
        [1, natural],
        [2, 0.3],
        [2, 5],
      ] as const) {
        const clip = presetClip(spec, name, { intensity, duration });
        expect(
          critique(spec, clip).map(({ rule, message }) => `${intensity}× ${duration} s, ${rule}: ${message}`),
        ).toEqual([]);
        expect(seamOf(spec, clip)).toBeLessThan(0.02);
      }
    });
  },
);

test('the only alternate drawing of an eye is its closed lid, whatever its name', () => {
  expect(statesOf(presetClip(strangers.girl, 'sleep'), 'auge_1')).toEqual([{ t: 0, v: 'zu' }]);
  expect(statesOf(presetClip(strangers.girl, 'idle'), 'auge_1').map(({ v }) => v)).toContain('zu');
});

const keys = (part: string, prop: string) =>
  presetClip(strangers.car, 'dance').tracks.flatMap((track) =>
    track.part === part && track.prop === prop && track.prop !== 'state' ? track.keys.map(({ v }) => v) : [],
  );

test('wheels roll as far as the car moves', () => {
  const way = Math.max(...keys('vehicle', 'translateX'));
  expect(Math.max(...keys('wheel_front', 'rotate'))).toBeCloseTo((way / 46) * (180 / Math.PI), 0);
});

test('a snake leans link by link', () => {
  const clip = presetClip(strangers.snake, 'dance');
  const peak = (part: string): number => {
    const track = clip.tracks.find((each) => each.part === part && each.prop === 'rotate');
    const keys = track && track.prop !== 'state' ? track.keys : [];
    return keys.reduce((best, key) => (key.t < 0.5 && key.v > best.v ? key : best), { t: 0, v: -Infinity }).t;
  };
  expect(peak('s2')).toBeGreaterThan(peak('s1'));
});
