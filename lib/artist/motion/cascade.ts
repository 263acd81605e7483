/** The largest number of juggled balls. */
const MAX_BALLS = 7;
/** The share of a hand's cycle in which it holds a ball, and that share if there is only one ball. */
const DWELL_SHARE = 0.55;
const LONE_DWELL_SHARE = 0.3;

/** The timing of a juggling cascade in seconds: the hands throw alternately, one beat apart. */
export interface Cascade {
  balls: number;
  /** The number of full cycles of each ball. */
  rounds: number;
  beat: number;
  dwell: number;
  flight: number;
}

/** Fits a cascade into a duration so that every ball ends where it started. */
export function cascadeOf(seconds: number, count: number | null): Cascade {
  const balls = Math.min(Math.max(count ?? 3, 1), MAX_BALLS);
  const natural = balls * (0.56 + 0.06 * balls);
  const rounds = Math.max(1, Math.round(seconds / natural));
  const beat = seconds / (rounds * balls) / 2;
  const dwell = beat * 2 * (balls === 1 ? LONE_DWELL_SHARE : DWELL_SHARE);
  return { balls, rounds, beat, dwell, flight: balls * beat - dwell };
}
