import type { SheetDrawing } from '@/lib/core/sheet/drawn-sheet';

/** The sheets that this session knows with their drawings, latest last, and the version whose sheet was read. */
export interface KnownSheets {
  drawings: readonly SheetDrawing[];
  /** Null until one was read. */
  readOf: string | null;
  /** A drawing that the artist draws otherwise today; null for none. */
  earlier: SheetDrawing | null;
}

export const NO_SHEETS: KnownSheets = { drawings: [], readOf: null, earlier: null };
