import { expect, test } from 'vitest';
import { clip, found, track } from './stage';

const arms = (share: number, late: number) =>
  clip([
    track('arm_left', 'rotate', [
      [0, 0],
      [0.2, -10],
      [0.5, 60],
      [0.9, 0],
    ]),
    track('arm_right', 'rotate', [
      [0, 0],
      [0.2 + late, 10 * share],
      [0.5 + late, -60 * share],
      [0.9 + late, 0],
    ]),
  ]);

test('arms that mirror each other exactly are found', () => {
  expect(found('twins', arms(1, 0))).toMatchObject([
    { part: 'arm_left', message: expect.stringContaining('"arm_right"') },
  ]);
});

test('a difference of a tenth in size or of a frame in time is enough', () => {
  expect(found('twins', arms(0.9, 0))).toEqual([]);
  expect(found('twins', arms(1, 0.04))).toEqual([]);
});

const hold = (part: string) =>
  track(part, 'rotate', [
    [0, 0],
    [0.5, 8],
    [1, 0],
  ]);

test('legs that stay on the ground under a leaning body may rotate equally', () => {
  expect(found('twins', clip([hold('leg_left'), hold('leg_right')]))).toEqual([]);
  expect(found('twins', clip([hold('arm_left'), hold('arm_right')]))).toHaveLength(1);
});
