import { LIMITS } from '../../limits';
import { EASE_OVERSHOOT } from '../ease';
import { heldRotation } from '../../rig/limits';
import type { AnimationClip, Keyframe, Modifier, StateKey, Track, TrackProp } from '../schema';
import type { Beat } from './beats';
import type { Figure } from './figure';
import { place } from './place';
import { sumKeys } from './sum';

/** A clip under construction: movements are added part by part in seconds; layers on one property add up. */
export interface Score {
  readonly figure: Figure;
  readonly seconds: number;
  readonly loop: boolean;
  /** The intensity: the factor of all amplitudes. */
  readonly gain: number;
  /**
   * Adds a movement; does nothing where the part is null or does not turn. Rotations keep inside the joint's limits,
   * overshoot included.
   */
  add(part: string | null | undefined, prop: TrackProp, beats: readonly Beat[]): void;
  /** Shows states from given times on; a name that the part does not have shows its resting drawing. */
  show(part: string, keys: readonly (readonly [at: number, state: string])[]): void;
  modify(modifier: Modifier): void;
  /** Whether the part already has a state track. */
  shows(part: string): boolean;
  clip(name: string): AnimationClip;
}

const REST: Record<TrackProp, number> = { rotate: 0, translateX: 0, translateY: 0, scaleX: 1, scaleY: 1, opacity: 1 };
/** Decimals finer than the eye sees: a hundredth of a degree or pixel, a ten-thousandth of a size. */
const DIGITS: Record<TrackProp, number> = {
  rotate: 100,
  translateX: 100,
  translateY: 100,
  scaleX: 10_000,
  scaleY: 10_000,
  opacity: 1000,
};

/** An empty score for a figure, `seconds` long; `gain` is the requested amplitude, 1 being the usual one. */
export function createScore(figure: Figure, options: { seconds: number; loop: boolean; gain: number }): Score {
  const { seconds } = options;
  const layers = new Map<string, { part: string; prop: TrackProp; lists: Keyframe[][] }>();
  const states = new Map<string, StateKey[]>();
  const modifiers: Modifier[] = [];
  const time = (at: number): number => Math.round(Math.min(Math.max(at / seconds, 0), 1) * 1e5) / 1e5;

  const add: Score['add'] = (part, prop, beats) => {
    if (!part || !beats.length) return;
    const limits = figure.anatomy.part(part)?.rotateLimits ?? null;
    if (prop === 'rotate' && !limits) return;
    const placed = place(beats, seconds, options.loop);
    const fitted = prop === 'rotate' && limits ? fit(placed, limits) : placed;
    const keys = fitted.map(({ at, to, ease = 'easeInOut' }): Keyframe => ({
      t: time(at),
      v: Math.round(to * DIGITS[prop]) / DIGITS[prop],
      ease,
    }));
    if ((keys[0]?.t ?? 0) > 0) keys.unshift({ t: 0, v: REST[prop], ease: 'linear' });
    const name = `${part} ${prop}`;
    const layer = layers.get(name) ?? { part, prop, lists: [] };
    layer.lists.push(keys);
    layers.set(name, layer);
  };

  const tracks = (): Track[] => [
    ...[...layers.values()].map(({ part, prop, lists }): Track => ({
      part,
      prop,
      keys: inLimits(figure, part, prop, sumKeys(lists, prop, seconds)),
    })),
    ...[...states].map(([part, keys]): Track => ({ part, prop: 'state', keys })),
  ];
  return {
    figure,
    ...options,
    add,
    show: (part, keys) =>
      states.set(
        part,
        keys.map(([at, v]) => ({ t: time(at), v })),
      ),
    shows: (part) => states.has(part),
    modify: (modifier) => modifiers.push(modifier),
    clip: (name) => ({
      clipVersion: 1,
      name,
      duration: Math.min(Math.max(seconds, LIMITS.clip.duration.min), LIMITS.clip.duration.max),
      loop: options.loop,
      tracks: tracks(),
      modifiers,
    }),
  };
}

/** Clamps the sum of layers: each respects a joint's limits, but together they may exceed them. */
function inLimits(figure: Figure, part: string, prop: TrackProp, keys: Keyframe[]): Keyframe[] {
  const limits = prop === 'rotate' ? figure.anatomy.part(part)?.rotateLimits : null;
  return limits ? keys.map((key) => ({ ...key, v: heldRotation(key.v, limits) })) : keys;
}

/** Scales a rotation down so that neither its keys nor their overshoot pass the limits of the joint. */
function fit(beats: readonly Beat[], limits: readonly [number, number]): Beat[] {
  const inside = (value: number): number => heldRotation(value, limits);
  let before = inside(beats[0]?.to ?? 0);
  return beats.map((beat) => {
    const past = beat.ease ? (EASE_OVERSHOOT[beat.ease]?.after ?? 0) : 0;
    let to = inside(beat.to);
    const peak = to + (to - before) * past;
    if (past && inside(peak) !== peak) to = (inside(peak) + before * past) / (1 + past);
    before = to;
    return { ...beat, to };
  });
}
