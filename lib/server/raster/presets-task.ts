import type { PresetName } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';

/** Presets that a thread makes for a mascot's rig: each takes tens of milliseconds. */
export interface PresetsTask {
  spec: MascotSpec;
  names: readonly PresetName[];
}
