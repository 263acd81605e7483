import type { AnimateResult, SuggestResult } from '@/lib/contract/animation';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { create, heirOf, list, read, remove } from '../state/animations';
import { remember, type Editor } from '../state/editor';
import { play } from '../state/playing';
import { refresh } from '../state/refresh';
import { save } from '../state/save';
import { worksOf } from '../work/works';

/** Lists a finished motion, and plays it unless others are still being made; undo deletes it. */
export async function takeMotion(editor: Editor, result: unknown): Promise<void> {
  const animation = await read(editor, (result as AnimateResult).animation);
  const { id, name, clip } = animation;
  if (!clip || editor.store.getState().animations.some((known) => known.id === id)) return;
  await readProps(editor, clip);
  list(editor, animation);
  if (worksOf(editor.store.getState(), 'animate').length === 1) play(editor, { key: id, title: name, clip });
  remember(editor, {
    label: `Add ${name}`,
    remote: true,
    undo: () => remove(editor, animation),
    redo: async () => {
      editor.heirs.set(heirOf(editor, animation).id, await create(editor, { clip, name }));
    },
  });
  editor.tell(`${name} was added.`, 'undoable');
}

/** Reads the drawing again if the motion added props to it. */
async function readProps(editor: Editor, { tracks }: AnimationClip): Promise<void> {
  const known = new Set(editor.store.getState().spec.parts.map(({ id }) => id));
  if (tracks.every(({ part }) => known.has(part))) return;
  await save(editor);
  await refresh(editor);
}

/** Replaces the shown suggestions. */
export async function takeSuggestions({ store }: Editor, result: unknown): Promise<void> {
  store.setState({ suggestions: (result as SuggestResult).suggestions });
}
