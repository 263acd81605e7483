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
import { editOf } from '../work/works';
import type { Drawer } from '../../drawer/drawer';

/** A choice about a character. */
export interface CharacterChoice {
  /** The choice as the history names it: "Pose: waving". */
  label: string;
  /** Choices in a row with one key are one step of the history, until they are settled. */
  key?: string;
  change: (sheet: CharacterSheet) => CharacterSheet;
}

/** Makes choices one after the other, each from the drawing that the one before it gave. */
export interface Chooser {
  /** Draws a choice, shows it and saves it soon; settles when all choices are drawn. */
  choose(choice: CharacterChoice): Promise<void>;
  /** Ends a row of choices with one key. */
  settle(): Promise<void>;
}

/** The drawing that a choice starts from: the shown one, or the last from a sheet where it was changed since. */
export const baseOf = ({ sheets, spec }: Pick<EditorState, 'sheets' | 'spec'>): SheetDrawing | null =>
  sheetThatDraws(sheets, spec) ?? sheets.drawings.at(-1) ?? null;

/** The sheet that choices change: that of a drawing in the colours of a palette, settled where it is open. */
export const sheetToChange = (base: SheetDrawing, palette: MascotSpec['palette']): CharacterSheet =>
  settledSheet(sheetInColors(base, palette), base.traits.shown);

/** The choices of an editor. */
export function createChooser(editor: Editor, drawer: Drawer): Chooser {
  const waiting: (CharacterChoice | 'settle')[] = [];
  let isRunning = false;
  let line = Promise.resolve();

  async function drawAll(): Promise<void> {
    isRunning = true;
    for (let choice = waiting.shift(); choice; choice = waiting.shift())
      if (choice === 'settle') sealChange(editor);
      else await make(editor, drawer, choice);
    isRunning = false;
  }
  const add = (choice: CharacterChoice | 'settle'): Promise<void> => {
    const last = waiting.at(-1);
    const isAgain = choice !== 'settle' && last !== 'settle' && choice.key !== undefined && choice.key === last?.key;
    if (isAgain) waiting.pop();
    waiting.push(choice);
    if (!isRunning) line = drawAll();
    return line;
  };
  return { choose: add, settle: () => add('settle') };
}

async function make(editor: Editor, drawer: Drawer, choice: CharacterChoice): Promise<void> {
  const { store } = editor;
  try {
    for (;;) {
      const state = store.getState();
      const base = baseOf(state);
      if (!base || editOf(state)) return;
      const drawing = await drawer.draw(choice.change(sheetToChange(base, state.spec.palette)));
      // What was changed while it was drawn, such as by an undo, counts.
      if (store.getState().spec === state.spec) return show(editor, choice, drawing);
    }
  } catch (error) {
    editor.tell(messageOf(error, 'This choice could not be drawn.'), 'failed');
  }
}

/** Shows a drawing of a sheet as one change. A choice that changes nothing that is seen is no step of the history. */
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
