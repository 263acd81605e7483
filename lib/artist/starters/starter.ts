import type { CanvasTemplateName } from '@/lib/core/canvas/schema';
import type { CharacterSheet, WrittenSheet } from '@/lib/core/sheet/schema';
import type { StarterKind } from '@/lib/core/sheet/vocabulary';

/** A row of the collection of starters. */
export interface StarterRow {
  id: string;
  name: string;
  /** The words that a designer would ask for it with. */
  prompt: string;
  /** The motions that it comes with, in words. */
  motions: readonly string[];
  /** The template of the canvas that it comes with. */
  canvas: CanvasTemplateName;
  /** Its sheet without version and name; what is left out is as usual. */
  sheet: Omit<WrittenSheet, 'sheet_version' | 'name'>;
}

/** A finished character to start from: a row with its group and its whole sheet. */
export interface StarterCharacter extends Omit<StarterRow, 'sheet'> {
  kind: StarterKind;
  sheet: CharacterSheet;
}
