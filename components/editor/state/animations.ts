import { at } from '@/lib/client';
import type { Animation } from '@/lib/contract/animation';
import type { AnimationClip, PresetName } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { load } from '../../stage/playhead';
import type { Editor } from './editor';
import { stop } from './playing';
import { presetFor } from './preset-for';

/** The request that makes an animation. */
type Recipe = { preset: PresetName; name?: string } | { clip: AnimationClip; name: string };

/** The request that makes an animation again without loss: by its preset, or else from its clip. */
export function recipeOf(spec: MascotSpec, { preset, name, clip }: Animation): Recipe {
  if (preset && (!clip || sameMotion(clip, presetFor(spec, preset)))) return { preset, name };
  if (!clip) throw new Error('The animation came without its clip.');
  return { clip, name };
}

function sameMotion(a: AnimationClip, b: AnimationClip): boolean {
  return JSON.stringify({ ...a, name: '' }) === JSON.stringify({ ...b, name: '' });
}

/** Creates an animation on the server and lists it last. */
export async function create(editor: Editor, body: Recipe): Promise<Animation> {
  const animation = await make(editor, body);
  list(editor, animation);
  return animation;
}

/** Lists an animation, last. */
export function list({ store }: Editor, animation: Animation): void {
  store.setState(({ animations }) => ({ animations: [...animations, animation] }));
}

/** An animation with its clip, which is read where it is missing. */
export async function read({ client }: Editor, animation: Animation): Promise<Animation> {
  if (animation.clip) return animation;
  return client.call(at('GET /mascots/{id}/animations/{animationId}'), {
    params: { id: animation.mascot_id, animationId: animation.id },
  });
}

/** Deletes an animation, or its replacement. */
export async function remove(editor: Editor, animation: Animation): Promise<void> {
  const { id } = heirOf(editor, animation);
  await drop(editor, id);
  if (editor.store.getState().motion?.key === id) stop(editor);
  unlist(editor, id);
}

/**
 * Replaces an animation by deleting and making, as the service cannot change one. Where it refuses the new one,
 * restores the old one and throws.
 */
export async function replace(editor: Editor, animation: Animation, body: Recipe): Promise<void> {
  const old = heirOf(editor, animation);
  const way = recipeOf(editor.store.getState().spec, old);
  await drop(editor, old.id);
  try {
    inherit(editor, old, await make(editor, body));
  } catch (error) {
    inherit(
      editor,
      old,
      await make(editor, way).catch((second: unknown) => {
        unlist(editor, old.id);
        throw new Error(`${old.name} could not be changed, and is lost: ${String(second)}`, { cause: error });
      }),
    );
    throw error;
  }
}

async function make(editor: Editor, body: Recipe): Promise<Animation> {
  const { client, store } = editor;
  const made = await client.call(at('POST /mascots/{id}/animations'), {
    params: { id: store.getState().mascot.id },
    body,
  });
  if ('job' in made) throw new Error('A preset or a clip is made at once, without a job.');
  return read(editor, made);
}

async function drop({ client, store }: Editor, animationId: string): Promise<void> {
  await client.call(at('DELETE /mascots/{id}/animations/{animationId}'), {
    params: { id: store.getState().mascot.id, animationId },
  });
}

const unlist = (editor: Editor, id: string): void =>
  editor.store.setState(({ animations }) => ({ animations: animations.filter((animation) => animation.id !== id) }));

/** Lists the new one at the old one's place; on the stage it continues at the same moment. */
function inherit(editor: Editor, old: Animation, heir: Animation): void {
  editor.heirs.set(old.id, heir);
  editor.store.setState(({ animations }) => ({
    animations: animations.map((animation) => (animation.id === old.id ? heir : animation)),
  }));
  if (editor.store.getState().motion?.key !== old.id || !heir.clip) return;
  const { time, playing, loop } = editor.playhead.getState();
  editor.store.setState({ motion: { key: heir.id, title: heir.name, clip: heir.clip } });
  load(editor.playhead, heir.clip);
  editor.playhead.setState({ time: Math.min(time, heir.clip.duration), playing, loop });
}

/** An animation's latest replacement. */
export function heirOf(editor: Editor, animation: Animation): Animation {
  const heir = editor.heirs.get(animation.id);
  return heir ? heirOf(editor, heir) : animation;
}
