import { apply, invert } from '@/lib/core/geometry/matrix';
import type { Keyframe, StateKey, Track, TrackProp } from '@/lib/core/clip/schema';
import { DEFAULT_STATE } from '@/lib/core/clip/part-pose';
import { MOTION_PROP_STATE } from '@/lib/core/spec/motion-props';
import type { Part } from '@/lib/core/spec/schema';
import type { PropStage } from './stage';

/** The pose of a prop on the canvas: its pivot in pixels, rotation in degrees, size as a factor, and opacity. */
export interface PropPose {
  x: number;
  y: number;
  turn?: number;
  size?: number;
  /** An additional factor on its height. */
  tall?: number;
  fade?: number;
}

/**
 * A time span in which a prop is visible, in seconds, at most as long as the clip. In a loop it may continue at the
 * start.
 */
export interface Flight {
  from: number;
  to: number;
  /** The number of steps in which its path is sampled. */
  steps: number;
  /** The pose at a share of the span; `seconds` is the time in the clip. */
  pose(share: number, seconds: number): PropPose;
}

/** A motion prop with its flights in one clip. */
export interface PropActor {
  part: Part;
  flights: readonly Flight[];
}

type Local = Record<TrackProp, number>;

const REST: Local = { rotate: 0, translateX: 0, translateY: 0, scaleX: 1, scaleY: 1, opacity: 1 };
/** The precision of keyframes: 0.01 degrees or pixels, 0.001 of a scale or opacity. */
const STEPS: Local = { rotate: 0.01, translateX: 0.01, translateY: 0.01, scaleX: 1e-3, scaleY: 1e-3, opacity: 1e-3 };
/** The largest deviation of the keyframes from the sampled path. */
const SLACK: Local = { rotate: 0.8, translateX: 0.5, translateY: 0.5, scaleX: 0.01, scaleY: 0.01, opacity: 0.02 };
/** Below this scale of its parent, a prop is not compensated and shrinks with it. */
const MIN_PARENT_SCALE = 0.2;
const SAME_MOMENT = 1e-4;

/** A flight cut at the end of a loop, with its sampled poses. */
interface Piece {
  from: number;
  to: number;
  poses: readonly { at: number; local: Local }[];
}

/** The tracks of a prop, which is hidden outside its flights. */
export function tracksOf(stage: PropStage, { part, flights }: PropActor): Track[] {
  const pieces = flights.flatMap((flight) => piecesOf(stage, part, flight)).sort((a, b) => a.from - b.from);
  if (pieces.length === 0) return [];
  const moving = (Object.keys(REST) as TrackProp[]).flatMap((prop): Track[] => {
    const keys = keysOf(pieces, prop, stage.seconds);
    return keys.every(({ v }) => Math.abs(v - REST[prop]) <= STEPS[prop]) ? [] : [{ part: part.id, prop, keys }];
  });
  return [...moving, { part: part.id, prop: 'state', keys: statesOf(pieces, stage) }];
}

function piecesOf(stage: PropStage, part: Part, { from, to, steps, pose }: Flight): Piece[] {
  const end = stage.seconds;
  const cut = (start: number, stop: number, shift: number): Piece => {
    const moments = Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) * i) / steps);
    const inside = moments.filter((at) => at > start + SAME_MOMENT && at < stop - SAME_MOMENT);
    return {
      from: start - shift,
      to: stop - shift,
      poses: unwound(
        [start, ...inside, stop].map((at) => ({
          at: at - shift,
          local: localOf(stage, part, pose((at - from) / (to - from), at - shift), at - shift),
        })),
      ),
    };
  };
  if (to <= end + SAME_MOMENT) return [cut(from, Math.min(to, end), 0)];
  if (!stage.loop) return from < end ? [cut(from, end, 0)] : [];
  return from >= end ? [cut(from, to, end)] : [cut(from, end, 0), cut(end, to, end)];
}

/** Makes rotations continuous where the angle of the parent wraps around. */
function unwound(poses: Piece['poses']): Piece['poses'] {
  let before: number | null = null;
  return poses.map(({ at, local }) => {
    const turns: number = before === null ? 0 : Math.round((before - local.rotate) / 360);
    before = local.rotate + turns * 360;
    return { at, local: { ...local, rotate: before } };
  });
}

/** Converts a pose on the canvas to the local pose of a part, whatever its parent does. */
function localOf(stage: PropStage, { parent, pivot }: Part, pose: PropPose, seconds: number): Local {
  const matrix = stage.matrix(parent ?? '', seconds);
  const [a, b, c, d] = matrix;
  const back = invert(matrix);
  const [x, y] = back ? apply(back, pose.x, pose.y) : [pose.x, pose.y];
  const mirror = a * d - b * c < 0 ? -1 : 1;
  const angle = (Math.atan2(b * mirror, a * mirror) * 180) / Math.PI;
  const [wide, high] = [Math.hypot(a, b), Math.hypot(c, d)];
  const factor = (scale: number): number => (pose.size ?? 1) / (scale < MIN_PARENT_SCALE ? 1 : scale);
  return {
    rotate: mirror * ((pose.turn ?? 0) - angle),
    translateX: x - pivot[0],
    translateY: y - pivot[1],
    scaleX: factor(wide),
    scaleY: factor(high) * (pose.tall ?? 1),
    opacity: pose.fade ?? 1,
  };
}

function keysOf(pieces: readonly Piece[], prop: TrackProp, seconds: number): Keyframe[] {
  return pieces.flatMap(({ poses }, index) => {
    const path = poses.map(({ at, local }) => ({ at, v: Math.round(local[prop] / STEPS[prop]) * STEPS[prop] }));
    return simplified(path, SLACK[prop]).map(({ at, v }, i): Keyframe => ({
      t: shareOf(at, seconds),
      v: Math.round(v * 1000) / 1000,
      ease: i === 0 && index > 0 ? 'step' : 'linear',
    }));
  });
}

const shareOf = (at: number, seconds: number): number => Math.round(Math.min(Math.max(at / seconds, 0), 1) * 1e5) / 1e5;

/** Simplifies a path to the fewest points within a tolerance (Ramer–Douglas–Peucker). */
function simplified(path: readonly { at: number; v: number }[], slack: number): { at: number; v: number }[] {
  const [first, last] = [path[0], path.at(-1)];
  if (!first || !last || path.length <= 2) return [...path];
  let [far, worst] = [0, slack];
  path.forEach(({ at, v }, index) => {
    const off = Math.abs(v - (first.v + ((last.v - first.v) * (at - first.at)) / (last.at - first.at || 1)));
    if (off > worst) [far, worst] = [index, off];
  });
  if (far === 0) return [first, last];
  return [...simplified(path.slice(0, far + 1), slack).slice(0, -1), ...simplified(path.slice(far), slack)];
}

function statesOf(pieces: readonly Piece[], { seconds, loop }: PropStage): StateKey[] {
  const keys: StateKey[] = (pieces[0]?.from ?? 0) > SAME_MOMENT ? [{ t: 0, v: DEFAULT_STATE }] : [];
  pieces.forEach(({ from, to }, index) => {
    if (keys.at(-1)?.v !== MOTION_PROP_STATE) keys.push({ t: shareOf(from, seconds), v: MOTION_PROP_STATE });
    const next = pieces[index + 1];
    const goesOn = next ? next.from - to < SAME_MOMENT : loop && to > seconds - SAME_MOMENT;
    if (!goesOn) keys.push({ t: shareOf(to, seconds), v: DEFAULT_STATE });
  });
  return keys;
}
