import { SPRING_RATE } from '../../clip/modifiers/spring';
import { type CurveKey, JUMP } from './curve';

/** A function of the clip's time where it was looked at. */
interface Samples {
  times: readonly number[];
  values: readonly number[];
  tolerance: number;
}

/** The moments looked at: those that springs are computed at, and both ends. */
function moments(from: number, end: number, seconds: number): number[] {
  const steps = Math.max(Math.ceil(seconds * SPRING_RATE), 2);
  const times = [from];
  for (let step = Math.floor(from * steps) + 1; step / steps < end; step += 1) if (step / steps > from) times.push(step / steps);
  return [...times, end];
}

/** How steep the function is at a sample: that of the parabola through it and its neighbours. */
function slope({ times, values }: Samples, i: number): number {
  const middle = Math.min(Math.max(i, 1), times.length - 2);
  const rise = (n: number): number => ((values[n + 1] ?? 0) - (values[n] ?? 0)) / ((times[n + 1] ?? 0) - (times[n] ?? 0));
  if (times.length < 3) return rise(0);
  const [before, after] = [(times[middle] ?? 0) - (times[middle - 1] ?? 0), (times[middle + 1] ?? 0) - (times[middle] ?? 0)];
  const bend = (rise(middle) - rise(middle - 1)) / (before + after);
  const at = (times[i] ?? 0) - (times[middle] ?? 0);
  return rise(middle - 1) + bend * before + 2 * bend * at;
}

/** Whether a cubic by its four Bézier values stays with the samples between two of them. */
function within({ times, values, tolerance }: Samples, i: number, j: number, [a, b, c, d]: readonly [number, number, number, number]): boolean {
  const [start, length] = [times[i] ?? 0, (times[j] ?? 0) - (times[i] ?? 0)];
  for (let at = i + 1; at < j; at += 1) {
    const u = ((times[at] ?? 0) - start) / length;
    const w = 1 - u;
    if (Math.abs(w * w * w * a + 3 * w * w * u * b + 3 * w * u * u * c + u * u * u * d - (values[at] ?? 0)) > tolerance) return false;
  }
  return true;
}

function keysBetween(samples: Samples, i: number, j: number): CurveKey[] {
  const { times, values } = samples;
  const [a, d] = [values[i] ?? 0, values[j] ?? 0];
  const here = (inner: CurveKey['inner']): CurveKey[] => [{ t: times[j] ?? 1, v: d, inner }];
  if (within(samples, i, j, [a, a + (d - a) / 3, d - (d - a) / 3, d])) return here(null);
  const third = ((times[j] ?? 0) - (times[i] ?? 0)) / 3;
  const [b, c] = [a + slope(samples, i) * third, d - slope(samples, j) * third];
  // A way much shorter than its hump would need heights beyond what players compute well.
  const steep = Math.max(Math.abs(b - a), Math.abs(c - d)) > 8 * Math.abs(d - a);
  if (!steep && within(samples, i, j, [a, b, c, d])) return here([b, c]);
  const middle = (i + j) >> 1;
  return [...keysBetween(samples, i, middle), ...keysBetween(samples, middle, j)];
}

/**
 * Keys after `from` until just before `to` (parts of a clip of `seconds`) that follow a smooth function of the clip's time
 * within a tolerance: as few lines and cubics as halving finds.
 */
export function fitted(value: (t: number) => number, from: number, to: number, seconds: number, tolerance: number): CurveKey[] {
  const times = moments(from, to - JUMP, seconds);
  return keysBetween({ times, values: times.map(value), tolerance }, 0, times.length - 1);
}
