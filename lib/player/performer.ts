import type { Rig } from '@/lib/core/rig/rig';
import type { PoseLayer } from './layer';
import { onFrame } from './loop';
import { createPlaying, type Playing } from './playing';
import { type PagePresence, presenceOf } from './presence';
import type { View } from './view';

/** The number of frames that are drawn by script while the browser's animations are prepared. */
const FIRST_FRAMES = 3;

/** Shows motions in a view, with layers on top. Requests no frames while nothing moves. */
export interface Performer
  extends Pick<PagePresence, 'attend' | 'hold'>, Pick<Playing, 'seconds' | 'perform' | 'seek' | 'setSpeed'> {
  readonly layers: Set<PoseLayer>;
  /** Whether the user prefers reduced motion. */
  still(): boolean;
  /**
   * Shows the current pose, and then requests frames, starts browser animations, or does nothing, depending on what
   * moves.
   */
  renew(): void;
}

/**
 * The code that lets the browser animate motions, loaded once per page when it is first needed. Until then, or if it
 * fails to load, frames are drawn by script.
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

/**
 * Creates a performer without a motion. It is not attached to the page yet. Nothing moves while `element` is off
 * screen; `concluded` is called at the end of a motion.
 */
export function createPerformer(element: Element, rig: Rig, view: View, concluded: () => void): Performer {
  const layers = new Set<PoseLayer>();
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  const still = (): boolean => reduced.matches;
  const presence = presenceOf(element, reduced, renew);
  const playing = createPlaying(still, renew, concluded);
  let ticks = 0;
  let endFrames: (() => undefined) | undefined;
  let endFilm: (() => undefined) | undefined;

  const live = (): boolean => playing.blending() || [...layers].some((layer) => layer.live());
  const show = (elapsed: number): void =>
    view.show([...layers].reduce((pose, layer) => layer.apply(pose, elapsed), playing.posed()));

  function tick(elapsed: number): void {
    ticks += 1;
    show(elapsed);
    if (ticks < FIRST_FRAMES || live()) return;
    if (project || !playing.moving()) renew();
    else film ??= loadFilm();
  }

  function renew(): void {
    const awake = presence.awake();
    playing.setAwake(awake, presence.free());
    endFilm = endFilm?.();
    show(0);
    const moves = awake && playing.moving();
    if ((awake && live()) || (moves && (ticks < FIRST_FRAMES || !project))) endFrames ??= onFrame(tick);
    else {
      endFrames = endFrames?.();
      if (moves) endFilm = project?.(view, rig, ...playing.goOn());
    }
  }

  return {
    ...presence,
    ...playing,
    layers,
    still,
    renew,
    perform(...what) {
      ticks = 0;
      playing.perform(...what);
    },
  };
}
