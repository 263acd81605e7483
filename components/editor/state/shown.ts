import type { Preference } from '@/lib/core/merge';
import { mergeSpecs } from '@/lib/core/spec/merge';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { stays } from '../../session/conflict';
import { seal } from '../../session/history';
import { clashTitle } from './clash-title';
import { decideClip } from './clips';
import { remember, type Editor } from './editor';
import { refitPreset } from './playing';
import { save, saveSoon } from './save';

/** Shows a drawing at once, and saves it soon. */
export function showSpec(editor: Editor, spec: MascotSpec): void {
  const rebuilt = spec.parts !== editor.store.getState().spec.parts;
  editor.store.setState({ spec });
  if (rebuilt) refitPreset(editor);
  saveSoon(editor);
}

/** Ends a change that goes on, such as a drag: the next one of the same is a change of its own. */
export function sealChange(editor: Editor): void {
  editor.gesture = null;
  editor.store.setState(({ history }) => ({ history: seal(history) }));
}

/** The undo and redo of a change from one drawing to another. */
export const ways = (editor: Editor, change: { before: MascotSpec; after: MascotSpec }) => ({
  undo: () => shift(editor, change.after, change.before),
  redo: () => shift(editor, change.before, change.after),
});

/**
 * Applies the difference of two drawings to the shown one. What equals neither was set elsewhere, and stays.
 */
function shift(editor: Editor, from: MascotSpec, to: MascotSpec): void {
  const { value, clashes } = mergeSpecs({ base: from, mine: to, theirs: editor.store.getState().spec }, 'theirs');
  if (clashes.length > 0) editor.tell(stays(clashes.map(clashTitle)), 'done');
  editor.gesture = null;
  showSpec(editor, value);
}

/** Resolves a conflict by choosing one drawing or clip; undo brings the other back. */
export function decide(editor: Editor, which: Preference): void {
  const { conflict } = editor.store.getState();
  if (!conflict) return;
  if ('animation' in conflict) return decideClip(editor, conflict, which);
  const [before, after] = which === 'mine' ? [conflict.theirs, conflict.mine] : [conflict.mine, conflict.theirs];
  editor.store.setState({ conflict: null });
  editor.gesture = null;
  showSpec(editor, after);
  remember(editor, { label: which === 'mine' ? 'Keep mine' : 'Take theirs', ...ways(editor, { before, after }) });
  void save(editor);
}
