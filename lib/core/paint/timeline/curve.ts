/**
 * A key and the interpolation from the key before: a cubic polynomial of time, by its two inner Bézier values. Their
 * times are at one and two thirds of the step, as in `cubic-bezier(1/3, …, 2/3, …)` and Lottie's handles.
 */
export interface CurveKey {
  /** The time in the clip, 0..1; never before that of the key before. */
  t: number;
  v: number;
  /** Inner values of the step that ends here; null for a straight line. */
  inner: readonly [number, number] | null;
}

/** A value over a whole clip: the first key is at 0, the last one at 1. */
export type Curve = readonly CurveKey[];

/** A constant value. */
export const steady = (v: number): Curve => [
  { t: 0, v, inner: null },
  { t: 1, v, inner: null },
];

/** The curve times `by`, and `plus` added. */
export const scaled = (curve: Curve, by: number, plus = 0): Curve =>
  curve.map(({ t, v, inner }) => ({
    t,
    v: v * by + plus,
    inner: inner && ([inner[0] * by + plus, inner[1] * by + plus] as const),
  }));

/** The easing between two keys as the inner heights of its Bézier, null for a straight line. */
export type Heights = readonly [number, number] | null;

/** The duration of a jump, as a share of the clip: less than a frame of any player. */
export const JUMP = 1e-5;

/** The difference below which two values are equal: relative heights would be noise. */
const FLAT = 1e-7;

/**
 * Gives the relative heights (0 at the start, 1 at the goal) of the step from `from` to `to`; undefined for a bump
 * between equal values, which has none.
 */
export function heightsOf(from: CurveKey, to: CurveKey): Heights | undefined {
  if (!to.inner) return null;
  const way = to.v - from.v;
  if (Math.abs(way) < FLAT) return to.inner.every((value) => Math.abs(value - from.v) < FLAT) ? null : undefined;
  return [(to.inner[0] - from.v) / way, (to.inner[1] - from.v) / way];
}

/** The two halves of the step from `from` to `to`, cut at `share` of its time: together exactly the same curve. */
function cut(from: CurveKey, to: CurveKey, share: number): [CurveKey, CurveKey] {
  const mix = (a: number, b: number): number => a + (b - a) * share;
  const t = mix(from.t, to.t);
  if (!to.inner) return [{ t, v: mix(from.v, to.v), inner: null }, to];
  const [a, b, c] = [mix(from.v, to.inner[0]), mix(to.inner[0], to.inner[1]), mix(to.inner[1], to.v)];
  const [left, right] = [mix(a, b), mix(b, c)];
  return [
    { t, v: mix(left, right), inner: [a, left] },
    { t: to.t, v: to.v, inner: [right, c] },
  ];
}

/** The curve with additional keys at all of `times` (in order): exactly the same motion. */
export function withKeysAt(curve: Curve, times: readonly number[]): Curve {
  const out: CurveKey[] = [];
  let next = 0;
  for (let key of curve) {
    for (; next < times.length; next += 1) {
      const [time, before] = [times[next] ?? 1, out.at(-1)];
      if (time >= key.t - JUMP / 4) break;
      if (!before || time <= before.t + JUMP / 4) continue;
      const [left, right] = cut(before, key, (time - before.t) / (key.t - before.t));
      out.push(left);
      key = right;
    }
    out.push(key);
  }
  return out;
}

/** Splits every bump between equal values in two, so that each step has relative heights. */
export function withoutHumps(curve: Curve): Curve {
  return curve.flatMap((key, i) => {
    const before = curve[i - 1];
    return before && heightsOf(before, key) === undefined ? cut(before, key, 0.4) : [key];
  });
}

/** The value at `t`. */
export function curveAt(curve: Curve, t: number): number {
  const next = curve.findIndex((key) => key.t > t);
  const [from, to] = [curve[next - 1], curve[next]];
  if (!from || !to) return (next === 0 ? to : curve.at(-1))?.v ?? 0;
  return cut(from, to, (t - from.t) / (to.t - from.t))[0].v;
}

/** Whether the value stays the same. */
export function isStill(curve: Curve): boolean {
  const first = curve[0]?.v ?? 0;
  return curve.every(({ v, inner }) => [v, ...(inner ?? [])].every((value) => Math.abs(value - first) < FLAT));
}
