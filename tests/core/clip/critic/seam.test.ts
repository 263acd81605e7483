import { expect, test } from 'vitest';
import { clip, found, track } from './stage';

test('a loop that jumps is found at its end, a seamless one is not', () => {
  expect(
    found(
      'seam',
      clip(
        [
          track('body', 'translateY', [
            [0, 0],
            [1, 0.6],
          ]),
        ],
        { loop: true },
      ),
    ),
  ).toMatchObject([{ t: expect.closeTo(2, 3), message: expect.stringContaining('0.6 pixels') }]);
  expect(
    found(
      'seam',
      clip(
        [
          track('body', 'translateY', [
            [0, 0],
            [1, 0.4],
          ]),
        ],
        { loop: true },
      ),
    ),
  ).toEqual([]);
  expect(
    found(
      'seam',
      clip(
        [
          track('body', 'translateY', [
            [0, 3],
            [0.5, -3],
            [1, 3],
          ]),
        ],
        { loop: true },
      ),
    ),
  ).toEqual([]);
});

test('a one-shot that starts or ends away from rest is found', () => {
  expect(
    found(
      'seam',
      clip([
        track('body', 'translateX', [
          [0, 0.3],
          [1, 0],
        ]),
      ]),
    ),
  ).toMatchObject([{ t: 0, message: expect.stringContaining('starts') }]);
  expect(
    found(
      'seam',
      clip([
        track('head', 'rotate', [
          [0, 0],
          [1, 2],
        ]),
      ]),
    ),
  ).toMatchObject([{ t: 2, message: expect.stringContaining('ends') }]);
  expect(
    found(
      'seam',
      clip([
        track('head', 'rotate', [
          [0, 0],
          [0.5, 9],
          [1, 0],
        ]),
      ]),
    ),
  ).toEqual([]);
});
