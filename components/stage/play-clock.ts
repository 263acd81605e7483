import type { AnimationClip } from '@/lib/core/clip/schema';

/** Gives the moment that a player shows, in seconds of the motion. */
export type PlayedMoment = () => number;

/** How long a motion that does not loop rests before a preview repeats it, in seconds. */
const PAUSE_SECONDS = 0.7;

/**
 * The moment of a clip that a preview shows after some seconds of playing. With a rate it is the start of a frame, as a
 * file of that many frames per second shows it.
 */
export function momentAt({ duration, loop }: AnimationClip, played: number, fps: number | null): number {
  const moment = loop ? played % duration : Math.min(played % (duration + PAUSE_SECONDS), duration);
  return fps === null ? moment : Math.floor(moment * fps) / fps;
}

/** The share of a motion that stands for it where nothing moves, 0 to 1. */
export const POSTER_SHARE = 0.36;

/** A clock that stands at the moment which stands for a clip. */
export const posterClock =
  ({ duration }: AnimationClip): PlayedMoment =>
  () =>
    POSTER_SHARE * duration;

/** A clock that plays a clip from the first time it is asked, at a frame rate or, for null, at the screen's. */
export function playClock(clip: AnimationClip, fps: number | null): PlayedMoment {
  let began: number | null = null;
  return () => {
    began ??= performance.now();
    return momentAt(clip, (performance.now() - began) / 1000, fps);
  };
}
