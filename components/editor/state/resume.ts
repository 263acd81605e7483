import { sameJson } from '@/lib/core/same-json';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { Renamed } from '../../session/conflict';
import { readClips } from './clip-reads';
import type { Editor } from './editor';
import { keepParts } from './keep-parts';
import { leftWork, takeKeptWork, type KeptClip, type KeptWork } from './kept';
import { addAnimation } from './motions';
import { samePalette } from './palette-changes';
import { refitPreset } from './playing';
import { sameButColors } from './same-drawing';
import { save } from './save';
import { keepSheet } from './sheets';
import { rename } from './versions';

/**
 * Restores the unsaved work of earlier visits, with the saved states that it is based on. Conflicting changes from
 * elsewhere are merged when it is saved, as in a page that stayed open.
 */
export async function resume(editor: Editor): Promise<void> {
  // One at a time: if the page is closed meanwhile, the remaining work is still in the storage.
  for (const left of await leftWork(editor.store.getState().mascot.id)) {
    const work = takeKeptWork(left);
    if (!work) continue;
    const { spec, clips, name, ...before } = work;
    editor.tell('Your unsaved changes are back.', 'done');
    if (spec && !isSaved(editor, spec)) showDrawing(editor, spec, before);
    // A kept clip is compared with the saved one.
    await readClips(
      editor,
      clips.flatMap(({ of }) => of?.id ?? []),
    );
    for (const clip of clips) showClip(editor, clip);
    if (name) renameAsKept(editor, name);
    await save(editor);
  }
}

/** Whether the last save of the earlier page reached the service after all. */
function isSaved({ store }: Editor, spec: MascotSpec): boolean {
  const { saved } = store.getState();
  return sameButColors(saved, spec) && samePalette(saved.palette, spec.palette);
}

function showDrawing(
  editor: Editor,
  spec: MascotSpec,
  { base, version, sheet }: Pick<KeptWork, 'base' | 'version' | 'sheet'>,
): void {
  if (sheet) keepSheet(editor, sheet);
  editor.store.setState(({ mascot, spec: shown }) => ({
    mascot: { ...mascot, version_id: version },
    saved: keepParts(shown, base),
    spec: keepParts(shown, spec),
  }));
  refitPreset(editor);
}

function showClip(editor: Editor, { name, clip, of }: KeptClip): void {
  const { store } = editor;
  const { duration, loop } = clip;
  // The animation was never saved, or was deleted elsewhere since, so it is created.
  if (!of || !store.getState().animations.some(({ id }) => id === of.id)) {
    void addAnimation(editor, `Add ${name}`, { clip, name });
    return;
  }
  const { id, updated_at, base } = of;
  if (sameJson(store.getState().animations.find((each) => each.id === id)?.clip, clip)) return;
  store.setState(({ animations, savedClips }) => ({
    animations: animations.map((each) => (each.id === id ? { ...each, clip, duration, loop, updated_at } : each)),
    savedClips: { ...savedClips, [id]: base },
  }));
}

function renameAsKept(editor: Editor, { from, to }: NonNullable<KeptWork['name']>): void {
  const { name } = editor.store.getState().mascot;
  if (name === from) rename(editor, to);
  else if (name !== to) editor.tell(new Renamed(name).message, 'done');
}
