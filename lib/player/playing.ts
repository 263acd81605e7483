import { blendPoses } from '@/lib/core/clip/blend';
import { type Motion, sample } from '@/lib/core/clip/sample';
import { type Playhead, placeOf, turned } from '@/lib/core/playback/playhead';
import type { Pose } from '@/lib/core/rig/pose';

/** Where reduced motion is asked for, the pose at this share of a motion stands for all of it. */
const STILL_POSE_SHARE = 0.4;
/** Where reduced motion is asked for, changes take this long. */
const GENTLE_SECONDS = 0.3;

/** The motion that is played, and where in it. */
export interface Playing {
  /** Seconds that have been played, at the speed that was set: what a state machine goes by. */
  seconds(): number;
  /**
   * Plays a motion from its start, coming from what is shown within `blend` seconds; without a motion the mascot rests.
   * After `until` seconds of it, where they are given, it has ended.
   */
  perform(motion: Motion | null, blend: number, until: number | null): void;
  /** Goes to a moment of the motion, in seconds. */
  seek(seconds: number): void;
  /** Sets how many seconds pass in one. */
  setSpeed(speed: number): void;
  /** Lets time run while `awake`; motions that loop stay in step with others as long as they are `free`. */
  setAwake(awake: boolean, free: boolean): void;
  /** The pose of the motion and its blend. */
  posed(): Pose;
  /** Whether the pose changes: by the motion, or by the blend into it. */
  moving(): boolean;
  blending(): boolean;
  /** The motion with its start, in seconds of the page's timeline, and its speed. */
  goOn(): [motion: Motion | null, start: number, speed: number];
}

/** Seconds of the page's own timeline: the same for all that begin in one frame, so that they stay in step. */
const now = (): number => Number(document.timeline.currentTime) / 1000;

/**
 * Nothing played yet. `still` tells whether reduced motion is asked for; calls `renew` after every change.
 * The clock runs while the mascot is awake: motions that end, and state machines, wait meanwhile.
 * The phase runs while it is free: what loops is in step with others when it comes into sight again.
 */
export function createPlaying(still: () => boolean, renew: () => void, concluded: () => void): Playing {
  let clock: Playhead = { at: 0, since: null, speed: 1 };
  let speed = 1;
  let phase = clock;
  let motion: Motion | null = null;
  let start = 0;
  let end: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let blend: { from: Pose; since: number; seconds: number } | null = null;

  const place = (): number => placeOf(motion?.loop ? phase : clock, now());
  const moving = (): boolean =>
    motion !== null && speed > 0 && !still() && (motion.loop || place() - start < motion.duration);

  function posed(): Pose {
    const pose = motion ? sample(motion, still() ? motion.duration * STILL_POSE_SHARE : place() - start) : {};
    const u = blend ? (now() - blend.since) / blend.seconds : 1;
    if (blend && u < 1) return blendPoses(blend.from, pose, u * u * (3 - 2 * u));
    blend = null;
    return pose;
  }

  function conclude(): void {
    end = null;
    renew();
    concluded();
  }

  return {
    posed,
    moving,
    blending: () => blend !== null,
    seconds: () => placeOf(clock, now()),
    setAwake(awake, free) {
      clock = turned(clock, now(), awake, speed);
      phase = turned(phase, now(), free, speed);
      clearTimeout(timer);
      if (awake && end !== null && speed) timer = setTimeout(conclude, ((end - place() + start) / speed) * 1000);
    },
    goOn: () => [motion, now() - (place() - start) / speed, speed],
    perform(next, seconds, until) {
      const gentle = still() ? GENTLE_SECONDS : seconds;
      blend = gentle > 0 ? { from: posed(), since: now(), seconds: gentle } : null;
      motion = next;
      end = until;
      start = place();
      renew();
    },
    seek(seconds) {
      start = place() - seconds;
      blend = null;
      renew();
    },
    setSpeed(value) {
      speed = value;
      renew();
    },
  };
}
