import { type FramePlan, planFrames } from '@/lib/core/clip/frame-plan';
import { compileClip, sample } from '@/lib/core/clip/sample';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { Frame, FramePart } from '@/lib/core/rig/frame';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { pictureSize } from '@/lib/core/rig/picture-size';
import type { FilmPlan } from './plan';

/** Gives what is known of a clip's film before it is drawn; `size` is the longer side in pixels. */
export const planFilm = (spec: MascotSpec, clip: AnimationClip, size: number, fps: number): FilmPlan => ({
  ...pictureSize(spec, size),
  ...planFrames(clip, fps),
  loop: clip.loop,
  name: clip.name,
});

/** A frame, and the number of ticks for which it does not change. */
export interface HeldFrame {
  frame: Frame;
  ticks: number;
}

/** Poses a clip tick by tick; consecutive equal poses are merged. */
export function* heldFrames(frameAt: (tick: number) => Frame, ticks: number): Generator<HeldFrame, void> {
  let held: HeldFrame | null = null;
  for (let tick = 0; tick < ticks; tick += 1) {
    const frame = frameAt(tick);
    if (held && sameFrame(held.frame, frame)) held.ticks += 1;
    else {
      if (held) yield held;
      held = { frame, ticks: 1 };
    }
  }
  if (held) yield held;
}

/** Gives a function from tick to frame for a plan. */
export function framesOf(spec: MascotSpec, clip: AnimationClip, plan: FramePlan): (tick: number) => Frame {
  const rig = rigOf(spec);
  const motion = compileClip(rig, clip);
  return (tick) => render(rig, sample(motion, plan.timeOf(tick)));
}

function sameFrame(a: Frame, b: Frame): boolean {
  return a.parts.length === b.parts.length && a.parts.every((part, index) => samePart(part, b.parts[index]));
}

function samePart(a: FramePart, b: FramePart | undefined): boolean {
  return (
    a.id === b?.id &&
    a.svg === b.svg &&
    a.opacity === b.opacity &&
    a.matrix.every((value, index) => value === b.matrix[index])
  );
}
