import { expect, test } from 'vitest';
import { clip, found, track } from './stage';

test('two keys at one time with different values are found', () => {
  expect(
    found(
      'keys',
      clip([
        track('head', 'rotate', [
          [0, 0],
          [0.5, 0],
          [0.5, 12],
          [1, 0],
        ]),
      ]),
    ),
  ).toMatchObject([{ part: 'head', prop: 'rotate', t: 1, message: expect.stringContaining('from 0 to 12') }]);
});

test('equal keys at one time, and several keys at time 0, are not found', () => {
  expect(
    found(
      'keys',
      clip([
        track('head', 'rotate', [
          [0, 0],
          [0.5, 8],
          [0.5, 8],
          [1, 0],
        ]),
      ]),
    ),
  ).toEqual([]);
  expect(
    found(
      'keys',
      clip([
        track('head', 'rotate', [
          [0, 20],
          [0, 0],
          [0.5, 8],
          [1, 0],
        ]),
      ]),
    ),
  ).toEqual([]);
});

test('keys at different times are not found', () => {
  expect(
    found(
      'keys',
      clip([
        track('head', 'rotate', [
          [0, 0],
          [0.5, 8],
          [0.6, 8],
          [1, 0],
        ]),
      ]),
    ),
  ).toEqual([]);
});
