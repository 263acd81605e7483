import type { EditResult } from '@/lib/contract/mascot-edit';
import { remember, type Editor } from '../state/editor';
import { makeCurrent, showVersion } from '../state/versions';

/** Shows the result of an edit; undo restores the version before it. */
export async function takeEdit(editor: Editor, result: unknown): Promise<void> {
  const { mascot, version_id: after, summary, warnings } = result as EditResult;
  const before = editor.store.getState().mascot.version_id;
  await showVersion(editor, mascot);
  editor.store.setState({ edited: { summary, warnings } });
  if (!before || before === after) return;
  remember(editor, {
    label: summary,
    remote: true,
    undo: () => makeCurrent(editor, before),
    redo: () => makeCurrent(editor, after),
  });
  editor.tell(summary, 'undoable');
}
