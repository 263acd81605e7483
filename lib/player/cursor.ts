import type { Rig } from '@/lib/core/rig/rig';
import { faceOf } from './features';
import type { PoseLayer, Wake } from './layer';
import { nudge, type Poses } from './nudge';
import type { View } from './view';

/** The mascot stops looking at a pointer that has not moved for this many seconds. */
const STARE_SECONDS = 4;
/** The distance of the pointer, in face widths, at which the head is turned halfway to the side. */
const HALF_TURN_FACE_WIDTHS = 1.2;
/** The rates of the springs of eyes and head, in radians per second: the eyes lead, the head follows. */
const EYE_RATE = 16;
const HEAD_RATE = 7;
/** How far the eyes move over the face, the face over the head, and the head itself, as shares of the head's size. */
const GAZE_SHARE = 0.03;
const FACE_SHARE = 0.055;
const HEAD_SHARE = 0.02;
/** The ratio of vertical to horizontal movement: a face has less room up and down. */
const VERTICAL_SHARE = 0.6;
/** How far the head tilts toward the side that it looks to, in degrees. */
const TILT_DEGREES = 4;
/** The velocity and distance below which a spring is at rest. */
const REST_THRESHOLD = 0.002;

/** Creates a critically damped spring. It uses the exact solution, which does not depend on the frame rate. */
function spring(rate: number): (goal: number, seconds: number) => number {
  let [at, speed] = [0, 0];
  return (goal, seconds) => {
    const off = at - goal;
    const pull = speed + rate * off;
    const fade = Math.exp(-rate * seconds);
    at = goal + (off + pull * seconds) * fade;
    speed = (pull - rate * (off + pull * seconds)) * fade;
    if (!goal && Math.abs(at) + Math.abs(speed) < REST_THRESHOLD) at = speed = 0;
    return at;
  };
}

/**
 * Turns a mascot's eyes, face and head toward the pointer, anywhere on the page. They return when the pointer leaves
 * the page, or has not moved for some seconds. Nothing moves while `still` returns true.
 */
export function createCursorLayer(
  { parts }: View,
  rig: Rig,
  wake: Wake,
  still: () => boolean,
): PoseLayer & { leave(): void } {
  const { head, onHead, gaze } = faceOf(rig);
  const group = parts.get(head)?.group;
  const springs = [EYE_RATE, EYE_RATE, HEAD_RATE, HEAD_RATE].map(spring);
  let goal = [0, 0];
  let size = { width: 0, height: 0 };
  let stood = 0;
  let awake = false;

  const watcher = (event: PointerEvent): void => {
    const leaves = event.type === 'pointerleave';
    // A lifted finger also fires a leave event, but the mascot keeps looking at the touched point for a while.
    if (!group || (leaves && event.pointerType === 'touch')) return;
    stood = leaves || still() ? STARE_SECONDS : 0;
    if (stood) return;
    // The box is measured before anything moves, because otherwise each mascot of the page would force a layout in
    // every frame.
    const { x, y, width, height } = group.getBoundingClientRect();
    const [right, down] = [event.clientX - x - width / 2, event.clientY - y - height / 2];
    goal = [right, down].map((way) => way / Math.hypot(right, down, HALF_TURN_FACE_WIDTHS * width || 1));
    size = group.getBBox();
    if (awake) return;
    awake = true;
    wake();
  };
  const end = new AbortController();
  for (const type of ['pointermove', 'pointerdown', 'pointerleave'] as const)
    document.documentElement.addEventListener(type, watcher, end);

  return {
    apply(pose, seconds) {
      if (!awake) return pose;
      stood += seconds;
      if (stood >= STARE_SECONDS) goal = [0, 0];
      const places = springs.map((follow, i) => follow(goal[i % 2] ?? 0, seconds));
      awake = stood < STARE_SECONDS || places.some(Boolean);
      const { width, height } = size;
      const poses: Poses = { ...pose };
      const slide = (ids: readonly string[], i: number, share: number): void => {
        for (const id of ids) {
          nudge(poses, id, 'translateX', (places[i] ?? 0) * share * width);
          nudge(poses, id, 'translateY', (places[i + 1] ?? 0) * share * height * VERTICAL_SHARE);
        }
      };
      slide(gaze, 0, GAZE_SHARE);
      slide(onHead, 2, FACE_SHARE);
      slide([head], 2, HEAD_SHARE);
      nudge(poses, head, 'rotate', (places[2] ?? 0) * TILT_DEGREES);
      return poses;
    },
    live: () => awake,
    leave: () => end.abort(),
  };
}
