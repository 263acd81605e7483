/** The steps per second of every spring simulation: fine enough for stiffness 400. */
export const SPRING_RATE = 240;
/** The number of time constants after which a loop's initial motion has decayed. */
const FADES = 20;

/** The constants of a spring: how fast it pulls back, and how soon its swing fades. */
export interface Spring {
  stiffness: number;
  damping: number;
}

/**
 * Simulates a mass on a spring whose other end moves along `target` (evenly timed, first and last included), by
 * semi-implicit Euler. Gives the mass's position relative to that end at each time. Air resistance makes it trail
 * behind a steady movement, too. A loop is in its periodic state; a one-shot starts at rest.
 */
export function trail(
  target: readonly number[],
  seconds: number,
  { stiffness, damping }: Spring,
  loop: boolean,
): number[] {
  const steps = target.length - 1;
  const dt = seconds / steps;
  // The slowest decay is that of the oscillation, or of an overdamped mass's creep.
  const settling = loop ? FADES * Math.max(2 / damping, damping / stiffness) : 0;
  let x = target[0] ?? 0;
  let v = 0;
  for (let passed = 0; ; passed += seconds) {
    const behind: number[] = [];
    for (const goal of target) {
      const off = x - goal;
      if (behind.push(off) > steps) break;
      v -= (stiffness * off + damping * v) * dt;
      x += v * dt;
    }
    if (passed >= settling) return behind;
  }
}
