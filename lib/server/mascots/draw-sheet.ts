import { construct } from '@/lib/artist/sheet/construct';
import type { Checked } from '@/lib/core/problem';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { CleanSpec } from '@/lib/core/spec/clean';

/** Draws an accepted sheet, and checks and cleans the drawing. */
export const drawSheet = (sheet: CharacterSheet): Checked<CleanSpec> => acceptSpec(construct(sheet));
