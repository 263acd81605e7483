import type { ShownTraits } from './drawn-sheet';
import type { CharacterSheet } from './schema';

/**
 * The sheet with what its drawing shows of open fields that depend on others: another mood would pick another pose, and
 * another haircut another skin.
 */
export const settledSheet = (sheet: CharacterSheet, { person, pose }: ShownTraits): CharacterSheet => ({
  ...sheet,
  body: { ...sheet.body, pose: sheet.body.pose ?? pose },
  colors: { ...person, ...sheet.colors },
});
