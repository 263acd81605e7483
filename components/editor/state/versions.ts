import { at } from '@/lib/client';
import type { Mascot } from '@/lib/contract/mascot';
import type { Version } from '@/lib/contract/version';
import type { UndoableChange } from '../../session/history';
import { Renamed } from '../../session/conflict';
import { reached } from '../../session/connection';
import { attempt, type Editor } from './editor';
import { keepParts } from './keep-parts';
import { keepWork } from './kept';
import { refitPreset } from './playing';
import { readVersions, save } from './save';
import { sealChange } from './shown';

/** Restores an earlier version; undo restores the version before that. */
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
  // If the restore failed, the change is no longer in the history and the error was shown.
  if (editor.store.getState().history.past.at(-1) === change)
    editor.tell(`Version ${version.number} is restored.`, 'undoable');
}

/** Restores a version as a new version, and shows it. */
export async function makeCurrent(editor: Editor, versionId: string): Promise<void> {
  const { client, store } = editor;
  const { id } = store.getState().mascot;
  const restored = await reached(editor, () =>
    client.call(at('POST /mascots/{id}/versions/{versionId}/restore'), { params: { id, versionId } }),
  );
  await showVersion(editor, restored);
}

/** Shows the drawing that is current on the service. */
export async function showVersion(editor: Editor, mascot: Mascot): Promise<void> {
  const { client, store } = editor;
  const spec = await client.call(at('GET /mascots/{id}/spec'), { params: { id: mascot.id }, query: {} });
  sealChange(editor);
  store.setState({ mascot, spec: keepParts(store.getState().spec, spec), saved: spec, saving: 'saved', edited: null });
  refitPreset(editor);
  await readVersions(editor);
}

/** Renames the mascot, visible at once; can be undone. */
export function rename(editor: Editor, name: string): void {
  const before = editor.store.getState().mascot.name;
  const next = name.trim();
  if (!next || next === before) return;
  show(editor, next);
  editor.naming = { from: editor.naming?.from ?? before, to: next };
  keepWork(editor);
  void attempt(editor, {
    label: 'Rename',
    remote: true,
    redo: () => writeName(editor, { from: before, to: next }),
    undo: () => writeName(editor, { from: next, to: before }),
  });
}

const show = (editor: Editor, name: string): void =>
  editor.store.setState(({ mascot }) => ({ mascot: { ...mascot, name } }));

async function writeName(editor: Editor, names: { from: string; to: string }): Promise<void> {
  const { client } = editor;
  const params = { id: editor.store.getState().mascot.id };
  const write = () => client.call(at('PATCH /mascots/{id}'), { params, body: { name: names.to } });
  editor.naming ??= names;
  show(editor, names.to);
  try {
    await reached(editor, write, async () => {
      const { name } = await client.call(at('GET /mascots/{id}'), { params, query: {} });
      if (name !== names.from && name !== names.to) throw new Renamed(name);
      return write();
    });
  } catch (error) {
    show(editor, error instanceof Renamed ? error.now : names.from);
    throw error;
  } finally {
    // A later rename may be waiting in the queue.
    if (editor.naming?.to === names.to) editor.naming = null;
    keepWork(editor);
  }
}
