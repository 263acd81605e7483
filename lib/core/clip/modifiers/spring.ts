/** Steps a second of every spring: fine enough for stiffness 400, the same everywhere. */
export const SPRING_RATE = 240;

export interface Spring {
  stiffness: number;
  damping: number;
}

type State = [position: number, speed: number];

/**
 * A mass on a spring whose other end moves along `target` (evenly timed, first and last included): where the mass is
 * relative to it at each moment. The air damps it, so that it trails behind a steady movement as well.
 * A loop is solved for the swing that repeats exactly, as after endless passes; a one-shot starts hanging still.
 */
export function trail(target: Float64Array, seconds: number, spring: Spring, loop: boolean): Float64Array {
  const steps = target.length - 1;
  const dt = seconds / steps;
  const start: State = loop ? steadyStart(target, dt, spring) : [target[0] ?? 0, 0];
  const out = new Float64Array(steps + 1);
  run(target, dt, spring, start, out);
  if (loop) out[steps] = out[0] ?? 0;
  return out;
}

/** Runs the spring once along the target from a state; semi-implicit Euler. Fills `out` with the offsets when given. */
function run(target: Float64Array | null, dt: number, { stiffness, damping }: Spring, start: State, out: Float64Array | number): State {
  let [x, v] = start;
  const steps = typeof out === 'number' ? out : out.length - 1;
  for (let i = 0; i <= steps; i += 1) {
    const goal = target ? (target[i] ?? 0) : 0;
    if (typeof out !== 'number') out[i] = x - goal;
    if (i === steps) break;
    v += (stiffness * (goal - x) - damping * v) * dt;
    x += v * dt;
  }
  return [x, v];
}

/** The state that one pass over the loop leads back to: the fixed point of a linear map, found from three passes. */
function steadyStart(target: Float64Array, dt: number, spring: Spring): State {
  const steps = target.length - 1;
  const [bx, bv] = run(target, dt, spring, [0, 0], steps);
  const [axx, avx] = run(null, dt, spring, [1, 0], steps);
  const [axv, avv] = run(null, dt, spring, [0, 1], steps);
  const det = (1 - axx) * (1 - avv) - axv * avx;
  return [((1 - avv) * bx + axv * bv) / det, (avx * bx + (1 - axx) * bv) / det];
}
