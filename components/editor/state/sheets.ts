import type { SheetDrawing } from '@/lib/core/sheet/drawn-sheet';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { withoutMotionProps } from '@/lib/core/spec/motion-props';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { Editor } from './editor';
import type { KnownSheets } from './known-sheets';
import { paletteChanges } from './palette-changes';
import { sameButColors } from './same-drawing';

/** The most sheet drawings that an editor stores: as many as undo steps. */
const MAX_DRAWINGS = 200;

/** Gives the latest sheet that draws the parts of a spec but its motion props; null after a change by hand. */
export function sheetThatDraws({ drawings }: KnownSheets, spec: MascotSpec): SheetDrawing | null {
  const atRest = withoutMotionProps(spec);
  return drawings.findLast((drawing) => sameButColors(drawing.spec, atRest)) ?? null;
}

/**
 * Applies the colours of a palette to a drawing's sheet. Colours of tokens that the drawing lacks are kept for later
 * drawings.
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

/** Stores the drawing of a sheet, so that undo, redo and saving find the sheet again. */
export function keepSheet({ store }: Editor, drawing: SheetDrawing): void {
  store.setState(({ sheets }) => ({
    sheets: { ...sheets, drawings: [...sheets.drawings, drawing].slice(-MAX_DRAWINGS) },
  }));
}
