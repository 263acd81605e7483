import { presetClip, type PresetOptions } from '@/lib/core/clip/presets';
import type { AnimationClip, PresetName } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';

/** The presets to compose for a rig, all with the same options. */
interface PresetsTask {
  spec: MascotSpec;
  names: readonly PresetName[];
  options?: PresetOptions;
}

/** Composes presets for a mascot's rig, in the order of their names; runs in a worker thread. */
export function composePresets({ spec, names, options }: PresetsTask): AnimationClip[] {
  return names.map((name) => presetClip(spec, name, options));
}
