import { describe, expect, test } from 'vitest';
import { checkClip } from '@/lib/core/clip/check';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { LIMITS } from '@/lib/core/limits';
import { biped } from '../../support/rigs';

const clip = (changes: Partial<AnimationClip> = {}): AnimationClip => ({
  clipVersion: 1,
  name: 'Test',
  duration: 1,
  loop: false,
  tracks: [],
  modifiers: [],
  ...changes,
});
const linear = (t: number, v: number) => ({ t, v, ease: 'linear' as const });

function problems(input: unknown, spec: typeof biped | undefined = biped): string[] {
  const checked = checkClip(input, spec);
  return checked.ok ? [] : checked.problems.map(({ path }) => path);
}

test('a clip without tracks is valid', () => {
  expect(checkClip(clip(), biped)).toEqual({ ok: true, value: clip() });
});

test('all problems are reported at once, with their paths', () => {
  expect(
    problems(
      clip({
        tracks: [
          { part: 'wheel', prop: 'rotate', keys: [linear(0, 0)] },
          { part: 'head', prop: 'rotate', keys: [linear(0.5, 0), linear(0.2, 1)] },
          { part: 'head', prop: 'rotate', keys: [linear(0, 0)] },
          {
            part: 'mouth',
            prop: 'state',
            keys: [
              { t: 0, v: 'grin' },
              { t: 0.4, v: 'open' },
              { t: 0.6, v: 'default' },
            ],
          },
          { part: 'body', prop: 'translateX', keys: [linear(0, 1e9)] },
        ],
        modifiers: [
          { type: 'blink', part: 'eye_left', closedState: 'asleep', count: 1, duration: 0.1 },
          { type: 'follow', part: 'rope', strength: 1, stiffness: 100, damping: 10 },
          { type: 'breathing', part: 'body', amount: 0.02, cycles: 1 },
          { type: 'breathing', part: 'body', amount: 0.02, cycles: 2 },
        ],
      }),
    ),
  ).toEqual([
    'tracks[2]',
    'modifiers[3]',
    'tracks[0].part',
    'tracks[1].keys[1].t',
    'tracks[3].keys[0].v',
    'tracks[4].keys[0].v',
    'modifiers[0].closedState',
    'modifiers[1].part',
  ]);
});

test('without a spec any parts and states are accepted, but all other rules apply', () => {
  const foreign = clip({
    tracks: [
      {
        part: 'wheel',
        prop: 'state',
        keys: [
          { t: 0.5, v: 'spin' },
          { t: 0.2, v: 'stop' },
        ],
      },
    ],
  });
  const checked = checkClip(foreign);
  expect(checked.ok ? [] : checked.problems.map(({ path }) => path)).toEqual(['tracks[0].keys[1].t']);
});

test('two keys at one time are an instant change', () => {
  expect(
    problems(clip({ tracks: [{ part: 'head', prop: 'rotate', keys: [linear(0.5, 0), linear(0.5, 9)] }] })),
  ).toEqual([]);
});

describe('shapes', () => {
  test.each([
    [
      'a number that is none',
      { ...clip(), tracks: [{ part: 'head', prop: 'rotate', keys: [linear(0, Number.NaN)] }] },
      'tracks[0].keys[0].v',
    ],
    [
      'an endless number',
      { ...clip(), tracks: [{ part: 'head', prop: 'rotate', keys: [linear(0, Infinity)] }] },
      'tracks[0].keys[0].v',
    ],
    ['a duration over 20 s', clip({ duration: 20.1 }), 'duration'],
    ['a duration under 0.2 s', clip({ duration: 0.1 }), 'duration'],
    ['another version', { ...clip(), clipVersion: 2 }, 'clipVersion'],
    ['a field too many', { ...clip(), fps: 30 }, 'fps'],
    [
      'an unknown easing',
      { ...clip(), tracks: [{ part: 'head', prop: 'rotate', keys: [{ t: 0, v: 0, ease: 'swift' }] }] },
      'tracks[0].keys[0].ease',
    ],
    ['a missing name', { ...clip(), name: undefined }, 'name'],
  ])('%s is refused', (_, input, path) => {
    expect(problems(input)).toContain(path);
  });
});

test('budgets on tracks, keys and modifiers hold', () => {
  const many = Array.from({ length: LIMITS.tracks.perClip + 1 }, (_, i) => ({
    part: `part_${i}`,
    prop: 'rotate' as const,
    keys: [linear(0, 0)],
  }));
  const keys = Array.from({ length: LIMITS.tracks.keysPerTrack + 1 }, () => linear(0, 0));
  expect(checkClip(clip({ tracks: many }))).toMatchObject({ ok: false, problems: [{ path: 'tracks' }] });
  expect(checkClip(clip({ tracks: [{ part: 'head', prop: 'rotate', keys }] }))).toMatchObject({
    ok: false,
    problems: [{ path: 'tracks[0].keys' }],
  });
});
