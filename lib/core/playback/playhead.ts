/** A time position that runs at a speed or is paused; times of the outer clock are in seconds. */
export interface Playhead {
  /** The position while it is paused, or the position at `since`, in seconds. */
  readonly at: number;
  /** The outer time at which it began to run from `at`; null while it is paused. */
  readonly since: number | null;
  /** Seconds that pass here in one second of the outer clock. */
  readonly speed: number;
}

/** Gives the position of a playhead at `now`. */
export function placeOf({ at, since, speed }: Playhead, now: number): number {
  return since === null ? at : at + (now - since) * speed;
}

/** Changes a playhead at `now`: it runs at a speed, or is paused. */
export function turned(head: Playhead, now: number, runs: boolean, speed: number): Playhead {
  return { at: placeOf(head, now), since: runs ? now : null, speed };
}
