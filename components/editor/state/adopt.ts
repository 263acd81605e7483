import type { Animation } from '@/lib/contract/animation';
import type { PresetEntry } from '@/lib/core/clip/presets';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { motionTitle } from '../../gallery/motion-title';
import { create, currentId, forgotten, isLocal, localId, remove, replaceListed } from './animations';
import { attempt, type Editor } from './editor';
import { presetFor } from './preset-for';
import { saveSoon } from './save';

interface Adoption {
  label: string;
  preset: Pick<PresetEntry, 'name' | 'title'>;
  clip: AnimationClip;
}

/** Copies a changed preset to a new animation, which is shown at once. Undo deletes it and shows the preset again. */
export function adopt(editor: Editor, { label, preset, clip }: Adoption): void {
  const { store } = editor;
  const first = listLocal(editor, preset.name, clip);
  let last = first;
  show(editor, `preset:${preset.name}`, { key: first, title: preset.title, clip });
  void attempt(editor, {
    label,
    remote: true,
    redo: async () => {
      const isAgain = last !== first;
      const made = await create(editor, { clip, name: preset.name }).catch((error: unknown) => {
        if (!isAgain) giveBack(editor, preset, first);
        throw error;
      });
      editor.heirs.set(last, made);
      if (isAgain) show(editor, `preset:${preset.name}`, { key: made.id, title: motionTitle(made.name), clip });
      else settle(editor, first, made, clip);
      last = made.id;
    },
    undo: async () => {
      const id = currentId(editor, last);
      const animation = store.getState().animations.find((each) => each.id === id);
      giveBack(editor, preset, id);
      if (animation) await remove(editor, animation);
    },
  });
}

/** Lists an animation that exists only in this page, and gives its id. */
function listLocal({ store }: Editor, name: string, clip: AnimationClip): string {
  const { animations, mascot } = store.getState();
  const id = localId();
  const now = new Date().toISOString();
  const { duration, loop } = clip;
  const local: Animation = {
    id,
    object: 'animation',
    mascot_id: mascot.id,
    name,
    source: 'custom',
    duration,
    loop,
    created_at: now,
    updated_at: now,
    clip,
  };
  store.setState({ animations: [...animations, local] });
  return id;
}

/** Replaces the motion with this key on the stage; the playhead stays. */
function show({ store }: Editor, key: string, next: { key: string; title: string; clip: AnimationClip }): void {
  if (store.getState().motion?.key === key) store.setState({ motion: next });
}

/** Shows the preset again in place of an animation. */
function giveBack(editor: Editor, { name, title }: Adoption['preset'], id: string): void {
  const clip = presetFor(editor.store.getState().spec, name);
  show(editor, id, { key: `preset:${name}`, title, clip });
  const { duration } = clip;
  const { playhead, store } = editor;
  if (store.getState().motion?.clip === clip)
    playhead.setState(({ time }) => ({ duration, time: Math.min(time, duration) }));
  if (isLocal(id)) replaceListed(editor, id, null);
}

/** Replaces the local animation by the saved one, and applies changes that were made while it was being created. */
function settle(editor: Editor, local: string, made: Animation, posted: AnimationClip): void {
  const { store } = editor;
  const clip = store.getState().animations.find(({ id }) => id === local)?.clip ?? posted;
  replaceListed(editor, made.id, null);
  replaceListed(editor, local, { ...made, clip, duration: clip.duration, loop: clip.loop });
  store.setState(({ motion, savedClips: saved }) => ({
    motion: motion?.key === local ? { key: made.id, title: motionTitle(made.name), clip: motion.clip } : motion,
    savedClips: { ...forgotten(saved, local), ...(clip === posted ? {} : { [made.id]: posted }) },
  }));
  saveSoon(editor);
}
