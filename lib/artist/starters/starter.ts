import type { CanvasTemplateName } from '@/lib/core/canvas/schema';
import type { CharacterSheet, WrittenSheet } from '@/lib/core/sheet/schema';
import type { StarterKind } from '@/lib/core/sheet/vocabulary';

/** A starter character as data. */
export interface StarterRow {
  id: string;
  name: string;
  /** A prompt that would design it. */
  prompt: string;
  /** Prompts of the motions that it comes with. */
  motions: readonly string[];
  /** The name of the canvas template that it comes with. */
  canvas: CanvasTemplateName;
  /** Its sheet without version and name; missing fields have their defaults. */
  sheet: Omit<WrittenSheet, 'sheet_version' | 'name'>;
}

/** A starter character with its group and its complete sheet. */
export interface StarterCharacter extends Omit<StarterRow, 'sheet'> {
  kind: StarterKind;
  sheet: CharacterSheet;
}
