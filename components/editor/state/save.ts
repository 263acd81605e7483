import { at } from '@/lib/client';
import { same } from '@/lib/core/merge';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { autosave } from '../../session/autosave';
import type { Editor } from './editor';
import { paletteChanges, samePalette } from './palette-changes';
import { rebase } from './rebase';
import { writeClips } from './save-clips';

/** Whether the drawing or a motion differs from what is saved. */
export const isDirty = (editor: Editor): boolean =>
  hasNewDrawing(editor) || Object.keys(editor.store.getState().savedClips).length > 0;

function hasNewDrawing(editor: Editor): boolean {
  const { spec, saved } = editor.store.getState();
  return !samePalette(saved.palette, spec.palette) || !sameButColors(saved, spec);
}

/** Whether two drawings differ in nothing but their colours. */
const sameButColors = (a: MascotSpec, b: MascotSpec): boolean =>
  sameParts(a.parts, b.parts) && same(a.anchors, b.anchors) && a.description === b.description && a.name === b.name;

/** Part by part: a change leaves all others the very objects that they were. */
const sameParts = (a: MascotSpec['parts'], b: MascotSpec['parts']): boolean =>
  a === b || (a.length === b.length && a.every((part, i) => same(part, b[i])));

/** Saves the differences after all earlier saves, or after a debounce. */
export const { save, saveSoon } = autosave<Editor>({ isDirty, write, rebase, after: readNewVersions });

/** Saves the drawing first, as clips are checked against its rig. */
async function write(editor: Editor): Promise<void> {
  if (hasNewDrawing(editor)) await writeDrawing(editor);
  await writeClips(editor);
}

async function writeDrawing(editor: Editor): Promise<void> {
  const { store, client } = editor;
  const { mascot, spec, saved } = store.getState();
  const to = { params: { id: mascot.id }, ifMatch: mascot.version_id ?? undefined };
  const next = sameButColors(saved, spec)
    ? await client.call(at('POST /mascots/{id}/recolor'), {
        ...to,
        body: { palette: paletteChanges(saved, spec.palette) },
      })
    : (await client.call(at('PUT /mascots/{id}/spec'), { ...to, body: spec })).mascot;
  store.setState({ mascot: next, saved: spec });
}

/** Reads the versions again where the drawing has a new one. */
async function readNewVersions(editor: Editor): Promise<void> {
  const { mascot, versions } = editor.store.getState();
  if (!versions?.some(({ id }) => id === mascot.version_id)) await readVersions(editor);
}

/** Reads the versions again. */
export async function readVersions(editor: Editor): Promise<void> {
  const { data } = await editor.client.call(at('GET /mascots/{id}/versions'), {
    params: { id: editor.store.getState().mascot.id },
  });
  editor.store.setState({ versions: data });
}
