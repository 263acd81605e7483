import type { SheetDrawing } from '@/lib/core/sheet/drawn-sheet';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { withoutMotionProps } from '@/lib/core/spec/motion-props';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { Editor } from './editor';
import type { KnownSheets } from './known-sheets';
import { paletteChanges } from './palette-changes';
import { sameButColors } from './same-drawing';

/** The most sheets that are kept: one for each undo step. */
const MAX_DRAWINGS = 200;

/** The latest sheet that draws these parts, apart from motion props; null if the drawing was edited by hand. */
export function sheetThatDraws({ drawings }: KnownSheets, spec: MascotSpec): SheetDrawing | null {
  const atRest = withoutMotionProps(spec);
  return drawings.findLast((drawing) => sameButColors(drawing.spec, atRest)) ?? null;
}

/**
 * A drawing's sheet with the colours of a palette. Keeps colours of tokens that this drawing lacks, for later drawings.
 */
export function sheetInColors({ sheet, spec, plain }: SheetDrawing, palette: MascotSpec['palette']): CharacterSheet {
  const tokens = new Set(plain.map(({ name }) => name));
  const others = Object.entries(sheet.palette).filter(([name]) => !tokens.has(name));
  const known = palette.filter(({ name }) => tokens.has(name));
  return {
    ...sheet,
    palette: { ...Object.fromEntries(others), ...paletteChanges({ ...spec, palette: plain }, known) },
  };
}

/** Remembers the sheet of a drawing, so that undo, redo and saving can find it. */
export function keepSheet({ store }: Editor, drawing: SheetDrawing): void {
  store.setState(({ sheets }) => ({
    sheets: { ...sheets, drawings: [...sheets.drawings, drawing].slice(-MAX_DRAWINGS) },
  }));
}
