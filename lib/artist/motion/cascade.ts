/** The most balls that are juggled. */
export const MAX_BALLS = 7;
/** The share of a hand's time in which it holds a ball, and that with one ball. */
const DWELL_SHARE = 0.55;
const LONE_DWELL_SHARE = 0.3;

/** The timing of a cascade, in seconds: hands throw in turn, one beat apart. */
export interface Cascade {
  balls: number;
  /** How often each ball goes there and back. */
  rounds: number;
  beat: number;
  dwell: number;
  flight: number;
}

/** Fits a cascade into some seconds so that at their end every ball is where it was at their start. */
export function cascadeOf(seconds: number, count: number | null): Cascade {
  const balls = Math.min(Math.max(count ?? 3, 1), MAX_BALLS);
  const natural = balls * (0.56 + 0.06 * balls);
  const rounds = Math.max(1, Math.round(seconds / natural));
  const beat = seconds / (rounds * balls) / 2;
  const dwell = beat * 2 * (balls === 1 ? LONE_DWELL_SHARE : DWELL_SHARE);
  return { balls, rounds, beat, dwell, flight: balls * beat - dwell };
}
