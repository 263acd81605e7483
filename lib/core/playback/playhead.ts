/** A time position that runs at a speed or is paused; times of the outer clock are in seconds. */
export interface Playhead {
  /** The position while it is paused, or the position at `since`, in seconds. */
  readonly at: number;
  /** The outer time at which it began to run from `at`; null while it is paused. */
  readonly since: number | null;
  /** Seconds that pass here in one second of the outer clock. */
  readonly speed: number;
}

/** The position of a playhead at the outer time `now`, in seconds. */
export function positionOf({ at, since, speed }: Playhead, now: number): number {
  return since === null ? at : at + (now - since) * speed;
}

/** The playhead from `now` on, at the position that it has then: running at a speed, or paused. */
export function withSpeed(head: Playhead, now: number, isRunning: boolean, speed: number): Playhead {
  return { at: positionOf(head, now), since: isRunning ? now : null, speed };
}
