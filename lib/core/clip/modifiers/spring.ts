/** Steps a second of every spring: fine enough for stiffness 400, the same everywhere. */
export const SPRING_RATE = 240;
/** A loop is as it will ever be when what it began with has faded this many times to a third. */
const FADES = 20;

export interface Spring {
  stiffness: number;
  damping: number;
}

/**
 * A mass on a spring whose other end moves along `target` (evenly timed, first and last included), by semi-implicit
 * Euler: where the mass is relative to it at each moment. The air damps it, so that it trails behind a steady movement
 * as well. A loop swings as after endless passes; a one-shot starts hanging still.
 */
export function trail(
  target: readonly number[],
  seconds: number,
  { stiffness, damping }: Spring,
  loop: boolean,
): number[] {
  const steps = target.length - 1;
  const dt = seconds / steps;
  // What fades slowest is the swing, or the creep of a mass in thick air.
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
