import { compileClip, type Motion } from '@/lib/core/clip/sample';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { rigOf } from '@/lib/core/rig/rig';
import type { MascotSpec } from '@/lib/core/spec/schema';

const motions = new WeakMap<MascotSpec['parts'], WeakMap<AnimationClip, Motion>>();

/**
 * Compiles a clip for a drawing. The stage, pictures and live mascots share the result, which is the same for every
 * palette: springs take longer than a frame.
 */
export function motionOn(spec: MascotSpec, clip: AnimationClip): Motion {
  const known = motions.get(spec.parts) ?? new WeakMap<AnimationClip, Motion>();
  motions.set(spec.parts, known);
  const motion = known.get(clip) ?? compileClip(rigOf(spec), clip);
  known.set(clip, motion);
  return motion;
}
