import { compileClip, type Motion } from '@/lib/core/clip/sample';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { rigOf } from '@/lib/core/rig/rig';
import type { MascotSpec } from '@/lib/core/spec/schema';

const motions = new WeakMap<MascotSpec['parts'], WeakMap<AnimationClip, Motion>>();

/**
 * Compiles a clip for a drawing. The result is cached for all palettes and shared by the stage, pictures and live
 * mascots, because baking springs takes longer than a frame.
 */
export function motionOn(spec: MascotSpec, clip: AnimationClip): Motion {
  const known = motions.get(spec.parts) ?? new WeakMap<AnimationClip, Motion>();
  motions.set(spec.parts, known);
  const motion = known.get(clip) ?? compileClip(rigOf(spec), clip);
  known.set(clip, motion);
  return motion;
}
