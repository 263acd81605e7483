import type { Rig } from '@/lib/core/rig/rig';
import { featuresOf } from './features';
import type { PoseLayer, Wake } from './layer';
import { nudge, type Poses } from './nudge';
import type { View } from './view';

/** Looking somewhere for longer than this, in seconds, without the pointer moving, would be staring. */
const STARE_SECONDS = 4;
/** A pointer this many widths of the face away is half to the side. */
const NEAR = 1.2;
/** How fast eyes and head follow, in radians a second: the eyes lead, the head comes after. */
const FOLLOWS = [16, 16, 7, 7];
/** A head that faces us tilts this many degrees, */
const TILT = 4;
/** and one in profile nods. */
const NOD = 9;
/** In shares of the head: how far the face slides over it, the eyes over the face, and the head itself. */
const [SLIDE, LOOK, SHIFT] = [0.055, 0.03, 0.02];
/** Up and down there is less room on a face than to its sides. */
const FLATTER = 0.6;
/** Slower and nearer than this is at rest. */
const STILL = 0.002;

type Watcher = (event: PointerEvent) => void;

const watchers = new Set<Watcher>();
const EVENTS = ['pointermove', 'pointerdown', 'pointerleave'] as const;
const tell = (event: PointerEvent): void => watchers.forEach((watcher) => watcher(event));

/** Listens for the pointer over the whole page, once for all who watch it. */
function watch(watcher: Watcher): () => void {
  const page = document.documentElement;
  if (!watchers.size) for (const event of EVENTS) page.addEventListener(event, tell, { passive: true });
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (!watchers.size) for (const event of EVENTS) page.removeEventListener(event, tell);
  };
}

/** What of a mascot turns: the head's place and size, and how far it is in profile, from -1 (to the left) to 1. */
interface Turning {
  x: number;
  y: number;
  width: number;
  height: number;
  profile: number;
}

function turningOf(view: View, head: string, eyes: readonly string[]): Turning {
  const boxOf = (id: string): DOMRect => view.parts.get(id)?.group.getBBox() ?? new DOMRect();
  const { x, y, width, height } = boxOf(head);
  const middle = x + width / 2;
  const aside = eyes.reduce((sum, id) => sum + boxOf(id).x + boxOf(id).width / 2 - middle, 0) / (eyes.length || 1);
  return { x: middle, y: y + height / 2, width, height, profile: Math.max(-1, Math.min(1, (aside / width) * 5)) };
}

/**
 * Turns a mascot's eyes, face and head toward the pointer, wherever on the page it is, and back when it leaves or has stood
 * still for some seconds. Nothing moves where reduced motion is asked for.
 */
export function createCursorLayer(view: View, rig: Rig, wake: Wake): PoseLayer & { destroy(): void } {
  const { head, face, pupils } = featuresOf(rig);
  const eyes = face.filter((id) => /eye(?!brow)/.test(id));
  /** Eyes to the right and down, head to the right and down, from -1 to 1; and how fast they change. */
  const [place, speed, goal] = [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0]];
  let turning: Turning | undefined;
  let pointer: PointerEvent | null = null;
  let stood = 0;
  let awake = false;

  /** Where the pointer is, seen from the face. */
  const aim = ({ clientX, clientY }: PointerEvent, { x, y, width }: Turning): void => {
    const matrix = view.svg.getScreenCTM() ?? undefined;
    const middle = new DOMPoint(x, y).matrixTransform(matrix);
    const [dx, dy] = [clientX - middle.x, clientY - middle.y];
    const far = Math.hypot(dx, dy, NEAR * width * (matrix?.a ?? 1));
    goal[0] = dx / far;
    goal[1] = dy / far;
  };

  const follow = (seconds: number): void => {
    awake = stood < STARE_SECONDS;
    FOLLOWS.forEach((rate, i) => {
      // A critically damped spring, solved: the same whatever the frame rate.
      const end = goal[i % 2] ?? 0;
      const off = (place[i] ?? 0) - end;
      const pull = (speed[i] ?? 0) + rate * off;
      const fade = Math.exp(-rate * seconds);
      place[i] = end + (off + pull * seconds) * fade;
      speed[i] = (pull - rate * (off + pull * seconds)) * fade;
      awake ||= Math.abs(place[i]) + Math.abs(speed[i]) > STILL;
    });
  };

  const end = watch((event) => {
    const leaves = event.type === 'pointerleave';
    // A finger that is lifted leaves too: what it touched stays interesting for a while.
    if (leaves && event.pointerType === 'touch') return;
    pointer = leaves || matchMedia('(prefers-reduced-motion: reduce)').matches ? null : event;
    stood = pointer ? 0 : STARE_SECONDS;
    if (awake || !pointer) return;
    awake = true;
    wake();
  });

  return {
    apply(pose, seconds) {
      if (!awake) return pose;
      if (!turning?.width) turning = turningOf(view, head, eyes);
      if (pointer) aim(pointer, turning);
      pointer = null;
      stood += seconds;
      if (stood >= STARE_SECONDS) goal.fill(0);
      follow(seconds);
      const { width, height, profile } = turning;
      const [eyeX = 0, eyeY = 0, headX = 0, headY = 0] = place;
      const poses: Poses = { ...pose };
      const slide = (id: string, x: number, y: number): void => {
        nudge(poses, id, 'translateX', x * width);
        nudge(poses, id, 'translateY', y * height * FLATTER);
      };
      for (const id of face) slide(id, headX * SLIDE, headY * SLIDE);
      for (const id of pupils.length ? pupils : eyes) slide(id, eyeX * LOOK, eyeY * LOOK);
      slide(head, headX * SHIFT, headY * SHIFT);
      nudge(poses, head, 'rotate', headX * TILT * (1 - Math.abs(profile)) + headY * NOD * profile);
      return poses;
    },
    live: () => awake,
    destroy: end,
  };
}
