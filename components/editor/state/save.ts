import { at } from '@/lib/client';
import { autosave } from '../../session/autosave';
import type { Editor } from './editor';
import { paletteChanges, samePalette } from './palette-changes';
import { rebase } from './rebase';

/** Whether the shown colours differ from the saved ones. */
export function isDirty(editor: Editor): boolean {
  const { spec, saved } = editor.store.getState();
  return !samePalette(saved.palette, spec.palette);
}

/** Saves the differences after all earlier saves, or after a debounce. */
export const { save, saveSoon } = autosave<Editor>({ isDirty, write: writePalette, rebase, after: readVersions });

async function writePalette({ store, client }: Editor): Promise<void> {
  const { mascot, spec, saved } = store.getState();
  const next = await client.call(at('POST /mascots/{id}/recolor'), {
    params: { id: mascot.id },
    body: { palette: paletteChanges(saved, spec.palette) },
    ifMatch: mascot.version_id ?? undefined,
  });
  store.setState({ mascot: next, saved: spec });
}

/** Reads the versions again. */
export async function readVersions(editor: Editor): Promise<void> {
  const { data } = await editor.client.call(at('GET /mascots/{id}/versions'), {
    params: { id: editor.store.getState().mascot.id },
  });
  editor.store.setState({ versions: data });
}
