import { at } from '@/lib/client';
import type { Mascot } from '@/lib/contract/mascot';
import type { Version } from '@/lib/contract/version';
import type { UndoableChange } from '../../session/history';
import { attempt, type Editor } from './editor';
import { keepParts } from './keep-parts';
import { refitPreset } from './playing';
import { readVersions, save } from './save';
import { sealChange } from './shown';

/** Restores an old version; undo restores the one before. */
export async function restore(editor: Editor, version: Version): Promise<void> {
  await save(editor);
  const from = editor.store.getState().mascot.version_id;
  const change: UndoableChange = {
    label: `Restore version ${version.number}`,
    remote: true,
    redo: () => makeCurrent(editor, version.id),
    undo: () => (from ? makeCurrent(editor, from) : undefined),
  };
  await attempt(editor, change);
  // A restore that failed has left the history, and was told.
  if (editor.store.getState().history.past.at(-1) === change)
    editor.tell(`Version ${version.number} is restored.`, 'undoable');
}

/** Makes a version current, as a new version, and shows it. */
export async function makeCurrent(editor: Editor, versionId: string): Promise<void> {
  const { client, store } = editor;
  const { id } = store.getState().mascot;
  await showVersion(
    editor,
    await client.call(at('POST /mascots/{id}/versions/{versionId}/restore'), { params: { id, versionId } }),
  );
}

/** Shows the mascot's current state of the service. */
export async function showVersion(editor: Editor, mascot: Mascot): Promise<void> {
  const { client, store } = editor;
  const spec = await client.call(at('GET /mascots/{id}/spec'), { params: { id: mascot.id }, query: {} });
  sealChange(editor);
  store.setState({ mascot, spec: keepParts(store.getState().spec, spec), saved: spec, saving: 'saved', edited: null });
  refitPreset(editor);
  await readVersions(editor);
}

/** Renames the mascot, at once on the screen; can be undone. */
export function rename(editor: Editor, name: string): void {
  const before = editor.store.getState().mascot.name;
  const next = name.trim();
  if (!next || next === before) return;
  const show = (value: string) => editor.store.setState(({ mascot }) => ({ mascot: { ...mascot, name: value } }));
  const apply = async (to: string, from: string) => {
    show(to);
    try {
      await editor.client.call(at('PATCH /mascots/{id}'), {
        params: { id: editor.store.getState().mascot.id },
        body: { name: to },
      });
    } catch (error) {
      show(from);
      throw error;
    }
  };
  show(next);
  void attempt(editor, {
    label: 'Rename',
    remote: true,
    redo: () => apply(next, before),
    undo: () => apply(before, next),
  });
}
