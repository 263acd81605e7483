/**
 * Every preset, in the order of its catalogue; apart from the schemas, so that a browser has the presets without them.
 */
export const PRESET_NAMES = [
  'idle',
  'wave',
  'nod',
  'shake',
  'bounce',
  'celebrate',
  'jump',
  'talk',
  'sad',
  'surprised',
  'dance',
  'think',
  'working',
  'listen',
  'sleep',
] as const;
export type PresetName = (typeof PRESET_NAMES)[number];
