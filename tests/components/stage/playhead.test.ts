import { describe, expect, test } from 'vitest';
import {
  advance,
  createPlayhead,
  FRAME_SECONDS,
  load,
  seek,
  shiftSpeed,
  step,
  toggle,
} from '@/components/stage/playhead';

function playing(loop: boolean) {
  const playhead = createPlayhead();
  load(playhead, { duration: 2, loop });
  return playhead;
}

describe('the playhead', () => {
  test('wraps a loop', () => {
    const playhead = playing(true);
    advance(playhead, 2.5);
    expect(playhead.getState()).toMatchObject({ time: 0.5, playing: true });
  });

  test('stops a one-shot at its end, and replays it from the start', () => {
    const playhead = playing(false);
    advance(playhead, 2.5);
    expect(playhead.getState()).toMatchObject({ time: 2, playing: false });
    toggle(playhead);
    expect(playhead.getState()).toMatchObject({ time: 0, playing: true });
  });

  test('runs at its speed', () => {
    const playhead = playing(true);
    playhead.setState({ speed: 0.5 });
    advance(playhead, 1);
    expect(playhead.getState().time).toBe(0.5);
  });

  test('pauses at a given time, within the motion', () => {
    const playhead = playing(true);
    seek(playhead, 9);
    expect(playhead.getState()).toMatchObject({ time: 2, playing: false });
    seek(playhead, -1);
    expect(playhead.getState().time).toBe(0);
  });

  test('steps by whole frames of the default rate', () => {
    const playhead = playing(true);
    seek(playhead, 0.51);
    step(playhead, 1);
    expect(playhead.getState().time).toBeCloseTo(16 * FRAME_SECONDS, 9);
    step(playhead, -1);
    expect(playhead.getState().time).toBeCloseTo(15 * FRAME_SECONDS, 9);
  });

  test('steps through the speeds, and stops at both ends', () => {
    const playhead = playing(true);
    for (let i = 0; i < 5; i++) shiftSpeed(playhead, 1);
    expect(playhead.getState().speed).toBe(2);
    for (let i = 0; i < 9; i++) shiftSpeed(playhead, -1);
    expect(playhead.getState().speed).toBe(0.25);
  });

  test('does nothing without a motion', () => {
    const playhead = createPlayhead();
    toggle(playhead);
    advance(playhead, 1);
    expect(playhead.getState()).toMatchObject({ time: 0, playing: false });
  });
});
