import { round } from '../../geometry/number-text';
import type { Rig } from '../../rig/rig';
import { type Curve, curveAt, type CurveKey, JUMP, scaled, steady } from '../timeline/curve';
import { fitted } from '../timeline/fit';
import type { StateSpan, Timeline } from '../timeline/timeline';
import type { Placing } from './layers';
import { animated, fixed, type Item, switched } from './properties';
import type { Clip } from './transforms';

/** 1 while a state is shown, else 0. */
function shownCurve(spans: readonly StateSpan[], state: string | null): Curve {
  const keys = spans.flatMap(({ from, state: name }, i): CurveKey[] => {
    const v = name === state ? 1 : 0;
    const before = spans[i - 1];
    return before
      ? [
          { t: from - JUMP, v: before.state === state ? 1 : 0, inner: null },
          { t: from, v, inner: null },
        ]
      : [{ t: 0, v, inner: null }];
  });
  return [...keys, { t: 1, v: keys.at(-1)?.v ?? 1, inner: null }];
}

/** The product of curves over the clip. */
function product(curves: readonly Curve[], seconds: number): Curve {
  const [first = steady(1), ...others] = curves;
  if (others.length === 0) return first;
  const value = (t: number): number => curves.reduce((all, curve) => all * curveAt(curve, t), 1);
  const times = [...new Set(curves.flatMap((curve) => curve.map(({ t }) => t)))].sort((a, b) => a - b);
  return times.flatMap((t, i): CurveKey[] => {
    const from = times[i - 1];
    const goal = { t, v: value(t), inner: null };
    return from === undefined || t - from <= 2 * JUMP
      ? [goal]
      : [
          ...fitted(value, from, t, seconds, 0.002).slice(0, -1),
          { t: t - JUMP, v: value(t - JUMP), inner: null },
          goal,
        ];
  });
}

/** The opacities that fade a part: its own and those of all its ancestors. Lottie's layers do not inherit opacity. */
function fadesOf(rig: Rig, { parts }: Timeline, index: number): Curve[] {
  const curves: Curve[] = [];
  for (let i = index; i >= 0; i = rig.parts[i]?.parent ?? -1) {
    const curve = parts[i]?.curves.opacity;
    if (curve) curves.push(curve);
  }
  return curves;
}

/** Whether a curve only switches off and on. */
const switches = (curve: Curve): boolean =>
  curve.every(({ t, v }, i) => {
    const before = curve[i - 1];
    return (v === 0 || v === 1) && (!before || before.v === v || t - before.t <= 2 * JUMP);
  });

/** How a part shows over the clips of a file: which drawing when, and how opaque. */
export interface Showing {
  /** The drawings that are shown in some clip; null is the part's own. */
  states: readonly (string | null)[];
  /** Whether the part fades in some clip. */
  fading: boolean;
  /** The opacity of a drawing that has this opacity itself. */
  opacityOf(state: string | null, opacity: number): Pick<Placing, 'opacity' | 'fades'>;
  /** The drawing from each frame on: its index in `states`, or their number if none is shown. */
  steps: readonly { at: number; place: number }[];
}

interface Told {
  clip: Clip;
  fades: readonly Curve[];
  spans: readonly StateSpan[];
  blinks: readonly Curve[];
}

function stepsOf({ clip: { stretch }, spans, blinks }: Told, states: readonly (string | null)[]) {
  const times = [
    ...new Set([...spans.map(({ from }) => from), ...blinks.flatMap((curve) => curve.map(({ t }) => t))]),
  ].sort((a, b) => a - b);
  return times.map((t) => {
    const span = spans.findLast(({ from }) => from <= t);
    const hidden = blinks.some((curve) => curveAt(curve, t) < 0.5);
    return {
      at: stretch.start + t * stretch.frames,
      place: hidden || !span ? states.length : states.indexOf(span.state),
    };
  });
}

/**
 * Gives how a part is shown in each clip. With `swaps`, an opacity that only switches becomes steps. A player that
 * blends two moments number by number then never shows two drawings at once.
 */
export function showingOf(rig: Rig, clips: readonly Clip[], index: number, swaps: boolean): Showing {
  const told = clips.map((clip): Told => {
    const all = fadesOf(rig, clip.timeline, index);
    const spans = clip.timeline.parts[index]?.states ?? [];
    return swaps
      ? { clip, spans, fades: all.filter((curve) => !switches(curve)), blinks: all.filter(switches) }
      : { clip, spans, fades: all, blinks: [] };
  });
  const states = [...new Set(told.flatMap(({ spans }) => spans.map(({ state }) => state)))];
  const fading = told.some(({ fades }) => fades.length > 0);
  const changing = !swaps && states.length > 1;
  const shades = told.some(({ fades }) => fades.some((curve) => curve.some(({ v }) => v > 0 && v < 1)));
  const opacity = (state: string | null, own: number): Item => {
    if (!fading && !changing) return fixed(own);
    const held = !fading && own === 100;
    if (held)
      return switched(
        told.flatMap(({ clip: { stretch }, spans }) =>
          spans.map((span) => ({
            at: stretch.start + span.from * stretch.frames,
            value: span.state === state ? 100 : 0,
          })),
        ),
      );
    return animated(
      told.map(({ clip: { stretch, timeline }, fades, spans }) => ({
        stretch,
        curves: [scaled(product(changing ? [...fades, shownCurve(spans, state)] : fades, timeline.seconds), own)],
      })),
      3,
    );
  };
  return {
    states,
    fading,
    opacityOf: (state, own) => ({ opacity: opacity(state, round(own * 100, 3)), fades: own < 1 || shades }),
    steps: swaps ? told.flatMap((one) => stepsOf(one, states)) : [],
  };
}
