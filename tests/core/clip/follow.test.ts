import { describe, expect, test } from 'vitest';
import { compileClip, sample } from '@/lib/core/clip/sample';
import type { AnimationClip, Follow, Track } from '@/lib/core/clip/schema';
import { rigOf } from '@/lib/core/rig/rig';
import { biped, quadruped } from '../../support/rigs';

const follow = (part: string, changes: Partial<Follow> = {}): Follow => ({
  type: 'follow',
  part,
  strength: 1,
  stiffness: 120,
  damping: 9,
  ...changes,
});
const swing = (part: string, prop: 'rotate' | 'translateX', by: number): Track => ({
  part,
  prop,
  keys: [0, by, 0, -by, 0].map((v, i) => ({ t: i / 4, v, ease: 'easeInOut' as const })),
});

function clip(
  tracks: Track[],
  modifiers: Follow[],
  options: { loop?: boolean; duration?: number } = {},
): AnimationClip {
  return {
    clipVersion: 1,
    name: 'Test',
    duration: options.duration ?? 1.2,
    loop: options.loop ?? true,
    tracks,
    modifiers,
  };
}

function rotation(source: AnimationClip, part: string, seconds: number): number {
  return sample(compileClip(rigOf(biped), source), seconds)[part]?.rotate ?? 0;
}

describe('a part that follows', () => {
  test('lags behind when its parent turns', () => {
    expect(rotation(clip([swing('head', 'rotate', 20)], [follow('antenna')]), 'antenna', 0.2)).toBeLessThan(-3);
  });

  test('lags behind when its parent moves sideways, depending on its direction', () => {
    const carried = clip(
      [
        {
          part: 'root',
          prop: 'translateX',
          keys: [
            { t: 0, v: 0, ease: 'linear' },
            { t: 0.3, v: 60, ease: 'easeInOut' },
            { t: 1, v: 60, ease: 'linear' },
          ],
        },
      ],
      [follow('antenna')],
      { loop: false },
    );
    expect(rotation(carried, 'antenna', 0.18)).toBeLessThan(-3);
    const hanging = clip(carried.tracks, [follow('hand_left')], { loop: false });
    expect(rotation(hanging, 'hand_left', 0.18)).toBeGreaterThan(3);
  });

  test('overshoots its rest position and settles', () => {
    const turned = clip(
      [
        {
          part: 'head',
          prop: 'rotate',
          keys: [
            { t: 0, v: 0, ease: 'linear' },
            { t: 0.1, v: 20, ease: 'linear' },
          ],
        },
      ],
      [follow('antenna')],
      { loop: false, duration: 3 },
    );
    const values = Array.from({ length: 240 }, (_, i) => rotation(turned, 'antenna', i / 80));
    expect(Math.min(...values)).toBeLessThan(-5);
    expect(Math.max(...values)).toBeGreaterThan(0.5);
    expect(rotation(turned, 'antenna', 2.5)).toBeCloseTo(0, 1);
  });

  test('stays still when nothing moves it, and when its strength is 0', () => {
    expect(rotation(clip([], [follow('antenna')]), 'antenna', 0.7)).toBeCloseTo(0, 9);
    expect(
      rotation(clip([swing('head', 'rotate', 20)], [follow('antenna', { strength: 0 })]), 'antenna', 0.3),
    ).toBeCloseTo(0, 12);
  });

  test('adds the lag to its own track', () => {
    const own: Track = { part: 'antenna', prop: 'rotate', keys: [{ t: 0, v: 10, ease: 'linear' }] };
    expect(rotation(clip([own], [follow('antenna')]), 'antenna', 0.5)).toBeCloseTo(10, 9);
  });

  test('starts and ends a one-shot at rest', () => {
    const shot = clip(
      [swing('head', 'rotate', 25), swing('root', 'translateX', 40)],
      [follow('antenna', { stiffness: 10, damping: 1 })],
      { loop: false },
    );
    expect([rotation(shot, 'antenna', 0), rotation(shot, 'antenna', 1.2)]).toEqual([0, expect.closeTo(0, 12)]);
  });

  test.each([
    [10, 1],
    [10, 40],
    [400, 1],
    [400, 40],
  ])('is seamless in a loop at stiffness %i and damping %i, and stays within its limits', (stiffness, damping) => {
    for (const duration of [0.2, 1.2, 7]) {
      const looped = clip(
        [swing('head', 'rotate', 25), swing('root', 'translateX', 60)],
        [follow('antenna', { stiffness, damping, strength: 2 })],
        { duration },
      );
      const compiled = compileClip(rigOf(biped), looped);
      const at = (seconds: number) => sample(compiled, seconds).antenna?.rotate ?? 0;
      expect(at(duration - 1e-9)).toBeCloseTo(at(0), 4);
      const [before, after] = [at(0) - at(duration - duration / 500), at(duration / 500) - at(0)];
      expect(Math.abs(before - after)).toBeLessThan(1.5);
      for (let i = 0; i < 100; i += 1) expect(Math.abs(at((duration * i) / 100))).toBeLessThanOrEqual(40);
    }
  });

  test('trails steadily behind a parent that rotates continuously', () => {
    const spec = {
      ...biped,
      parts: biped.parts.map((part) =>
        part.id === 'root' ? { ...part, rotateLimits: [-400, 400] as [number, number] } : part,
      ),
    };
    const spin = clip(
      [
        {
          part: 'root',
          prop: 'rotate',
          keys: [
            { t: 0, v: 0, ease: 'linear' },
            { t: 1, v: 360, ease: 'linear' },
          ],
        },
      ],
      [follow('belly', { stiffness: 400, damping: 2 })],
      { duration: 4 },
    );
    const motion = compileClip(rigOf(spec), spin);
    for (let i = 0; i < 20; i += 1) expect(Math.abs(sample(motion, i / 5).belly?.rotate ?? 9)).toBeLessThan(8);
  });
});

test('links of a chain swing one after the other', () => {
  const wag = clip(
    [swing('body', 'rotate', 15)],
    [follow('tail', { stiffness: 60, damping: 6 }), follow('tail_tip', { stiffness: 60, damping: 6 })],
    { duration: 1 },
  );
  const motion = compileClip(rigOf(quadruped), wag);
  const peak = (part: string) =>
    Array.from({ length: 100 }, (_, i) => sample(motion, i / 100)[part]?.rotate ?? 0).reduce(
      (best, value, i, all) => (value > (all[best] ?? 0) ? i : best),
      0,
    );
  expect(peak('tail')).not.toBe(peak('tail_tip'));
});

test('compiling twice gives exactly the same motion', () => {
  const source = clip([swing('head', 'rotate', 25), swing('body', 'rotate', 10)], [follow('antenna'), follow('belly')]);
  const [one, two] = [compileClip(rigOf(biped), source), compileClip(rigOf(biped), source)];
  for (let i = 0; i < 60; i += 1) expect(sample(two, i / 37)).toEqual(sample(one, i / 37));
});

test('the lag of a long chain is computed once per part, not once per path to the root', () => {
  const parts = Array.from({ length: 300 }, (_, i) => ({
    id: `p${i}`,
    parent: i === 0 ? null : `p${i - 1}`,
    z: i,
    pivot: [100, 100 + i / 10] as [number, number],
    rotateLimits: [-90, 90] as [number, number],
    svg: '<path d="M0 0L9 0L9 9Z" fill="#000000"/>',
    states: [],
    defaultState: null,
  }));
  const rig = rigOf({
    specVersion: 1,
    name: 'Chain',
    description: '',
    archetype: 'custom',
    canvas: { width: 200, height: 200 },
    palette: [],
    parts,
    anchors: [],
  });
  const motion = compileClip(rig, {
    clipVersion: 1,
    name: 'Whip',
    duration: 20,
    loop: true,
    tracks: [
      {
        part: 'p0',
        prop: 'rotate',
        keys: [
          { t: 0, v: 0, ease: 'linear' },
          { t: 0.5, v: 20, ease: 'easeInOut' },
          { t: 1, v: 0, ease: 'easeInOut' },
        ],
      },
    ],
    modifiers: parts
      .slice(1)
      .map(({ id }) => ({ type: 'follow' as const, part: id, strength: 1, stiffness: 100, damping: 10 })),
  });
  expect(Object.keys(sample(motion, 7.3))).toHaveLength(300);
});
