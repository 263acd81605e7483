import { ease } from '@/lib/core/clip/ease';
import { LIMITS } from '@/lib/core/limits';
import { CURVE_NAMES, type CurveName, type Curves, type MeasuredMotion } from '../measured';

/**
 * A motion ready to be played: curves that start and end at rest, or at the seam of a loop.
 * The samples are evenly spaced over its seconds, first and last included.
 */
export interface MovementTake {
  seconds: number;
  loop: boolean;
  curves: Curves;
  aside: MeasuredMotion['aside'];
}

/** The request for a motion: a duration in seconds and whether it loops; null keeps that of the video. */
export interface TakeWish {
  seconds: number | null;
  loop: boolean | null;
  pace: number;
}

/** The rest value of each curve in a loop: the middle of its range, its lowest value, or its most frequent value. */
const REST: Record<CurveName, 'middle' | 'low' | 'usual'> = {
  x: 'middle',
  y: 'low',
  tilt: 'middle',
  stretch: 'usual',
  nod: 'usual',
  turn: 'middle',
  headTilt: 'middle',
  armLeft: 'low',
  armRight: 'low',
  elbowLeft: 'usual',
  elbowRight: 'usual',
  footLeft: 'low',
  footRight: 'low',
};
/** The range of each curve below which it is measuring noise. */
const MIN_NOTICED_RANGE: Record<CurveName, number> = {
  x: 0.02,
  y: 0.02,
  tilt: 1.6,
  stretch: 0.02,
  nod: 0.012,
  turn: 0.014,
  headTilt: 2.5,
  armLeft: 14,
  armRight: 14,
  elbowLeft: 22,
  elbowRight: 22,
  footLeft: 0.03,
  footRight: 0.03,
};
/** The least duration of a loop, in seconds; a shorter cycle is repeated. */
const MIN_LOOP_SECONDS = 0.6;
/** The angle in degrees above its lowest position at which an arm counts as raised. */
const MIN_RAISED_DEGREES = 60;
/** The seconds in which a figure returns to rest if the video starts or ends elsewhere. */
const RETURN_SECONDS = 0.4;
/** The least distance from rest for that, as a share of a curve's range. */
const MIN_ELSEWHERE_SHARE = 0.25;

/**
 * Selects the motion to play: one cycle of a repeating motion, with its seam closed, else the whole motion from rest to
 * rest.
 */
export function takeOf(measured: MeasuredMotion, wish: TakeWish): MovementTake {
  const { period, rate } = measured;
  const rounds = wish.loop !== false && period !== null;
  const seen = mapped((name) =>
    wayOf(measured.curves[name]) < MIN_NOTICED_RANGE[name] ? measured.curves[name].map(() => 0) : measured.curves[name],
  );
  const curves = rounds ? oneRound(seen, period * rate) : fromRest(seen, rate);
  const natural = rounds
    ? period * (wish.seconds === null ? Math.ceil(MIN_LOOP_SECONDS / period) : 1)
    : (curves.x.length - 1) / rate;
  const times = rounds ? timesIn(wish.seconds, period) : 1;
  return {
    seconds: held(wish.seconds ?? natural * wish.pace),
    loop: wish.loop ?? rounds,
    aside: measured.aside,
    curves: mapped((name) => [
      ...Array.from({ length: times }, () => curves[name].slice(0, -1)).flat(),
      curves[name].at(-1) ?? 0,
    ]),
  };
}

const mapped = (make: (name: CurveName) => number[]): Curves =>
  Object.fromEntries(CURVE_NAMES.map((name) => [name, make(name)])) as unknown as Curves;

/** The number of cycles in a duration, or in the least duration of a loop. */
const timesIn = (seconds: number | null, period: number): number =>
  Math.max(1, seconds === null ? Math.ceil(MIN_LOOP_SECONDS / period) : Math.round(seconds / period));

function held(seconds: number): number {
  const { min, max } = LIMITS.animation.referenceDuration;
  return Math.round(Math.min(Math.max(seconds, min), max) * 100) / 100;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const RESTS: Record<(typeof REST)[CurveName], (values: readonly number[]) => number> = {
  middle: (values) => (Math.min(...values) + Math.max(...values)) / 2,
  low: (values) => Math.min(...values),
  usual: median,
};

/** The value of a curve at a fractional sample index. */
function valueAt(values: readonly number[], place: number): number {
  const index = Math.min(Math.max(Math.floor(place), 0), values.length - 1);
  const [from, to] = [values[index] ?? 0, values[Math.min(index + 1, values.length - 1)] ?? 0];
  return from + (to - from) * Math.min(Math.max(place - index, 0), 1);
}

function oneRound(curves: Curves, length: number): Curves {
  // A video of a single cycle starts where the cycle should start.
  const start = length >= curves.x.length ? 0 : startOf(curves, length);
  const calm = beginsCalmly(curves);
  return mapped((name) =>
    round(curves[name], length, start, (values) => {
      const rest = RESTS[REST[name]](values);
      const first = curves[name][0] ?? 0;
      return calm && isRest(name, first, rest) ? first : rest;
    }),
  );
}

/** The share of the largest speed below which the start of a video counts as calm. */
const MAX_CALM_SPEED_SHARE = 0.15;

/** Whether a video starts with a figure that stands still. */
function beginsCalmly(curves: Curves): boolean {
  const spans = CURVE_NAMES.map((name) => ({ values: curves[name], way: wayOf(curves[name]) || 1 }));
  const speed = (at: number): number =>
    spans.reduce(
      (sum, { values, way }) => sum + Math.abs((values[at + 2] ?? values[at] ?? 0) - (values[at] ?? 0)) / way,
      0,
    );
  const speeds = curves.x.slice(2).map((_, at) => speed(at));
  return (speeds[0] ?? 0) < MAX_CALM_SPEED_SHARE * Math.max(...speeds);
}

/**
 * Whether the first value of a still figure is its rest value, although the cycle suggests another.
 * It is if the figure is not squashed, no arm is raised, and the curve does not swing about a middle.
 */
function isRest(name: CurveName, first: number, rest: number): boolean {
  if (name === 'stretch') return first > rest;
  if (name === 'armLeft' || name === 'armRight') return first - rest < MIN_RAISED_DEGREES;
  return REST[name] === 'usual';
}

/** One cycle as the mean of all cycles in the video; its end equals its start. */
function round(
  values: readonly number[],
  length: number,
  start: number,
  restIn: (values: readonly number[]) => number,
): number[] {
  const steps = Math.max(4, Math.round(length));
  const whole = Math.max(1, Math.floor(values.length / length + 0.05));
  const means = Array.from({ length: steps + 1 }, (_, step) => {
    const places = Array.from({ length: whole + 1 }, (_, turn) => start + (turn - 1 + step / steps) * length).filter(
      (place) => place >= 0 && place <= values.length - 1,
    );
    return places.length
      ? places.reduce((sum, place) => sum + valueAt(values, place), 0) / places.length
      : valueAt(values, start + (step / steps) * length);
  });
  const gap = (means.at(-1) ?? 0) - (means[0] ?? 0);
  const closed = means.map((value, step) => value - gap * (step / steps));
  const level = restIn(closed);
  return closed.map((value, step) => (step === steps ? (closed[0] ?? 0) : value) - level);
}

/** The sample at which a cycle starts: where the figure is nearest to its most frequent posture. */
function startOf(curves: Curves, length: number): number {
  const spans = CURVE_NAMES.map((name) => ({
    values: curves[name],
    usual: median(curves[name]),
    way: Math.max(...curves[name]) - Math.min(...curves[name]) || 1,
  }));
  const far = (at: number): number =>
    spans.reduce((sum, { values, usual, way }) => sum + (((values[at] ?? 0) - usual) / way) ** 2, 0);
  return Array.from({ length: Math.max(1, Math.floor(length)) }, (_, at) => at).sort((a, b) => far(a) - far(b))[0] ?? 0;
}

/** The whole motion, from rest to rest: if the video starts or ends elsewhere, a short transition is added. */
function fromRest(curves: Curves, rate: number): Curves {
  const moved = mapped((name) => {
    const rest = restOf(curves[name], name);
    return curves[name].map((value) => value - rest);
  });
  const steps = Math.round(RETURN_SECONDS * rate);
  const isAway = (name: CurveName, value: number): boolean =>
    Math.abs(value) > Math.max(wayOf(moved[name]) * MIN_ELSEWHERE_SHARE, MIN_NOTICED_RANGE[name]);
  const before = CURVE_NAMES.some((name) => isAway(name, moved[name][0] ?? 0)) ? steps : 0;
  const after = CURVE_NAMES.some((name) => isAway(name, moved[name].at(-1) ?? 0)) ? steps : 0;
  return mapped((name) => {
    const [start, end] = [moved[name][0] ?? 0, moved[name].at(-1) ?? 0];
    const last = moved[name].length - 1;
    // A small difference is a measuring error, which is distributed over the whole motion.
    const level = (i: number): number => (before ? 0 : start * (1 - i / last)) + (after ? 0 : (end * i) / last);
    return [
      ...ramp(start, before).toReversed(),
      ...moved[name].map((value, i) => value - level(i)),
      ...ramp(end, after),
    ];
  });
}

/**
 * The value of a curve before the motion: its first value.
 * A figure that starts in the air, or an arm that starts raised, was down before.
 */
function restOf(values: readonly number[], name: CurveName): number {
  const [first, low] = [values[0] ?? 0, Math.min(...values)];
  if (name === 'armLeft' || name === 'armRight')
    return first > MIN_RAISED_DEGREES && first - low > MIN_RAISED_DEGREES ? low : first;
  return name === 'y' && first - low > wayOf(values) * 0.5 ? low : first;
}

const wayOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/** Steps from a value to rest, without the value itself. */
const ramp = (from: number, steps: number): number[] =>
  Array.from({ length: steps }, (_, i) => from * (1 - ease('easeInOut', (i + 1) / steps)));
