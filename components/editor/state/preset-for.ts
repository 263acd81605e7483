import { presetClip } from '@/lib/core/clip/presets';
import type { AnimationClip, PresetName } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { composedPreset, keepPreset } from './composed';

/** A preset composed for this rig with default options. Cached by rig; the palette does not matter. */
export const presetFor = (spec: MascotSpec, name: PresetName): AnimationClip =>
  composedPreset(spec, name) ?? keepPreset(spec, name, presetClip(spec, name));
