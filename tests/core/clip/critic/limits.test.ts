import { expect, test } from 'vitest';
import { clip, found, track } from './stage';

test('a rotation beyond the limits is found at its extreme', () => {
  expect(
    found(
      'limits',
      clip([
        track('head', 'rotate', [
          [0, 0],
          [0.5, 40],
          [1, 0],
        ]),
      ]),
    ),
  ).toMatchObject([{ part: 'head', t: expect.closeTo(1, 2), message: expect.stringContaining('15.0° past') }]);
});

test('an overshoot beyond the limits is found, and a rotation of a fixed part', () => {
  expect(
    found(
      'limits',
      clip([
        track('head', 'rotate', [
          [0, 0],
          [0.5, 24.5, 'easeOutBack'],
          [1, 0],
        ]),
      ]),
    ),
  ).toHaveLength(1);
  expect(
    found(
      'limits',
      clip([
        track('mouth', 'rotate', [
          [0, 0],
          [0.5, 5],
          [1, 0],
        ]),
      ]),
    )[0]?.message,
  ).toContain('does not turn');
});

test('a rotation within the limits is not found', () => {
  expect(
    found(
      'limits',
      clip([
        track('head', 'rotate', [
          [0, 0],
          [0.5, 25],
          [1, -25],
        ]),
      ]),
    ),
  ).toEqual([]);
});
