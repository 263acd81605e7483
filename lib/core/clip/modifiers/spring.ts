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
  const [out] = run(target, dt, spring, loop ? steadyStart(target, dt, spring) : [target[0] ?? 0, 0]);
  if (loop) out[steps] = out[0] ?? 0;
  return out;
}

/** Runs the spring once along the target from a state, by semi-implicit Euler: how far it is off at each moment, and its state at the last. */
function run(target: Float64Array, dt: number, { stiffness, damping }: Spring, [x, v]: State): [offsets: Float64Array, end: State] {
  const end: State = [x, v];
  const offsets = target.map((goal) => {
    end[0] = x;
    end[1] = v;
    const off = x - goal;
    v -= (stiffness * off + damping * v) * dt;
    x += v * dt;
    return off;
  });
  return [offsets, end];
}

/** The state that one pass over the loop leads back to: the fixed point of a linear map, found from three passes. */
function steadyStart(target: Float64Array, dt: number, spring: Spring): State {
  const still = new Float64Array(target.length);
  const [[bx, bv], [axx, avx], [axv, avv]] = [run(target, dt, spring, [0, 0])[1], run(still, dt, spring, [1, 0])[1], run(still, dt, spring, [0, 1])[1]];
  const det = (1 - axx) * (1 - avv) - axv * avx;
  return [((1 - avv) * bx + axv * bv) / det, (avx * bx + (1 - axx) * bv) / det];
}
