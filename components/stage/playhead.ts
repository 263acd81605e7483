import { createStore, type StoreApi } from 'zustand/vanilla';

/** The position of a motion in seconds, and how it plays. */
interface PlayheadState {
  /** Seconds since the motion's start, 0 to `duration`. */
  time: number;
  /** Seconds; 0 while nothing is loaded. */
  duration: number;
  playing: boolean;
  loop: boolean;
  /** Factor, 1 is as authored. */
  speed: number;
}

export type StagePlayhead = StoreApi<PlayheadState>;

/** The offered speeds. */
export const SPEEDS = [0.25, 0.5, 1, 1.5, 2] as const;

/** A step in seconds: one frame at the exports' default rate. */
export const FRAME_SECONDS = 1 / 30;

/** A playhead with nothing loaded. */
export function createPlayhead(): StagePlayhead {
  return createStore<PlayheadState>(() => ({ time: 0, duration: 0, playing: false, loop: true, speed: 1 }));
}

/** Loads a motion and plays it from the start; the chosen speed stays. */
export function load(playhead: StagePlayhead, motion: { duration: number; loop: boolean }): void {
  playhead.setState({ time: 0, duration: motion.duration, loop: motion.loop, playing: true });
}

/** Advances by the elapsed time: a loop wraps, a one-shot stops at its end. */
export function advance(playhead: StagePlayhead, elapsedSeconds: number): void {
  const { time, duration, playing, loop, speed } = playhead.getState();
  if (!playing || duration === 0) return;
  const next = time + elapsedSeconds * speed;
  if (next < duration) playhead.setState({ time: next });
  else if (loop) playhead.setState({ time: next % duration });
  else playhead.setState({ time: duration, playing: false });
}

/** Plays or pauses; a motion at its end starts again. */
export function toggle(playhead: StagePlayhead): void {
  const { playing, time, duration } = playhead.getState();
  if (duration === 0) return;
  playhead.setState(playing ? { playing: false } : { playing: true, time: time >= duration ? 0 : time });
}

/** Seeks to a moment, in seconds, and pauses. */
export function seek(playhead: StagePlayhead, time: number): void {
  const { duration } = playhead.getState();
  playhead.setState({ time: Math.min(Math.max(0, time), duration), playing: false });
}

/** Steps by a number of frames and pauses. */
export function step(playhead: StagePlayhead, frames: number): void {
  const at = Math.round(playhead.getState().time / FRAME_SECONDS);
  seek(playhead, (at + frames) * FRAME_SECONDS);
}

/** The next faster (+1) or slower (-1) offered speed. */
export function shiftSpeed(playhead: StagePlayhead, by: 1 | -1): void {
  const { speed } = playhead.getState();
  const next = by > 0 ? SPEEDS.find((value) => value > speed) : SPEEDS.findLast((value) => value < speed);
  if (next !== undefined) playhead.setState({ speed: next });
}
