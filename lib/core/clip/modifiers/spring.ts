/** Steps a second of every spring, the same everywhere: fine enough for stiffness 400. */
export const SPRING_RATE = 240;
/** A loop has settled when its initial motion has decayed this many times by a factor of e. */
const FADES = 20;

export interface Spring {
  stiffness: number;
  damping: number;
}

/**
 * A mass on a spring whose other end moves along `target` (evenly timed, first and last included), by semi-implicit
 * Euler. Gives the mass's place relative to that end at each moment. The air damps the mass, so that it also trails
 * behind a steady movement. A loop swings as after endless passes; a one-shot starts hanging still.
 */
export function trail(
  target: readonly number[],
  seconds: number,
  { stiffness, damping }: Spring,
  loop: boolean,
): number[] {
  const steps = target.length - 1;
  const dt = seconds / steps;
  // The slowest decay is that of the swing, or the creep of an overdamped mass.
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
