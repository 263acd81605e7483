import { blendPoses } from '@/lib/core/clip/blend';
import { type Motion, sample } from '@/lib/core/clip/sample';
import { type Playhead, placeOf, turned } from '@/lib/core/playback/playhead';
import type { Pose } from '@/lib/core/rig/pose';
import type { Rig } from '@/lib/core/rig/rig';
import type { PoseLayer } from './layer';
import { onFrame } from './loop';
import type { View } from './view';

/** Where reduced motion is asked for, this share of a motion stands for all of it, */
const TELLING = 0.4;
/** and changes take this long. */
const GENTLE_SECONDS = 0.3;
/** A motion's first frames are drawn here: its film takes some milliseconds to make. */
const FIRST_FRAMES = 3;

/** Who performs, and who is told. */
export interface Stage {
  /** What is looked at: nothing moves while it is out of sight. */
  readonly element: Element;
  readonly rig: Rig;
  readonly view: View;
  /** Called when what is performed has come to its end. */
  concluded(): void;
}

/** Shows one motion after the other in a view, with layers over them, and rests whenever nothing moves. */
export interface Performer {
  readonly layers: Set<PoseLayer>;
  /** Goes on, in the page. */
  connect(): void;
  /** Ends everything that runs. */
  disconnect(): void;
  /** Seconds that have been played, at the speed that was set: what a state machine goes by. */
  seconds(): number;
  /**
   * Shows a motion from its start, coming from what is shown within `blend` seconds; without a motion the mascot rests.
   * After `seconds` of it, where they are given, its end is told.
   */
  perform(motion: Motion | null, blend: number, seconds: number | null): void;
  /** Goes to a moment of the motion, in seconds. */
  seek(seconds: number): void;
  /** Holds everything where it is, or lets it go on; gives whether it was held. */
  hold(held: boolean): boolean;
  /** Sets how many seconds pass in one. */
  setSpeed(speed: number): void;
  /** Whether motion should be kept still. */
  still(): boolean;
  /** Shows what is to be seen now, and sees to it that it goes on: by frames, by itself, or not at all. */
  renew(): void;
}

/** Seconds of the page's own timeline: the same for all that begin in one frame, so that they stay in step. */
const now = (): number => Number(document.timeline.currentTime) / 1000;

/**
 * Leaves a motion to the browser: code of its own, loaded once for all when a motion plays on. Until it is there, and
 * where it cannot be loaded, frames go on.
 */
let film: Promise<void> | undefined;
let project: (typeof import('./film'))['project'] | undefined;

const loadFilm = (): Promise<void> =>
  import('./film').then(
    (loaded) => {
      project = loaded.project;
    },
    () => undefined,
  );

/** A performer without a motion yet, out of the page. */
export function createPerformer({ element, rig, view, concluded }: Stage): Performer {
  const layers = new Set<PoseLayer>();
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  /** Runs while the mascot is seen and not held: motions that end, and state machines, wait meanwhile. */
  let clock: Playhead = { at: 0, since: null, speed: 1 };
  let speed = 1;
  /** Runs while it is not held: what loops is in step with others when it comes into sight again. */
  let phase = clock;
  let motion: Motion | null = null;
  let start = 0;
  let ticks = 0;
  let timer = 0;
  /** In the page. */
  let here = false;
  /** On screen there, until the browser knows better. */
  let seen = true;
  /** By whoever asked. */
  let held = false;
  let end: number | null = null;
  let blend: { from: Pose; since: number; seconds: number } | null = null;
  let endFrames: (() => void) | undefined;
  let endFilm: (() => void) | undefined;

  const still = (): boolean => reduced.matches;
  const place = (): number => placeOf(motion?.loop ? phase : clock, now());
  const plays = (): boolean =>
    motion !== null && speed > 0 && !still() && (motion.loop || place() - start < motion.duration);
  const live = (): boolean => blend !== null || [...layers].some((layer) => layer.live());

  /** The pose of the motion and its blend, without the layers. */
  function posed(): Pose {
    const pose = motion ? sample(motion, still() ? motion.duration * TELLING : place() - start) : {};
    const u = blend ? (now() - blend.since) / blend.seconds : 1;
    if (blend && u < 1) return blendPoses(blend.from, pose, u * u * (3 - 2 * u));
    blend = null;
    return pose;
  }

  const show = (elapsed: number): void =>
    view.show([...layers].reduce((pose, layer) => layer.apply(pose, elapsed), posed()));

  const tick = (elapsed: number): void => {
    ticks += 1;
    show(elapsed);
    if (ticks < FIRST_FRAMES || live()) return;
    if (project || !plays()) renew();
    else film ??= loadFilm();
  };

  function renew(): void {
    const awake = here && seen && !held && !document.hidden;
    clock = turned(clock, now(), awake, speed);
    phase = turned(phase, now(), here && !held, speed);
    endFilm?.();
    endFilm = undefined;
    clearTimeout(timer);
    show(0);
    const position = place() - start;
    if (awake && (live() || (plays() && (ticks < FIRST_FRAMES || !project)))) endFrames ??= onFrame(tick);
    else {
      endFrames?.();
      endFrames = undefined;
      if (awake && motion && plays()) endFilm = project?.(view, rig, motion, now() - position / speed, speed);
    }
    if (awake && end !== null && speed) {
      timer = window.setTimeout(
        () => {
          end = null;
          renew();
          concluded();
        },
        ((end - position) / speed) * 1000,
      );
    }
  }

  const sight = new IntersectionObserver((changes) => {
    if (changes.at(-1)?.isIntersecting === seen) return;
    seen = !seen;
    renew();
  });

  function enter(method: 'addEventListener' | 'removeEventListener'): void {
    reduced[method]('change', renew);
    document[method]('visibilitychange', renew);
    renew();
  }

  return {
    layers,
    still,
    renew,
    connect() {
      here = true;
      sight.observe(element);
      enter('addEventListener');
    },
    disconnect() {
      here = false;
      seen = true;
      sight.disconnect();
      enter('removeEventListener');
    },
    seconds: () => placeOf(clock, now()),
    perform(next, seconds, until) {
      const gentle = still() ? GENTLE_SECONDS : seconds;
      blend = gentle > 0 ? { from: posed(), since: now(), seconds: gentle } : null;
      motion = next;
      end = until;
      ticks = 0;
      start = place();
      renew();
    },
    seek(seconds) {
      start = place() - seconds;
      blend = null;
      renew();
    },
    hold(value) {
      const before = held;
      held = value;
      renew();
      return before;
    },
    setSpeed(value) {
      speed = value;
      renew();
    },
  };
}
