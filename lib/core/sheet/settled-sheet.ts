import type { ShownTraits } from './drawn-sheet';
import type { CharacterSheet } from './schema';

/**
 * The sheet with its open pose and person's colours set to the values in its drawing. Without this, changing the mood
 * would also change the pose, and changing the haircut the colour of the skin.
 */
export const settledSheet = (sheet: CharacterSheet, { person, pose }: ShownTraits): CharacterSheet => ({
  ...sheet,
  body: { ...sheet.body, pose: sheet.body.pose ?? pose },
  colors: { ...person, ...sheet.colors },
});
