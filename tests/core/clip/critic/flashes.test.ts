import { expect, test } from 'vitest';
import { presetClip } from '@/lib/core/clip/presets';
import { accepted, clip, found, hero, track } from './stage';

const flicker = (times: number, low: number) =>
  clip(
    [
      track(
        'body',
        'opacity',
        Array.from({ length: times * 2 + 1 }, (_, i) => [i / (times * 2), i % 2 ? low : 1] as const),
      ),
    ],
    { duration: 1, loop: true },
  );

const blinking = (times: number) =>
  clip(
    [
      {
        part: 'body',
        prop: 'state',
        keys: Array.from({ length: times * 2 }, (_, i) => ({ t: i / (times * 2), v: i % 2 ? 'lit' : 'default' })),
      },
    ],
    { duration: 1 },
  );

test('four flashes per second are found; three, or a faint shimmer, are not', () => {
  expect(found('flashes', flicker(4, 0))).toMatchObject([{ part: 'body' }]);
  expect(found('flashes', flicker(3, 0))).toEqual([]);
  expect(found('flashes', flicker(5, 0.9))).toEqual([]);
});

test('a body that switches its drawing as often is found', () => {
  const spec = accepted({
    ...hero,
    parts: hero.parts.map((part) =>
      part.id === 'body' ? { ...part, states: [{ name: 'lit', svg: part.svg }] } : part,
    ),
  });
  expect(found('flashes', blinking(5), spec)).toHaveLength(1);
  expect(found('flashes', blinking(2), spec)).toEqual([]);
});

test('a speaking mouth is not found', () => {
  expect(found('flashes', presetClip(hero, 'talk'))).toEqual([]);
});
