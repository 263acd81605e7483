import { expect, test } from 'vitest';
import { clip, found, track } from './stage';

test('a linear swing is found', () => {
  expect(
    found(
      'easing',
      clip([
        track('head', 'rotate', [
          [0, 0],
          [0.4, 18, 'linear'],
          [0.8, -18, 'linear'],
          [1, 0, 'linear'],
        ]),
      ]),
    ),
  ).toMatchObject([{ part: 'head', t: 0.8 }]);
});

test('the same swing with easing is not found', () => {
  expect(
    found(
      'easing',
      clip([
        track('head', 'rotate', [
          [0, 0],
          [0.4, 18],
          [0.8, -18],
          [1, 0],
        ]),
      ]),
    ),
  ).toEqual([]);
});

test('a baked sine in small linear steps and a steadily rotating wheel are not found', () => {
  const baked = Array.from(
    { length: 41 },
    (_, i) => [i / 40, 20 * Math.sin((i / 40) * 2 * Math.PI), 'linear'] as const,
  );
  expect(found('easing', clip([track('head', 'rotate', baked)], { loop: true }))).toEqual([]);
  expect(
    found(
      'easing',
      clip(
        [
          track('head', 'rotate', [
            [0, 0],
            [1, 360, 'linear'],
          ]),
        ],
        { loop: true },
      ),
    ),
  ).toEqual([]);
});
