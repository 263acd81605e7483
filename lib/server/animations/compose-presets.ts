import { presetClip } from '@/lib/core/clip/presets';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { PresetsTask } from '../raster/presets-task';

/** In a thread: composes presets for a mascot's rig, in the order of their names. */
export function composePresets({ spec, names }: PresetsTask): AnimationClip[] {
  return names.map((name) => presetClip(spec, name));
}
