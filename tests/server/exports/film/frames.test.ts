import { describe, expect, test } from 'vitest';
import { planFrames } from '@/lib/core/clip/frame-plan';
import { heldFrames } from '@/lib/server/exports/film/frames';
import type { Frame } from '@/lib/core/rig/frame';

const frame = (opacity: number): Frame => ({
  width: 10,
  height: 10,
  palette: new Map(),
  parts: [{ id: 'a', state: null, matrix: [1, 0, 0, 1, 0, 0], opacity, svg: '<path/>' }],
});

describe('a frame plan', () => {
  test('of a loop leaves out the end, which is the beginning', () => {
    const { ticks, timeOf } = planFrames({ duration: 2, loop: true }, 10);
    expect([ticks, timeOf(0), timeOf(19)]).toEqual([20, 0, 1.9000000000000001]);
  });

  test('of a motion that plays once ends with its last pose', () => {
    const { ticks, timeOf } = planFrames({ duration: 2, loop: false }, 10);
    expect([ticks, timeOf(0), timeOf(19)]).toEqual([20, 0, 2]);
  });

  test('lasts as long as the clip even where frames do not fit evenly', () => {
    const { ticks, tickSeconds } = planFrames({ duration: 1.25, loop: true }, 30);
    expect(ticks * tickSeconds).toBeCloseTo(1.25, 12);
  });

  test('has at least two frames', () => {
    expect(planFrames({ duration: 0.2, loop: true }, 6).ticks).toBe(2);
  });
});

describe('held frames', () => {
  test('come once, with how long they are held', () => {
    const shown = [1, 1, 0.5, 0.5, 0.5, 1];
    expect([...heldFrames((tick) => frame(shown[tick]!), shown.length)].map(({ ticks }) => ticks)).toEqual([2, 3, 1]);
  });
});
