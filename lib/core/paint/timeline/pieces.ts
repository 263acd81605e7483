import { EASE_BEZIERS, EASE_OVERSHOOT } from '../../clip/ease';
import type { PartMotion } from '../../clip/motion';
import { sample } from '../../clip/sample';
import type { Ease, Keyframe, TrackProp } from '../../clip/schema';
import { REST } from '../../rig/pose';
import { type Curve, type CurveKey, JUMP } from './curve';
import { fitted, thinned } from './fit';

/** The length of the clip in seconds, and the tolerance of a property in its own unit. */
export interface Precision {
  seconds: number;
  tolerance: number;
}

/** Copies a part with only the tracks and modifiers of one property. */
function aloneIn(part: PartMotion, prop: TrackProp): PartMotion {
  const { channels, breaths, lag, lid } = part;
  return {
    bone: part.bone,
    channels: channels.filter((channel) => channel.prop === prop),
    states: null,
    blinks: [],
    breaths: prop.startsWith('scale') ? breaths : [],
    lag: prop === 'rotate' ? lag : null,
    lid: prop === 'opacity' ? lid : null,
  };
}

/**
 * Makes a function of the part's property over time, 0..1 of the clip, equal to `sample` but with the end distinct from
 * the start.
 */
function valueOf(part: PartMotion, prop: TrackProp): (t: number) => number {
  const alone = { duration: 1, loop: false, parts: [aloneIn(part, prop)] };
  return (t) => sample(alone, t)[part.bone.id]?.[prop] ?? REST[prop];
}

/** Gives the times at which a part's blinks and states may switch. */
export function switchTimes(part: PartMotion): number[] {
  const times = [
    ...part.blinks.flatMap(({ from, shut, open }) => [from, shut, open]),
    ...(part.states ?? []).map(({ t }) => t),
  ];
  return times.filter((t) => t > 0 && t < 1);
}

/** The share of the tolerance within which exact keys are thinned. */
const THINNED = 0.5;

/** The times at which the bounce easing touches the ground. */
const BOUNCES = [1 / 2.75, 2 / 2.75, 2.5 / 2.75] as const;

/** Gives the times of sharp turns in the step from one key to the next. */
const bouncesOf = (from: Keyframe, to: Keyframe): number[] =>
  to.ease === 'easeOutBounce' ? BOUNCES.map((share) => from.t + (to.t - from.t) * share) : [];

/** The phases of a breath: in, and out. */
const BREATH = [0, 1 / 2.4];

function breathTimes(part: PartMotion): number[] {
  return part.breaths.flatMap(({ cycles }) =>
    Array.from({ length: cycles }, (_, i) => BREATH.map((phase) => (i + phase) / cycles)).flat(),
  );
}

/** Whether the tracks alone determine the property, without modifiers. */
function isPlain(part: PartMotion, prop: TrackProp): boolean {
  if (prop === 'rotate') return !part.lag;
  if (prop === 'opacity') return !part.lid;
  return !prop.startsWith('scale') || part.breaths.length === 0;
}

function bounds(part: PartMotion, prop: TrackProp): readonly [number, number] {
  if (prop === 'opacity') return [0, 1];
  if (prop !== 'rotate') return [-Infinity, Infinity];
  const limits = part.bone.rotateLimits;
  return limits ? [Math.min(limits[0], 0), Math.max(limits[1], 0)] : [0, 0];
}

/** The heights of an easing that stays within bounds; undefined where only samples can express it. */
function easing(
  from: number,
  to: number,
  ease: Ease,
  [min, max]: readonly [number, number],
): readonly [number, number] | undefined {
  const bezier = EASE_BEZIERS[ease];
  const { before = 0, after = 0 } = EASE_OVERSHOOT[ease] ?? {};
  const ends = [from - (to - from) * before, to + (to - from) * after];
  return bezier && Math.min(...ends) >= min && Math.max(...ends) <= max ? [bezier[1], bezier[3]] : undefined;
}

/** Fits keys up to a goal, which becomes a separate key only if the value jumps to it. */
function fittedTo(
  goal: CurveKey,
  value: (t: number) => number,
  from: number,
  { seconds, tolerance }: Precision,
  corners: readonly number[],
): CurveKey[] {
  const keys = fitted(value, from, goal.t, seconds, tolerance, corners);
  const last = keys.at(-1);
  return last && Math.abs(last.v - goal.v) <= 2 * tolerance
    ? [...keys.slice(0, -1), { ...goal, inner: last.inner }]
    : [...keys, goal];
}

function plainKeys(part: PartMotion, prop: TrackProp, keys: readonly Keyframe[], precision: Precision): CurveKey[] {
  const [min, max] = bounds(part, prop);
  const held = (value: number): number => Math.min(Math.max(value, min), max);
  const value = valueOf(part, prop);
  return keys.flatMap((key, i): CurveKey[] => {
    const from = keys[i - 1];
    const goal: CurveKey = { t: key.t, v: held(key.v), inner: null };
    if (!from) return [goal];
    if (key.t - from.t <= 2 * JUMP) return [goal];
    const heights = easing(from.v, key.v, key.ease, [min, max]);
    const way = key.v - from.v;
    if (heights)
      return [
        { ...goal, inner: key.ease === 'linear' ? null : [from.v + way * heights[0], from.v + way * heights[1]] },
      ];
    if (key.ease === 'step') return [{ t: key.t - JUMP, v: held(from.v), inner: null }, goal];
    return fittedTo(goal, value, from.t, precision, bouncesOf(from, key));
  });
}

/** A breath without any other scaling consists of eased steps from rest to full and back. */
function breathKeys(part: PartMotion, prop: TrackProp): CurveKey[] {
  const value = valueOf(part, prop);
  return [...breathTimes(part), 1].map((t, i, times): CurveKey => {
    const [v, before] = [value(t), value(times[i - 1] ?? t)];
    return { t, v, inner: [before, v] };
  });
}

function mixedKeys(part: PartMotion, prop: TrackProp, keys: readonly Keyframe[], precision: Precision): CurveKey[] {
  const switches = prop === 'opacity' && part.lid ? switchTimes(part.lid) : [];
  const breaths = prop.startsWith('scale') ? breathTimes(part) : [];
  const jumps = keys
    .filter(({ t, ease }, i) => ease === 'step' || t - (keys[i - 1]?.t ?? -1) <= 2 * JUMP)
    .map(({ t }) => t);
  const times = [...new Set([0, 1, ...jumps, ...switches])].sort((a, b) => a - b);
  const corners = [...breaths, ...keys.flatMap((key, i) => [...bouncesOf(keys[i - 1] ?? key, key), key.t])];
  const value = valueOf(part, prop);
  return times.flatMap((t, i): CurveKey[] => {
    const from = times[i - 1];
    const goal: CurveKey = { t, v: value(t), inner: null };
    if (from === undefined || t - from <= 2 * JUMP) return [goal];
    // Blinks alone only switch.
    if (prop === 'opacity' && keys.length === 0) return [{ t: t - JUMP, v: value(from), inner: null }, goal];
    return fittedTo(goal, value, from, precision, corners);
  });
}

/** The curve from 0 to 1, with an instant between keys at the same moment. */
function whole(keys: readonly CurveKey[]): Curve {
  const apart = keys.flatMap((key, i) => {
    const next = keys[i + 1];
    if (!next || next.t - key.t >= JUMP / 2) return [key];
    return key.t > 0 && key.t - (keys[i - 1]?.t ?? 0) > JUMP ? [{ ...key, t: key.t - JUMP }] : [];
  });
  const [first, last] = [apart[0], apart.at(-1)];
  if (!first || !last) return [];
  return [
    ...(first.t > 0 ? [{ ...first, t: 0, inner: null }] : []),
    ...apart,
    ...(last.t < 1 ? [{ t: 1, v: last.v, inner: null }] : []),
  ];
}

/**
 * A part's property over the whole clip. It is exact where cubics can express the tracks, and within the tolerance
 * elsewhere. Straight steps that were baked are thinned.
 */
export function curveOf(part: PartMotion, prop: TrackProp, precision: Precision): Curve {
  const keys = part.channels.find((channel) => channel.prop === prop)?.keys ?? [];
  if (isPlain(part, prop))
    return thinned(whole(plainKeys(part, prop, keys, precision)), precision.seconds, precision.tolerance * THINNED);
  if (keys.length === 0 && prop.startsWith('scale') && part.breaths.length === 1) return breathKeys(part, prop);
  return whole(mixedKeys(part, prop, keys, precision));
}
