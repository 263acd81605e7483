import type { Preference } from '@/lib/core/merge';
import { mergeSpecs } from '@/lib/core/spec/merge';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { stays } from '../../session/conflict';
import { seal, type UndoableChange } from '../../session/history';
import { clashTitle } from './clash-title';
import { decideClip } from './clips';
import { remember, type Editor } from './editor';
import { withColorsSince } from './palette-changes';
import { refitSoon } from './playing';
import { sameButColors } from './same-drawing';
import { save, saveSoon } from './save';

/** Shows a drawing at once, and saves it soon. */
export function showSpec(editor: Editor, spec: MascotSpec): void {
  const rebuilt = spec.parts !== editor.store.getState().spec.parts;
  editor.store.setState({ spec });
  if (rebuilt) refitSoon(editor);
  saveSoon(editor);
}

/** Ends an unfinished change, such as a drag, so that the next change is a separate undo step. */
export function sealChange(editor: Editor): void {
  editor.gesture = null;
  editor.store.setState(({ history }) => ({ history: seal(history) }));
}

/** Creates the undo and redo of a change between two drawings. */
export type MakeWays = (editor: Editor, change: { before: MascotSpec; after: MascotSpec }) => Pick<UndoableChange, Way>;
type Way = 'undo' | 'redo';

/** Undo and redo for a change of single values: later changes of other values are kept. */
export const ways: MakeWays = (editor, change) => ({
  undo: () => shift(editor, change.after, change.before),
  redo: () => shift(editor, change.before, change.after),
});

/** Undo and redo for a replaced drawing, which shares no parts with the earlier one. */
export const wholeWays: MakeWays = (editor, change) => ({
  undo: () => swap(editor, change.after, change.before),
  redo: () => swap(editor, change.before, change.after),
});

/** Replaces the shown drawing, but keeps colour changes that were made elsewhere since. */
function swap(editor: Editor, from: MascotSpec, to: MascotSpec): void {
  const { spec } = editor.store.getState();
  if (!sameButColors(from, spec)) return editor.tell(stays(['the drawing']), 'done');
  editor.gesture = null;
  showSpec(editor, withColorsSince(from, spec, to));
}

/**
 * Applies the difference between two drawings to the shown one. Values that match neither were changed elsewhere and
 * are kept.
 */
function shift(editor: Editor, from: MascotSpec, to: MascotSpec): void {
  const { value, clashes } = mergeSpecs({ base: from, mine: to, theirs: editor.store.getState().spec }, 'theirs');
  if (clashes.length > 0) editor.tell(stays(clashes.map(clashTitle)), 'done');
  editor.gesture = null;
  showSpec(editor, value);
}

/** Resolves a conflict by choosing one drawing or clip; undo restores the other one. */
export function decide(editor: Editor, which: Preference): void {
  const { conflict } = editor.store.getState();
  if (!conflict) return;
  if ('animation' in conflict) return decideClip(editor, conflict, which);
  const by = conflict.whole ? wholeWays : ways;
  const [before, after] = which === 'mine' ? [conflict.theirs, conflict.mine] : [conflict.mine, conflict.theirs];
  editor.store.setState({ conflict: null });
  editor.gesture = null;
  showSpec(editor, after);
  remember(editor, { label: which === 'mine' ? 'Keep mine' : 'Take theirs', ...by(editor, { before, after }) });
  void save(editor);
}
