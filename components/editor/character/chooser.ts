import type { SheetDrawing } from '@/lib/core/sheet/drawn-sheet';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { settledSheet } from '@/lib/core/sheet/settled-sheet';
import { motionPropsOf, withMotionProps } from '@/lib/core/spec/motion-props';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { messageOf } from '../../hooks/message-of';
import { changeOn } from '../state/change';
import type { Editor, EditorState } from '../state/editor';
import { keepParts } from '../state/keep-parts';
import { samePalette } from '../state/palette-changes';
import { sameButColors } from '../state/same-drawing';
import { keepSheet, sheetInColors, sheetThatDraws } from '../state/sheets';
import { sealChange, wholeWays } from '../state/shown';
import { takeTurn } from '../state/turns';
import { editOf } from '../work/works';
import type { Drawer } from '../../drawer/drawer';

/** A change of the character sheet. */
export interface CharacterChoice {
  /** The label in the history: "Pose: waving". */
  label: string;
  /** Consecutive choices with the same key become one undo step, until `settle` is called. */
  key?: string;
  change: (sheet: CharacterSheet) => CharacterSheet;
}

/** Applies choices one after the other, each to the result of the previous one. */
export interface Chooser {
  /** Draws a choice, shows it and saves it soon. Resolves when all pending choices are drawn. */
  choose(choice: CharacterChoice): Promise<void>;
  /** Ends a group of choices with one key. */
  settle(): Promise<void>;
}

/**
 * The drawing that a choice changes: the shown one, or the last one drawn from a sheet if it was edited by hand since.
 */
export const baseOf = ({ sheets, spec }: Pick<EditorState, 'sheets' | 'spec'>): SheetDrawing | null =>
  sheetThatDraws(sheets, spec) ?? sheets.drawings.at(-1) ?? null;

/** The sheet that a choice changes: that of a drawing, with the colours of a palette and all open traits as drawn. */
export const sheetToChange = (base: SheetDrawing, palette: MascotSpec['palette']): CharacterSheet =>
  settledSheet(sheetInColors(base, palette), base.traits.shown);

/** Creates the chooser of an editor. */
export const createChooser = (editor: Editor, drawer: Drawer): Chooser => ({
  choose: (choice) => takeTurn(editor, { key: choice.key, run: () => make(editor, drawer, choice) }),
  settle: () => takeTurn(editor, { run: () => sealChange(editor) }),
});

async function make(editor: Editor, drawer: Drawer, choice: CharacterChoice): Promise<void> {
  const { store } = editor;
  try {
    for (;;) {
      const state = store.getState();
      const base = baseOf(state);
      if (!base || editOf(state)) return;
      const drawing = await drawer.draw(choice.change(sheetToChange(base, state.spec.palette)));
      // If the drawing was changed meanwhile, such as by a new colour, the choice is drawn again from the new state.
      if (store.getState().spec === state.spec) return show(editor, choice, drawing);
    }
  } catch (error) {
    editor.tell(messageOf(error, 'This choice could not be drawn.'), 'failed');
  }
}

/** Shows the drawing of a sheet as one change. Adds no undo step if nothing visible changes. */
function show(editor: Editor, { label, key }: CharacterChoice, drawing: SheetDrawing): void {
  const { spec } = editor.store.getState();
  if (editOf(editor.store.getState())) return;
  keepSheet(editor, drawing);
  const drawn = withMotionProps(drawing.spec, motionPropsOf(spec), spec);
  if (sameButColors(spec, drawn) && samePalette(spec.palette, drawn.palette)) return;
  if (key === undefined) sealChange(editor);
  changeOn(editor, { label, key: key ?? label }, keepParts(spec, drawn), wholeWays);
  if (key === undefined) sealChange(editor);
}
