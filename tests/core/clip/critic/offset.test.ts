import { expect, test } from 'vitest';
import { clip, found, track } from './stage';

const nod = (part: string, late: number, by: number) =>
  track(part, 'rotate', [
    [0, 0],
    [0.1 + late, 0],
    [0.4 + late, by],
    [0.8 + late, 0],
  ]);

test('a figure whose parts all start and stop together is found', () => {
  expect(found('offset', clip([nod('head', 0, 12), nod('arm_left', 0, 30), nod('antenna', 0, -20)]))).toMatchObject([
    { part: 'root', message: expect.stringContaining('3 parts') },
  ]);
});

test('one delayed part is enough', () => {
  expect(found('offset', clip([nod('head', 0, 12), nod('arm_left', 0.05, 30)]))).toEqual([]);
});

const slide = (part: string) =>
  track(part, 'translateX', [
    [0, 0],
    [0.5, 12],
    [1, 0],
  ]);

test('facial features that move together count as one part', () => {
  expect(found('offset', clip([slide('eye_left'), slide('eye_right'), slide('mouth')]))).toEqual([]);
});
