import { getSpec, restoreVersion, updateMascot, type Version } from '@/lib/contract/mascot';
import { inLine, remember, type Editor } from './editor';
import { readVersions, save } from './save';

/** Makes an old version current again; can be undone, by restoring what was current. */
export async function restore(editor: Editor, version: Version): Promise<void> {
  await save(editor);
  await inLine(editor, async () => {
    const from = editor.store.getState().mascot.version_id;
    await makeCurrent(editor, version.id);
    remember(editor, {
      label: `Restore version ${version.number}`,
      undo: () => (from ? inLine(editor, () => makeCurrent(editor, from)) : undefined),
      redo: () => inLine(editor, () => makeCurrent(editor, version.id)),
    });
  });
}

async function makeCurrent(editor: Editor, versionId: string): Promise<void> {
  const { client, store } = editor;
  const { id } = store.getState().mascot;
  const mascot = await client.call(restoreVersion, { params: { id, versionId } });
  const spec = await client.call(getSpec, { params: { id }, query: {} });
  store.setState({ mascot, spec: keepParts(store.getState().spec, spec), saved: spec, saving: 'saved' });
  await readVersions(editor);
}

/** The new spec with the old rig object where the rig is the same: then the views need not be mounted anew. */
function keepParts<S extends { parts: unknown }>(before: S, after: S): S {
  return JSON.stringify(before.parts) === JSON.stringify(after.parts) ? { ...after, parts: before.parts } : after;
}

/** Renames the mascot, at once on the screen; can be undone. */
export function rename(editor: Editor, name: string): void {
  const before = editor.store.getState().mascot.name;
  const next = name.trim();
  if (!next || next === before) return;
  const apply = (value: string) => {
    editor.store.setState(({ mascot }) => ({ mascot: { ...mascot, name: value } }));
    return inLine(editor, async () => {
      await editor.client.call(updateMascot, { params: { id: editor.store.getState().mascot.id }, body: { name: value } });
    });
  };
  void apply(next);
  remember(editor, { label: 'Rename', undo: () => apply(before), redo: () => apply(next) });
}
