import type { ShownTraits } from './drawn-sheet';
import type { CharacterSheet } from './schema';

/**
 * Fixes the open fields of a sheet that depend on others to what its drawing shows: another mood would pick another
 * pose, and another haircut another skin.
 */
export const settledSheet = (sheet: CharacterSheet, { person, pose }: ShownTraits): CharacterSheet => ({
  ...sheet,
  body: { ...sheet.body, pose: sheet.body.pose ?? pose },
  colors: { ...person, ...sheet.colors },
});
