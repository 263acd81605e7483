/** A place in time that runs at a speed or is held; times of the outer clock are in seconds. */
export interface Playhead {
  /** The place where it is held, or that at `since`, in seconds. */
  readonly at: number;
  /** When it began to run from `at`; null while it is held. */
  readonly since: number | null;
  /** Seconds that pass here in one second of the outer clock. */
  readonly speed: number;
}

/** Where a playhead is at `now`. */
export function placeOf({ at, since, speed }: Playhead, now: number): number {
  return since === null ? at : at + (now - since) * speed;
}

/** The playhead at `now`, running on at a speed, or held. */
export function turned(head: Playhead, now: number, runs: boolean, speed: number): Playhead {
  return { at: placeOf(head, now), since: runs ? now : null, speed };
}
