import { SPRING_RATE } from '../../clip/modifiers/spring';
import { type Curve, type CurveKey, JUMP, withKeysAt } from './curve';

/** A function of the clip's time at sampled moments. */
interface Samples {
  times: readonly number[];
  values: readonly number[];
  /** The samples at which a key may be, first and last included. */
  stops: readonly number[];
  tolerance: number;
}

/** Gives the sampled times: the steps of spring simulations, the corners, and both ends. */
function moments(from: number, end: number, seconds: number, corners: readonly number[]): number[] {
  const steps = Math.max(Math.ceil(seconds * SPRING_RATE), 2);
  const times = new Set([from, end, ...corners.filter((t) => t > from && t < end)]);
  for (let step = Math.floor(from * steps) + 1; step / steps < end; step += 1)
    if (step / steps > from) times.add(step / steps);
  return [...times].sort((a, b) => a - b);
}

/** A cubic's four Bézier values. */
type Cubic = readonly [number, number, number, number];

/**
 * The fewest samples for a cubic without a check between them: a shorter one may fit every sample and still overshoot
 * at a corner.
 */
const MIN_CUBIC_STEPS = 4;

/**
 * Whether a cubic stays within tolerance of the samples between two of them. A short one must also stay near the
 * straight lines between samples.
 */
function within({ times, values, tolerance }: Samples, i: number, j: number, [a, b, c, d]: Cubic): boolean {
  const [start, length, step] = [times[i] ?? 0, (times[j] ?? 0) - (times[i] ?? 0), j - i > MIN_CUBIC_STEPS ? 1 : 0.5];
  for (let at = i + step; at < j; at += step) {
    const [before, after] = [Math.floor(at), Math.ceil(at)];
    const u = (((times[before] ?? 0) + (times[after] ?? 0)) / 2 - start) / length;
    const w = 1 - u;
    if (
      Math.abs(
        w * w * w * a +
          3 * w * w * u * b +
          3 * w * u * u * c +
          u * u * u * d -
          ((values[before] ?? 0) + (values[after] ?? 0)) / 2,
      ) > tolerance
    )
      return false;
  }
  return true;
}

/**
 * The inner values of the cubic nearest to the samples between two of them, by least squares; with a single sample,
 * those of the parabola.
 */
function nearest({ times, values }: Samples, i: number, j: number): readonly [number, number] {
  const [start, length, a, d] = [times[i] ?? 0, (times[j] ?? 0) - (times[i] ?? 0), values[i] ?? 0, values[j] ?? 0];
  let [bb, bc, cc, br, cr] = [0, 0, 0, 0, 0];
  for (let at = i + 1; at < j; at += 1) {
    const u = ((times[at] ?? 0) - start) / length;
    const w = 1 - u;
    const [p, q] = [3 * w * w * u, 3 * w * u * u];
    const rest = (values[at] ?? 0) - w * w * w * a - u * u * u * d;
    bb += p * p;
    bc += p * q;
    cc += q * q;
    br += p * rest;
    cr += q * rest;
  }
  const determinant = bb * cc - bc * bc;
  if (determinant > 1e-9) return [(br * cc - cr * bc) / determinant, (cr * bb - br * bc) / determinant];
  const u = ((times[i + 1] ?? 0) - start) / length;
  const hump = ((values[i + 1] ?? 0) - a - (d - a) * u) / (3 * u * (1 - u));
  return [a + (d - a) / 3 + hump, d - (d - a) / 3 + hump];
}

/** Gives the step from one sample to another as a line or a cubic; null if neither stays near the samples between. */
function wayBetween(samples: Samples, i: number, j: number): CurveKey | null {
  const { times, values } = samples;
  const [t, a, d] = [times[j] ?? 1, values[i] ?? 0, values[j] ?? 0];
  if (within(samples, i, j, [a, a + (d - a) / 3, d - (d - a) / 3, d])) return { t, v: d, inner: null };
  const [b, c] = nearest(samples, i, j);
  // A step much smaller than its bump would need heights beyond the precision of players.
  const steep = Math.max(Math.abs(b - a), Math.abs(c - d)) > 8 * Math.abs(d - a);
  return !steep && within(samples, i, j, [a, b, c, d]) ? { t, v: d, inner: [b, c] } : null;
}

/** Finds the longest step from a stop by exponential and then binary search, and the stop that it leads to. */
function farthest(samples: Samples, from: number): { to: number; key: CurveKey } {
  const { times, values, stops } = samples;
  const last = stops.length - 1;
  const next = stops[from + 1] ?? 0;
  let best = {
    to: from + 1,
    key: wayBetween(samples, stops[from] ?? 0, next) ?? { t: times[next] ?? 1, v: values[next] ?? 0, inner: null },
  };
  let beyond = last + 1;
  const reaches = (to: number): boolean => {
    const key = wayBetween(samples, stops[from] ?? 0, stops[to] ?? 0);
    if (key) best = { to, key };
    else beyond = to;
    return key !== null;
  };
  for (let reach = 2 * MIN_CUBIC_STEPS; best.to < last && reaches(Math.min(last, from + reach)); reach *= 2);
  while (beyond - best.to > 1) reaches((best.to + beyond) >> 1);
  return best;
}

function keysOf(samples: Samples): CurveKey[] {
  const keys: CurveKey[] = [];
  for (let at = 0; at < samples.stops.length - 1;) {
    const { to, key } = farthest(samples, at);
    keys.push(key);
    at = to;
  }
  return keys;
}

/**
 * Fits keys after `from` until just before `to` (shares of a clip of `seconds`) to a smooth function of the clip's time
 * within a tolerance. They are lines and cubics, each as long as possible. `corners` are times at which the function
 * may turn sharply.
 */
export function fitted(
  value: (t: number) => number,
  from: number,
  to: number,
  seconds: number,
  tolerance: number,
  corners: readonly number[] = [],
): CurveKey[] {
  const times = moments(from, to - JUMP, seconds, corners);
  return keysOf({ times, values: times.map(value), stops: [...times.keys()], tolerance });
}

/** Gives the keys of a run of straight steps, without the first, that lines and cubics between keys cannot replace. */
function wayOver(run: Curve, seconds: number, tolerance: number): CurveKey[] {
  const corners = new Set(run.map(({ t }) => t));
  const looks = withKeysAt(run, moments(run[0]?.t ?? 0, run.at(-1)?.t ?? 1, seconds, []));
  const stops = [...looks.keys()].filter((i) => corners.has(looks[i]?.t ?? -1));
  return keysOf({ times: looks.map(({ t }) => t), values: looks.map(({ v }) => v), stops, tolerance });
}

/**
 * Removes the keys between straight steps that lines and cubics within a tolerance can replace, as in baked movements.
 */
export function thinned(curve: Curve, seconds: number, tolerance: number): Curve {
  const isStraight = (i: number): boolean =>
    curve[i]?.inner === null && (curve[i]?.t ?? 0) - (curve[i - 1]?.t ?? 0) > 2 * JUMP;
  const out = curve.slice(0, 1);
  for (let from = 0; from < curve.length - 1;) {
    let to = from + 1;
    while (isStraight(from + 1) && isStraight(to + 1)) to += 1;
    out.push(...(to === from + 1 ? curve.slice(to, to + 1) : wayOver(curve.slice(from, to + 1), seconds, tolerance)));
    from = to;
  }
  return out;
}
