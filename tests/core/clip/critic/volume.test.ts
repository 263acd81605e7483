import { expect, test } from 'vitest';
import { clip, found, track } from './stage';

const squash = (wide: number) =>
  clip([
    track('body', 'scaleY', [
      [0, 1],
      [0.5, 0.8],
      [1, 1],
    ]),
    track('body', 'scaleX', [
      [0, 1],
      [0.5, wide],
      [1, 1],
    ]),
  ]);

test('a body that gets lower but not wider is found at its smallest', () => {
  expect(found('volume', squash(1))).toMatchObject([{ part: 'body', message: expect.stringContaining('20 %') }]);
  expect(found('volume', squash(1))[0]?.t).toBeCloseTo(1, 1);
});

test('a squash that preserves volume is not found', () => {
  expect(found('volume', squash(1.25))).toEqual([]);
});

const grow = (part: string) => [
  track(part, 'scaleX', [
    [0, 0.1],
    [1, 1],
  ]),
  track(part, 'scaleY', [
    [0, 0.1],
    [1, 1],
  ]),
];

test('an appearing part may grow, and an eye may shut by scaling', () => {
  expect(
    found(
      'volume',
      clip([
        ...grow('belly'),
        track('belly', 'opacity', [
          [0, 0],
          [0.8, 1],
        ]),
      ]),
    ),
  ).toEqual([]);
  expect(found('volume', clip(grow('eye_left')))).toEqual([]);
});
