import { presetClip } from '@/lib/core/clip/presets';
import type { AnimationClip, PresetName } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';

/** Composes presets for a mascot's rig, in the order of their names; runs in a worker thread. */
export function composePresets({ spec, names }: { spec: MascotSpec; names: readonly PresetName[] }): AnimationClip[] {
  return names.map((name) => presetClip(spec, name));
}
