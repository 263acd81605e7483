import type { SheetDrawing } from '@/lib/core/sheet/drawn-sheet';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { cleanSpec } from '@/lib/core/spec/clean';
import { figureOf, plainDrawing, repainted } from './construct';
import { traitsOf } from './traits';

/**
 * Draws an accepted sheet as the sanitised spec that the service saves. Throws an `Error` if the drawing is not a valid
 * spec.
 */
export function drawingOfSheet(sheet: CharacterSheet): SheetDrawing {
  const built = figureOf(sheet);
  const cleaned = cleanSpec(plainDrawing(sheet, built));
  if (!cleaned.ok) throw new Error(cleaned.problems[0]?.message ?? 'This sheet cannot be drawn.');
  const { spec } = cleaned.value;
  return { sheet, spec: repainted(spec, sheet), plain: spec.palette, traits: traitsOf(sheet, built) };
}
