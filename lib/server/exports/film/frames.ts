import { compileClip, sample } from '@/lib/core/clip/sample';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { Frame, FramePart } from '@/lib/core/rig/frame';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { pictureSize } from '../../raster/size';
import type { FilmPlan } from './plan';

/** When a clip's frames are taken: `ticks` frames of `tickSeconds` each, as long together as the clip. */
export interface FramePlan {
  ticks: number;
  tickSeconds: number;
  /** When in the clip a tick is taken, in seconds. A loop leaves out its end, which is its beginning. */
  timeOf(tick: number): number;
}

/** The frames of a clip at about this many a second; at least two, so that the file is an animation. */
export function planFrames({ duration, loop }: Pick<AnimationClip, 'duration' | 'loop'>, fps: number): FramePlan {
  const ticks = Math.max(2, Math.round(duration * fps));
  const step = duration / (loop ? ticks : ticks - 1);
  return { ticks, tickSeconds: duration / ticks, timeOf: (tick) => tick * step };
}

/** What is known of a clip's film before it is drawn; `size` in pixels of the longer side. */
export const planFilm = (spec: MascotSpec, clip: AnimationClip, size: number, fps: number): FilmPlan => ({
  ...pictureSize(spec, size),
  ...planFrames(clip, fps),
  loop: clip.loop,
  name: clip.name,
});

/** A frame and for how many ticks nothing changes. */
export interface HeldFrame {
  frame: Frame;
  ticks: number;
}

/** Poses a clip tick by tick; a pose that is held comes once. */
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

/** The frame of each tick of a plan. */
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
