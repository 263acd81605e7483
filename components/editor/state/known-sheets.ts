import type { SheetDrawing } from '@/lib/core/sheet/drawn-sheet';

/**
 * The character sheets that this session knows, with their drawings, latest last, and the version whose sheet was read.
 */
export interface KnownSheets {
  drawings: readonly SheetDrawing[];
  /** Null until one was read. */
  readOf: string | null;
  /** A saved drawing that today's artist draws differently; null for none. */
  earlier: SheetDrawing | null;
}

export const NO_SHEETS: KnownSheets = { drawings: [], readOf: null, earlier: null };
