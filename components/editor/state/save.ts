import { at } from '@/lib/client';
import { inLine, type Editor } from './editor';
import { paletteChanges, samePalette } from './palette-changes';

/** How long after the last change the colours are saved: long enough that a drag through colours is one version. */
const SAVE_AFTER_MS = 900;

/** Whether the shown colours differ from the saved ones. */
export function isDirty(editor: Editor): boolean {
  const { spec, saved } = editor.store.getState();
  return !samePalette(saved.palette, spec.palette);
}

/** Saves soon, once the changes pause. */
export function saveSoon(editor: Editor): void {
  clearTimeout(editor.timer);
  editor.store.setState({ saving: isDirty(editor) ? 'waiting' : 'saved' });
  editor.timer = setTimeout(() => void save(editor), SAVE_AFTER_MS);
}

/** Saves what differs now, after all that was asked for before. */
export function save(editor: Editor): Promise<void> {
  clearTimeout(editor.timer);
  return inLine(editor, () => writePalette(editor));
}

async function writePalette(editor: Editor): Promise<void> {
  const { store, client } = editor;
  if (!isDirty(editor)) {
    store.setState({ saving: 'saved' });
    return;
  }
  const { mascot, spec, saved } = store.getState();
  store.setState({ saving: 'saving' });
  try {
    const next = await client.call(at('POST /mascots/{id}/recolor'), { params: { id: mascot.id }, body: { palette: paletteChanges(saved, spec.palette) } });
    store.setState({ mascot: next, saved: spec });
    store.setState({ saving: isDirty(editor) ? 'waiting' : 'saved' });
  } catch (error) {
    store.setState({ saving: 'failed' });
    throw error;
  }
  await readVersions(editor);
}

/** Reads the versions anew. */
export async function readVersions(editor: Editor): Promise<void> {
  const { data } = await editor.client.call(at('GET /mascots/{id}/versions'), { params: { id: editor.store.getState().mascot.id } });
  editor.store.setState({ versions: data });
}
