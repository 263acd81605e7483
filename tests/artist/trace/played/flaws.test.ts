import { describe, expect, test } from 'vitest';
import { flawsOf } from '@/lib/artist/trace/played/flaws';
import { partInWords } from '@/lib/artist/trace/played/part-in-words';
import { box, disc, painted } from '../pictures';

const flaws = (...strokes: Parameters<typeof painted>[2][]) => flawsOf(painted(128, 128, ...strokes).rgba, 128);
const trunk = box(30, 30, 60, 60, '#3070d0');

describe('flaws of a picture', () => {
  test('none in a plain shape', () => expect(flaws(disc(64, 64, 40, '#3070d0'))).toMatchObject({ torn: 0, loose: 0 }));
  test('a spur', () => expect(flaws(trunk, box(90, 60, 20, 2, '#3070d0')).torn).toBeGreaterThan(30));
  test('a crack', () =>
    expect(flaws(box(30, 30, 29, 60, '#3070d0'), box(61, 30, 29, 60, '#3070d0')).torn).toBeGreaterThan(80));
  test('a blot of ink', () => expect(flaws(trunk, disc(60, 60, 12, '#101010')).torn).toBeGreaterThan(300));
  test('the area of a loose piece', () =>
    expect(flaws(trunk, box(100, 40, 10, 10, '#3070d0'))).toMatchObject({ loose: 100, figure: 3700 }));
  test('none in an empty picture', () => expect(flaws()).toEqual({ torn: 0, loose: 0, figure: 0 }));
});

test.each([
  ['arm_left', 'left arm'],
  ['front_leg_right_2', 'second right front leg'],
  ['tail', 'tail'],
  ['tail_3', 'third tail'],
])('%s is the %s', (id, words) => {
  expect(partInWords(id)).toBe(words);
});
