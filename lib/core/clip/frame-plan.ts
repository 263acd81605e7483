import type { AnimationClip } from './schema';

/** The sampling of a clip: `ticks` frames of `tickSeconds` each, together as long as the clip. */
export interface FramePlan {
  ticks: number;
  tickSeconds: number;
  /** Gives the time of a tick in the clip, in seconds. A loop leaves out its last moment, which equals its first. */
  timeOf(tick: number): number;
}

/** Plans the frames of a clip at about this many per second; at least two, so that the file is an animation. */
export function planFrames({ duration, loop }: Pick<AnimationClip, 'duration' | 'loop'>, fps: number): FramePlan {
  const ticks = Math.max(2, Math.round(duration * fps));
  const step = duration / (loop ? ticks : ticks - 1);
  return { ticks, tickSeconds: duration / ticks, timeOf: (tick) => tick * step };
}
