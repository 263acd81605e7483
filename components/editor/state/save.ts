import { at } from '@/lib/client';
import type { Mascot } from '@/lib/contract/mascot';
import { autosave } from '../../session/autosave';
import type { Editor } from './editor';
import { keepWork } from './kept';
import { paletteChanges, samePalette } from './palette-changes';
import { rebase } from './rebase';
import { sameButColors } from './same-drawing';
import { writeClips } from './save-clips';
import { sheetInColors, sheetThatDraws } from './sheets';

/** Whether the drawing or a motion has unsaved changes. */
export const isDirty = (editor: Editor): boolean =>
  hasNewDrawing(editor) || Object.keys(editor.store.getState().savedClips).length > 0;

function hasNewDrawing(editor: Editor): boolean {
  const { spec, saved } = editor.store.getState();
  return !samePalette(saved.palette, spec.palette) || !sameButColors(saved, spec);
}

/** Saves unsaved changes, at once or after a debounce. */
export const { save, saveSoon } = autosave<Editor>({
  isDirty,
  write,
  rebase,
  after: readNewVersions,
  keep: keepWork,
});

/** Saves the drawing first, because the service validates clips against its rig. */
async function write(editor: Editor): Promise<void> {
  if (hasNewDrawing(editor)) await writeDrawing(editor);
  await writeClips(editor);
}

async function writeDrawing(editor: Editor): Promise<void> {
  const { store } = editor;
  const { spec, mascot: before } = store.getState();
  const mascot = await sendDrawing(editor);
  store.setState(({ sheets }) => ({
    mascot,
    saved: spec,
    // The new version is drawn from the sheet that was already read, so it need not be read again.
    sheets: sheets.readOf === before.version_id ? { ...sheets, readOf: mascot.version_id } : sheets,
  }));
}

/**
 * Saves the drawing with the smallest request that holds the change. It sends the palette if only colours changed,
 * else the character sheet if the drawing has one, else the whole spec.
 */
async function sendDrawing({ store, client }: Editor): Promise<Mascot> {
  const { mascot, spec, saved, sheets } = store.getState();
  const to = { params: { id: mascot.id }, ifMatch: mascot.version_id ?? undefined };
  if (sameButColors(saved, spec)) {
    const palette = paletteChanges(saved, spec.palette);
    return client.call(at('POST /mascots/{id}/recolor'), { ...to, body: { palette } });
  }
  const drawing = sheetThatDraws(sheets, spec);
  if (drawing) {
    const sheet = sheetInColors(drawing, spec.palette);
    return client.call(at('PUT /mascots/{id}/sheet'), { ...to, body: sheet });
  }
  return (await client.call(at('PUT /mascots/{id}/spec'), { ...to, body: spec })).mascot;
}

/** Reads the list of versions again if the drawing has a new one. */
async function readNewVersions(editor: Editor): Promise<void> {
  const { mascot, versions } = editor.store.getState();
  if (!versions?.some(({ id }) => id === mascot.version_id)) await readVersions(editor);
}

/** Reads the list of versions again. */
export async function readVersions(editor: Editor): Promise<void> {
  const { data } = await editor.client.call(at('GET /mascots/{id}/versions'), {
    params: { id: editor.store.getState().mascot.id },
  });
  editor.store.setState({ versions: data });
}
