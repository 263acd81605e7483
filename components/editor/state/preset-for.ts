import { presetClip } from '@/lib/core/clip/presets';
import type { AnimationClip, PresetName } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';

const clips = new WeakMap<MascotSpec['parts'], Map<PresetName, AnimationClip>>();

/** The clip of a preset if it has been composed for this rig already; undefined otherwise. */
export const composedPreset = ({ parts }: MascotSpec, name: PresetName): AnimationClip | undefined =>
  clips.get(parts)?.get(name);

/** A preset composed for this rig with default options. Cached by rig; the palette does not matter. */
export function presetFor(spec: MascotSpec, name: PresetName): AnimationClip {
  const known = clips.get(spec.parts) ?? new Map<PresetName, AnimationClip>();
  clips.set(spec.parts, known);
  const clip = known.get(name) ?? presetClip(spec, name);
  known.set(name, clip);
  return clip;
}
