import { rgbOf } from '../../color/hex';
import { round } from '../../geometry/number-text';
import type { Matrix } from '../../geometry/matrix';
import { type Curve, heightsOf, isStill, withKeysAt, withoutHumps } from '../timeline/curve';

/** A value of a Lottie file. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** An object of a Lottie file. */
export type Item = { [key: string]: Json };

/** The segment of a clip in a file: its first frame and its number of frames, the unit of Lottie's times. */
export interface Stretch {
  start: number;
  frames: number;
}

/** The values of a property in one clip: a curve for each of its numbers. */
export interface PropertyCurves {
  stretch: Stretch;
  curves: readonly Curve[];
}

/** A property that does not change. */
export const fixed = (value: Json): Item => ({ a: 0, k: value });

/**
 * A colour in Lottie's format: channels of 0..1 and full alpha. Rounded up, since some players round down to a whole
 * number of 255.
 */
export const colorValue = (hex: string): number[] => [
  ...rgbOf(hex).map((channel) => Math.ceil(round(channel * 1e4, 3)) / 1e4),
  1,
];

const timeOf = (t: number, { start, frames }: Stretch): number => round(start + t * frames, 4);

/** Adds the keys of all curves to each of them. */
function merge(curves: readonly Curve[]): Curve[] {
  const times = [...new Set(curves.flatMap((curve) => curve.map(({ t }) => t)))].sort((a, b) => a - b);
  return curves.map((curve) => withKeysAt(curve, times));
}

/** Gives curves with all of their keys at the same times; every step between two is a single Bézier. */
function inStep(curves: readonly Curve[]): Curve[] {
  return curves.length === 1
    ? curves.map(withoutHumps).map(withoutHumps)
    : merge(merge(curves).map(withoutHumps)).map(withoutHumps);
}

/**
 * The number of straight segments for a step on which two numbers are eased differently: Lottie has one easing for all.
 */
const PIECES = 12;
const SAME_HANDLE_TOLERANCE = 0.005;

type Way = readonly [number, number];
const STRAIGHT: Way = [1 / 3, 2 / 3];

/** Gives the easing from key `i` on that all curves share; undefined if they differ. */
function commonWay(curves: readonly Curve[], i: number): Way | undefined {
  const ways = curves.flatMap((curve): Way[] => {
    const [from, to] = [curve[i], curve[i + 1]];
    return from && to && Math.abs(to.v - from.v) > 1e-6 ? [heightsOf(from, to) ?? STRAIGHT] : [];
  });
  const [first = STRAIGHT] = ways;
  return ways.every(
    (way) => Math.abs(way[0] - first[0]) < SAME_HANDLE_TOLERANCE && Math.abs(way[1] - first[1]) < SAME_HANDLE_TOLERANCE,
  )
    ? first
    : undefined;
}

function straightened(curves: readonly Curve[]): readonly Curve[] {
  if (curves.length === 1) return curves;
  const times = (curves[0] ?? []).map(({ t }) => t);
  const apart = times.flatMap((t, i) =>
    i + 1 < times.length && !commonWay(curves, i) ? [[t, times[i + 1] ?? t] as const] : [],
  );
  const cuts = apart.flatMap(([from, to]) =>
    Array.from({ length: PIECES - 1 }, (_, n) => from + ((to - from) * (n + 1)) / PIECES),
  );
  return curves.map((curve) =>
    withKeysAt(
      curve,
      [...times, ...cuts].sort((a, b) => a - b),
    ).map((key) => (apart.some(([from, to]) => key.t > from && key.t <= to) ? { ...key, inner: null } : key)),
  );
}

type Key = Item & { s: number[] };

function keysOf({ curves, stretch }: PropertyCurves, places: number): Key[] {
  const together = straightened(inStep(curves));
  const first = together[0] ?? [];
  return first.map(({ t }, i): Key => {
    const key = { t: timeOf(t, stretch), s: together.map((curve) => round(curve[i]?.v ?? 0, places)) };
    if (i === first.length - 1) return key;
    const [y1, y2] = commonWay(together, i) ?? STRAIGHT;
    return { ...key, o: { x: [0.3333], y: [round(y1, 4)] }, i: { x: [0.6667], y: [round(y2, 4)] } };
  });
}

/** Keys that hold until the next one, without those that repeat a value. */
const withoutRepeats = (keys: readonly Key[]): Key[] =>
  keys.filter(({ h, s }, i) => {
    const before = keys[i - 1];
    return !(h === 1 && before?.h === 1 && s.every((value, n) => value === before.s[n]));
  });

/**
 * A property of one or more numbers over the clips of a file. The last value of a clip is held until the next clip
 * begins.
 */
export function animated(told: readonly PropertyCurves[], places: number): Item {
  const keys = told.flatMap((one, n): Key[] => {
    const own = one.curves.every(isStill) ? keysOf(one, places).slice(0, 1) : keysOf(one, places);
    const last = own.at(-1);
    return last && (n < told.length - 1 || own.length === 1) ? [...own.slice(0, -1), { ...last, h: 1 }] : own;
  });
  const [first, ...others] = withoutRepeats(keys);
  if (!first || others.length === 0) return fixed(first && first.s.length === 1 ? (first.s[0] ?? 0) : (first?.s ?? 0));
  return { a: 1, k: [first, ...others] };
}

/** A property that switches at each frame to its value, without interpolation. */
export const switched = (steps: readonly { at: number; value: number }[]): Item => ({
  a: 1,
  k: withoutRepeats(steps.map(({ at, value }) => ({ t: round(at, 4), s: [value], h: 1 }))),
});

const degrees = (radians: number): number => round((radians * 180) / Math.PI, 5);

/** A matrix as Lottie's transform: scale, then skew, then rotation, then position. */
export function transformOf([a, b, c, d, e, f]: Matrix): Item {
  const wide = Math.hypot(a, b);
  const high = (a * d - b * c) / wide;
  const skew = degrees(-Math.atan((a * c + b * d) / wide / high));
  return {
    ty: 'tr',
    a: fixed([0, 0]),
    p: fixed([round(e, 4), round(f, 4)]),
    s: fixed([round(wide * 100, 5), round(high * 100, 5)]),
    r: fixed(degrees(Math.atan2(b, a))),
    o: fixed(100),
    sk: fixed(skew),
    sa: fixed(0),
  };
}
