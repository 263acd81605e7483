import type { Motion, PartMotion } from '../../clip/motion';
import { compileClip, sample } from '../../clip/sample';
import type { AnimationClip, TrackProp } from '../../clip/schema';
import { TRACK_PROPS } from '../../clip/track-props';
import { type Box, union } from '../../geometry/bounds';
import { REST } from '../../rig/pose';
import type { Rig, RigPart } from '../../rig/rig';
import { drawingOf } from '../../svg/drawing-of';
import { drawingBox } from '../extent';
import { type Curve, isStill } from './curve';
import { curveOf, switchTimes } from './pieces';

/** The drawing that is shown from a moment (0..1 of the clip) on; null is the part's own. */
export interface StateSpan {
  from: number;
  state: string | null;
}

/** All that a clip does to one part, as curves; a property that stays at rest has none. */
export interface PartTimeline {
  curves: Partial<Record<TrackProp, Curve>>;
  /** At least one span, the first from 0. */
  states: readonly StateSpan[];
}

/** A clip on a rig as keys instead of frames: the source of vector animation formats. `parts` as in the rig. */
export interface Timeline {
  seconds: number;
  loop: boolean;
  parts: readonly PartTimeline[];
}

/** The maximum error of anything drawn, for one property, in canvas pixels; a chain of parts adds up to 0.25. */
const TOLERANCE = 0.08;
/** The maximum error of an opacity: less than one step of 255. */
const OPACITY_TOLERANCE = 0.002;

/** How far each part's drawings, and those of its descendants, reach from its pivot, in pixels. */
function reaches(rig: Rig): number[] {
  const boxes: (Box | null)[] = rig.parts.map((part) =>
    [...part.drawings.values()].reduce<Box | null>((box, svg) => union(box, drawingBox(drawingOf(svg))), null),
  );
  for (let i = rig.parts.length - 1; i >= 0; i -= 1) {
    const parent = rig.parts[i]?.parent ?? -1;
    if (parent >= 0) boxes[parent] = union(boxes[parent] ?? null, boxes[i] ?? null);
  }
  return rig.parts.map(({ pivot: [px, py] }, i) => {
    const box = boxes[i];
    if (!box) return 1;
    return Math.max(
      1,
      Math.hypot(Math.max(px - box.x, box.x + box.width - px), Math.max(py - box.y, box.y + box.height - py)),
    );
  });
}

function toleranceOf(prop: TrackProp, reach: number): number {
  if (prop === 'opacity') return OPACITY_TOLERANCE;
  if (prop === 'rotate') return ((TOLERANCE / reach) * 180) / Math.PI;
  return prop.startsWith('scale') ? TOLERANCE / reach : TOLERANCE;
}

function statesOf(part: RigPart, motion: PartMotion | undefined): StateSpan[] {
  if (!motion) return [{ from: 0, state: part.defaultState }];
  const alone = { duration: 1, loop: false, parts: [motion] };
  const times = [...new Set([0, ...switchTimes(motion)])].sort((a, b) => a - b);
  const spans = times.map((from): StateSpan => {
    const wanted = sample(alone, from)[part.id]?.state;
    return { from, state: wanted !== undefined && part.drawings.has(wanted) ? wanted : part.defaultState };
  });
  return spans.filter(({ state }, i) => i === 0 || state !== spans[i - 1]?.state);
}

function curvesOf(motion: PartMotion | undefined, seconds: number, reach: number): PartTimeline['curves'] {
  if (!motion) return {};
  const told = TRACK_PROPS.flatMap((prop) => {
    const curve = curveOf(motion, prop, { seconds, tolerance: toleranceOf(prop, reach) });
    return curve.length === 0 || (isStill(curve) && Math.abs((curve[0]?.v ?? 0) - REST[prop]) < 1e-9)
      ? []
      : [[prop, curve] as const];
  });
  return Object.fromEntries(told);
}

/** The clip, or its compiled motion, on the rig as curves and state spans, part by part. */
export function timelineOf(rig: Rig, clip: AnimationClip, motion: Motion = compileClip(rig, clip)): Timeline {
  const motions = new Map(motion.parts.map((part) => [part.bone.id, part]));
  const reach = reaches(rig);
  const parts = rig.parts.map((part, i): PartTimeline => {
    const own = motions.get(part.id);
    return { curves: curvesOf(own, motion.duration, reach[i] ?? 1), states: statesOf(part, own) };
  });
  return { seconds: motion.duration, loop: motion.loop, parts };
}
