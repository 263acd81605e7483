import { mergePalettes } from '@/lib/core/color/merge';
import type { Preference } from '@/lib/core/merge';
import type { PaletteEntry } from '@/lib/core/spec/schema';
import { stays } from '../../session/conflict';
import { seal } from '../../session/history';
import { remember, type Editor } from './editor';
import { save, saveSoon } from './save';

/** Shows colours at once, and saves them soon. */
export function showPalette(editor: Editor, palette: PaletteEntry[]): void {
  editor.drag = null;
  editor.store.setState(({ spec }) => ({ spec: { ...spec, palette } }));
  saveSoon(editor);
}

/** Ends a drag through colours: the next change of the token is a new one. */
export function sealColor(editor: Editor): void {
  editor.drag = null;
  editor.store.setState(({ history }) => ({ history: seal(history) }));
}

/** The undo and redo of a change from one palette to another. */
export const ways = (editor: Editor, change: { before: PaletteEntry[]; after: PaletteEntry[] }) => ({
  undo: () => shift(editor, change.after, change.before),
  redo: () => shift(editor, change.before, change.after),
});

/**
 * Applies the difference of two palettes to the shown one. A colour that equals neither was set elsewhere, and stays.
 */
function shift(editor: Editor, from: PaletteEntry[], to: PaletteEntry[]): void {
  const { value, clashes } = mergePalettes(
    { base: from, mine: to, theirs: editor.store.getState().spec.palette },
    'theirs',
  );
  if (clashes.length > 0) editor.tell(stays(clashes.map((token) => token.replaceAll('_', ' '))), 'done');
  showPalette(editor, value);
}

/** Resolves a conflict of colours by choosing one palette; undo brings the other back. */
export function decide(editor: Editor, which: Preference): void {
  const { conflict } = editor.store.getState();
  if (!conflict) return;
  const [before, after] = which === 'mine' ? [conflict.theirs, conflict.mine] : [conflict.mine, conflict.theirs];
  editor.store.setState({ conflict: null });
  showPalette(editor, after);
  remember(editor, {
    label: which === 'mine' ? 'Keep my colours' : 'Take their colours',
    ...ways(editor, { before, after }),
  });
  void save(editor);
}
