import { createStore, type StoreApi } from 'zustand/vanilla';

/** The current time of a motion and its playback settings. */
interface PlayheadState {
  /** Seconds since the motion's start, 0 to `duration`. */
  time: number;
  /** Duration in seconds; 0 if no motion is loaded. */
  duration: number;
  playing: boolean;
  loop: boolean;
  /** Playback rate; 1 is the authored speed. */
  speed: number;
}

export type StagePlayhead = StoreApi<PlayheadState>;

/** The playback rates to choose from. */
export const SPEEDS = [0.25, 0.5, 1, 1.5, 2] as const;

/** The duration of one frame at the default rate of exports, in seconds. */
export const FRAME_SECONDS = 1 / 30;

/** Creates a playhead without a motion. */
export function createPlayhead(): StagePlayhead {
  return createStore<PlayheadState>(() => ({ time: 0, duration: 0, playing: false, loop: true, speed: 1 }));
}

/** Loads a motion and plays it from the start; keeps the playback rate. */
export function load(playhead: StagePlayhead, motion: { duration: number; loop: boolean }): void {
  playhead.setState({ time: 0, duration: motion.duration, loop: motion.loop, playing: true });
}

/** Advances by the elapsed time; wraps if the motion loops, else stops at its end. */
export function advance(playhead: StagePlayhead, elapsedSeconds: number): void {
  const { time, duration, playing, loop, speed } = playhead.getState();
  if (!playing || duration === 0) return;
  const next = time + elapsedSeconds * speed;
  if (next < duration) playhead.setState({ time: next });
  else if (loop) playhead.setState({ time: next % duration });
  else playhead.setState({ time: duration, playing: false });
}

/** Plays or pauses; restarts a motion that is at its end. */
export function toggle(playhead: StagePlayhead): void {
  const { playing, time, duration } = playhead.getState();
  if (duration === 0) return;
  playhead.setState(playing ? { playing: false } : { playing: true, time: time >= duration ? 0 : time });
}

/** Pauses at a time, in seconds. */
export function seek(playhead: StagePlayhead, time: number): void {
  const { duration } = playhead.getState();
  playhead.setState({ time: Math.min(Math.max(0, time), duration), playing: false });
}

/** Pauses and moves by a number of frames. */
export function step(playhead: StagePlayhead, frames: number): void {
  const at = Math.round(playhead.getState().time / FRAME_SECONDS);
  seek(playhead, (at + frames) * FRAME_SECONDS);
}

/** Selects the next faster (+1) or slower (-1) playback rate. */
export function shiftSpeed(playhead: StagePlayhead, by: 1 | -1): void {
  const { speed } = playhead.getState();
  const next = by > 0 ? SPEEDS.find((value) => value > speed) : SPEEDS.findLast((value) => value < speed);
  if (next !== undefined) playhead.setState({ speed: next });
}
