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
  test('of a loop leaves out the end, which equals the beginning', () => {
    const { ticks, timeOf } = planFrames({ duration: 2, loop: true }, 10);
    expect([ticks, timeOf(0), timeOf(19)]).toEqual([20, 0, 1.9000000000000001]);
  });

  test('of a motion without a loop ends with its last pose', () => {
    const { ticks, timeOf } = planFrames({ duration: 2, loop: false }, 10);
    expect([ticks, timeOf(0), timeOf(19)]).toEqual([20, 0, 2]);
  });

  test('has the duration of the clip, even if that is not a whole number of frames', () => {
    const { ticks, tickSeconds } = planFrames({ duration: 1.25, loop: true }, 30);
    expect(ticks * tickSeconds).toBeCloseTo(1.25, 12);
  });

  test('has at least two frames', () => {
    expect(planFrames({ duration: 0.2, loop: true }, 6).ticks).toBe(2);
  });
});

describe('held frames', () => {
  test('occur once, with the number of their ticks', () => {
    const shown = [1, 1, 0.5, 0.5, 0.5, 1];
    expect([...heldFrames((tick) => frame(shown[tick]!), shown.length)].map(({ ticks }) => ticks)).toEqual([2, 3, 1]);
  });
});
