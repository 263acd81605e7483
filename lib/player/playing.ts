import { blendPoses } from '@/lib/core/clip/blend';
import { type Motion, sample } from '@/lib/core/clip/sample';
import { type Playhead, positionOf, withSpeed } from '@/lib/core/playback/playhead';
import type { Pose } from '@/lib/core/rig/pose';

/** Under reduced motion, the pose at this share of a motion is shown as a still. */
const STILL_POSE_SHARE = 0.4;
/** The duration of blends under reduced motion, in seconds. */
const GENTLE_SECONDS = 0.3;

/** The playback of a motion and its position. */
export interface Playing {
  /** The seconds played so far, scaled by the speed. This is the clock of state machines. */
  seconds(): number;
  /**
   * Plays a motion from its start, and blends from the shown pose within `blend` seconds. Null plays the rest pose. The
   * motion ends after `until` seconds; null for never.
   */
  perform(motion: Motion | null, blend: number, until: number | null): void;
  /** Goes to a time of the motion, in seconds. */
  seek(seconds: number): void;
  /** Sets the playback speed. */
  setSpeed(speed: number): void;
  /** Runs the clock while `awake`. Loops keep their phase relative to other mascots while `free`. */
  setAwake(awake: boolean, free: boolean): void;
  /** The pose of the motion and its blend. */
  posed(): Pose;
  /** Whether the motion changes the pose. */
  moving(): boolean;
  blending(): boolean;
  /** The motion, its start in seconds of the document timeline, and its speed. */
  goOn(): [motion: Motion | null, start: number, speed: number];
}

/**
 * The document timeline in seconds. It is the same for all calls within a frame, so that mascots that start together
 * stay in phase.
 */
const now = (): number => Number(document.timeline.currentTime) / 1000;

/**
 * Creates a playback without a motion. `still` tells whether the user prefers reduced motion; `renew` is called after
 * every change. The clock, which finite motions and state machines use, runs only while the mascot is awake. The phase,
 * which loops use, also runs off screen, so that loops are still in phase when they become visible again.
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

  const place = (): number => positionOf(motion?.loop ? phase : clock, now());
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
    seconds: () => positionOf(clock, now()),
    setAwake(awake, free) {
      clock = withSpeed(clock, now(), awake, speed);
      phase = withSpeed(phase, now(), free, speed);
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
