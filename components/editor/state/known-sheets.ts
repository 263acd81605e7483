import type { SheetDrawing } from '@/lib/core/sheet/drawn-sheet';

/**
 * The character sheets that this session knows, with their drawings, the latest last; and the version whose sheet was
 * read.
 */
export interface KnownSheets {
  drawings: readonly SheetDrawing[];
  /** Null until a sheet was read. */
  readOf: string | null;
  /** A saved drawing that the current artist draws differently from the same sheet; null if there is none. */
  earlier: SheetDrawing | null;
}

export const NO_SHEETS: KnownSheets = { drawings: [], readOf: null, earlier: null };
