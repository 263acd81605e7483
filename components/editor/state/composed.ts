import type { PresetName } from '@/lib/core/clip/preset-names';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';

const clips = new WeakMap<MascotSpec['parts'], Map<PresetName, AnimationClip>>();

/** The clip of a preset if it has been composed for this rig already; undefined otherwise. */
export const composedPreset = ({ parts }: MascotSpec, name: PresetName): AnimationClip | undefined =>
  clips.get(parts)?.get(name);

/** Keeps the clip of a preset that was composed for this rig with default options. The palette does not matter. */
export function keepPreset({ parts }: MascotSpec, name: PresetName, clip: AnimationClip): AnimationClip {
  const known = clips.get(parts) ?? new Map<PresetName, AnimationClip>();
  clips.set(parts, known.set(name, clip));
  return clip;
}
