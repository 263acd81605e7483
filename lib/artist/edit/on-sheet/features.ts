import type { CharacterSheet } from '@/lib/core/sheet/schema';
import type { Feature } from '@/lib/core/sheet/vocabulary';

const EXCLUSIVE: readonly (readonly Feature[])[] = [
  ['big_eyes', 'small_eyes'],
  ['stripes', 'spots'],
  ['one_eye', 'three_eyes'],
];

/** Adds a feature to a sheet, and removes those that it excludes. */
export function withFeature(sheet: CharacterSheet, feature: Feature): CharacterSheet {
  const gone = new Set(EXCLUSIVE.filter((group) => group.includes(feature)).flat());
  return {
    ...sheet,
    face: { ...sheet.face, features: [...sheet.face.features.filter((one) => !gone.has(one)), feature] },
  };
}
