import type { Rig } from '../rig/rig';
import type { AnimationClip } from './schema';
import { compileClip } from './compile';
import type { Motion } from './motion';

const known = new WeakMap<AnimationClip, { rig: Rig; motion: Motion }>();

/** Compiles a clip for a rig, once for each clip object: composing, judging and repairing share it. */
export function motionOf(rig: Rig, clip: AnimationClip): Motion {
  const made = known.get(clip);
  if (made?.rig === rig) return made.motion;
  const motion = compileClip(rig, clip);
  known.set(clip, { rig, motion });
  return motion;
}
