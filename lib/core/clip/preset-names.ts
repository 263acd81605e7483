/**
 * Every preset, in the order of its catalogue. Kept apart from the schemas, so that a browser loads the names alone.
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
