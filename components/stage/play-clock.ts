import type { AnimationClip } from '@/lib/core/clip/schema';

/** Gives the current time of a player, in seconds of the motion. */
export type PlayedMoment = () => number;

/** The pause before a preview repeats a motion that does not loop, in seconds. */
const PAUSE_SECONDS = 0.7;

/**
 * The time in a clip after `played` seconds of preview. With a frame rate, it is rounded down to the start of a frame.
 */
export function momentAt({ duration, loop }: AnimationClip, played: number, fps: number | null): number {
  const moment = loop ? played % duration : Math.min(played % (duration + PAUSE_SECONDS), duration);
  return fps === null ? moment : Math.floor(moment * fps) / fps;
}

/** The time of the still image of a motion, 0 to 1 of its duration. */
export const POSTER_SHARE = 0.36;

/** A clock that stands still at the poster time of a clip. */
export const posterClock =
  ({ duration }: AnimationClip): PlayedMoment =>
  () =>
    POSTER_SHARE * duration;

/** A clock that starts with its first call. It steps at `fps`; if that is null, it runs continuously. */
export function playClock(clip: AnimationClip, fps: number | null): PlayedMoment {
  let began: number | null = null;
  return () => {
    began ??= performance.now();
    return momentAt(clip, (performance.now() - began) / 1000, fps);
  };
}
