import type { Animation } from '@/lib/contract/animation';
import type { PresetName } from '@/lib/core/clip/schema';
import { motionTitle } from '../../gallery/motion-title';
import { create, heirOf, recipeOf, remove, type Recipe } from './animations';
import { readClip } from './clip-reads';
import { attempt, type Editor } from './editor';

/** Adds a preset to the mascot's animations; can be undone. */
export const addPreset = (editor: Editor, preset: PresetName): Promise<void> =>
  addAnimation(editor, `Add ${preset}`, { preset });

/** Creates an animation; can be undone. A recipe that must be read first is given as a function. */
export function addAnimation(editor: Editor, label: string, body: Recipe | (() => Promise<Recipe>)): Promise<void> {
  let animation: Animation | null = null;
  return attempt(editor, {
    label,
    remote: true,
    redo: async () => {
      animation = await create(editor, typeof body === 'function' ? await body() : body);
    },
    undo: async () => {
      if (animation) await remove(editor, animation);
    },
  });
}

/** Adds a copy of an animation; can be undone. */
export const duplicateAnimation = (editor: Editor, animation: Animation): Promise<void> =>
  addAnimation(editor, `Duplicate ${animation.name}`, () => readRecipe(editor, animation));

/** The recipe of an animation, whose clip is read if the page came without it. */
async function readRecipe(editor: Editor, animation: Animation): Promise<Recipe> {
  const clip = animation.clip ?? (await readClip(editor, animation.id)) ?? undefined;
  return recipeOf(editor.store.getState().spec, { ...animation, clip });
}

/** Deletes an animation and offers to undo it. */
export async function deleteAnimation(editor: Editor, animation: Animation): Promise<void> {
  await removeAnimation(editor, animation);
  editor.tell(`${motionTitle(animation.name)} was deleted.`, 'undoable');
}

/** Deletes an animation; can be undone. */
export function removeAnimation(editor: Editor, animation: Animation): Promise<void> {
  let body: Recipe | null = null;
  return attempt(editor, {
    label: `Delete ${animation.name}`,
    remote: true,
    redo: async () => {
      body ??= await readRecipe(editor, animation);
      await remove(editor, animation);
    },
    undo: async () => {
      if (body) editor.heirs.set(heirOf(editor, animation).id, await create(editor, body));
    },
  });
}
