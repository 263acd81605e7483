import { at } from '@/lib/client';
import type { Animation } from '@/lib/contract/animation';
import type { AnimationClip, PresetName } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { randomName } from '@/lib/core/random-name';
import { reached } from '../../session/connection';
import type { Editor, EditorState } from './editor';
import { stop } from './playing';
import { presetFor } from './preset-for';

/** The request body that creates an animation. */
export type Recipe = { preset: PresetName; name?: string } | { clip: AnimationClip; name: string };

/**
 * The request body that recreates an animation exactly: from its preset if the clip is unchanged, else from the clip.
 * The animation has its clip.
 */
export function recipeOf(spec: MascotSpec, { preset, name, clip }: Animation): Recipe {
  if (preset && clip && sameMotion(clip, presetFor(spec, preset))) return { preset, name };
  if (!clip) throw new Error('The animation came without its clip.');
  return { clip, name };
}

function sameMotion(a: AnimationClip, b: AnimationClip): boolean {
  return JSON.stringify({ ...a, name: '' }) === JSON.stringify({ ...b, name: '' });
}

/** Creates an animation on the service and appends it to the list. */
export async function create(editor: Editor, body: Recipe): Promise<Animation> {
  const animation = await make(editor, body);
  list(editor, animation);
  return animation;
}

/** Appends an animation to the list. */
export function list({ store }: Editor, animation: Animation): void {
  store.setState(({ animations }) => ({ animations: [...animations, animation] }));
}

/** Gives an animation with its clip; requests the clip if it is missing. */
export async function read({ client }: Editor, animation: Animation): Promise<Animation> {
  if (animation.clip) return animation;
  return client.call(at('GET /mascots/{id}/animations/{animationId}'), {
    params: { id: animation.mascot_id, animationId: animation.id },
  });
}

/** Deletes an animation, or the one that has replaced it. */
export async function remove(editor: Editor, animation: Animation): Promise<void> {
  const { id } = heirOf(editor, animation);
  await drop(editor, id);
  if (editor.store.getState().motion?.key === id) stop(editor);
  unlist(editor, id);
}

/** Creates an animation on the service; the result includes its clip. */
export async function make(editor: Editor, body: Recipe): Promise<Animation> {
  const { client, store } = editor;
  const made = await reached(editor, () =>
    client.call(at('POST /mascots/{id}/animations'), { params: { id: store.getState().mascot.id }, body }),
  );
  if ('job' in made) throw new Error('A preset or a clip is made at once, without a job.');
  return read(editor, made);
}

async function drop(editor: Editor, animationId: string): Promise<void> {
  const { id } = editor.store.getState().mascot;
  await reached(editor, () =>
    editor.client.call(at('DELETE /mascots/{id}/animations/{animationId}'), { params: { id, animationId } }),
  );
}

const unlist = (editor: Editor, id: string): void =>
  editor.store.setState(({ animations }) => ({ animations: animations.filter((animation) => animation.id !== id) }));

/** Replaces an animation in the list, or removes it if `next` is null. */
export function replaceListed({ store }: Editor, id: string, next: Animation | null): void {
  store.setState(({ animations }) => ({
    animations: animations.flatMap((animation) => (animation.id === id ? (next ?? []) : animation)),
  }));
}

/** The animation that has replaced this one, through all replacements. */
export function heirOf(editor: Editor, animation: Animation): Animation {
  const heir = editor.heirs.get(animation.id);
  return heir ? heirOf(editor, heir) : animation;
}

/** The id of the animation that has replaced this one. */
export function currentId(editor: Editor, id: string): string {
  const heir = editor.heirs.get(id);
  return heir ? currentId(editor, heir.id) : id;
}

/** Removes the saved clip of an animation without unsaved changes. */
export const forgotten = (saved: EditorState['savedClips'], id: string): EditorState['savedClips'] =>
  Object.fromEntries(Object.entries(saved).filter(([key]) => key !== id));

const LOCAL_PREFIX = 'local:';

/** Whether the id belongs to an animation that exists only in this page and not on the service yet. */
export const isLocal = (id: string): boolean => id.startsWith(LOCAL_PREFIX);

/** Creates an id for an animation that exists only in this page. */
export const localId = (): string => LOCAL_PREFIX + randomName();
