import { at } from '@/lib/client';
import type { Animation } from '@/lib/contract/animation';
import { presetClip } from '@/lib/core/clip/presets';
import type { AnimationClip, PresetName } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { load } from '../../stage/playhead';
import { attempt, type Editor, type StageMotion } from './editor';

const clips = new WeakMap<MascotSpec['parts'], Map<PresetName, AnimationClip>>();

/** A preset made for this rig, in its default form; made once for each rig, whatever its colours. */
export function presetFor(spec: MascotSpec, name: PresetName): AnimationClip {
  const known = clips.get(spec.parts) ?? new Map<PresetName, AnimationClip>();
  clips.set(spec.parts, known);
  const clip = known.get(name) ?? presetClip(spec, name);
  known.set(name, clip);
  return clip;
}

/** Plays a motion on the stage from its start. */
export function play(editor: Editor, motion: StageMotion): void {
  editor.store.setState({ motion });
  load(editor.playhead, motion.clip);
}

/** Plays the idle preset. */
export function playIdle(editor: Editor): void {
  play(editor, { key: 'preset:idle', title: 'Idle', clip: presetFor(editor.store.getState().spec, 'idle') });
}

/** Takes the motion off the stage: the mascot rests. */
export function stop(editor: Editor): void {
  editor.store.setState({ motion: null });
  editor.playhead.setState({ time: 0, duration: 0, playing: false });
}

/** Keeps a preset as an animation of the mascot; can be undone. */
export function addPreset(editor: Editor, preset: PresetName): Promise<void> {
  let animation: Animation | null = null;
  return attempt(editor, {
    label: `Add ${preset}`,
    remote: true,
    redo: async () => { animation = await create(editor, { preset }); },
    undo: async () => { if (animation) await remove(editor, animation); },
  });
}

/** Deletes an animation; can be undone. */
export function removeAnimation(editor: Editor, animation: Animation): Promise<void> {
  let current = animation;
  const body = recipe(editor.store.getState().spec, animation);
  return attempt(editor, {
    label: `Delete ${animation.name}`,
    remote: true,
    redo: () => remove(editor, current),
    undo: async () => { current = await create(editor, body); },
  });
}

type Recipe = { preset: PresetName; name?: string } | { clip: AnimationClip; name: string };

/** How to make an animation again: as the preset it is, or else from its clip, so that nothing of it is lost. */
function recipe(spec: MascotSpec, { preset, name, clip }: Animation): Recipe {
  if (preset && (!clip || sameMotion(clip, presetFor(spec, preset)))) return { preset, name };
  if (!clip) throw new Error('The animation came without its clip.');
  return { clip, name };
}

function sameMotion(a: AnimationClip, b: AnimationClip): boolean {
  return JSON.stringify({ ...a, name: '' }) === JSON.stringify({ ...b, name: '' });
}

async function create(editor: Editor, body: Recipe): Promise<Animation> {
  const { client, store } = editor;
  const made = await client.call(at('POST /mascots/{id}/animations'), { params: { id: store.getState().mascot.id }, body });
  const animation = await withClip(editor, made);
  store.setState(({ animations }) => ({ animations: [...animations, animation] }));
  return animation;
}

async function withClip({ client }: Editor, animation: Animation): Promise<Animation> {
  if (animation.clip) return animation;
  return client.call(at('GET /mascots/{id}/animations/{animationId}'), { params: { id: animation.mascot_id, animationId: animation.id } });
}

async function remove(editor: Editor, { id, mascot_id }: Animation): Promise<void> {
  await editor.client.call(at('DELETE /mascots/{id}/animations/{animationId}'), { params: { id: mascot_id, animationId: id } });
  if (editor.store.getState().motion?.key === id) stop(editor);
  editor.store.setState(({ animations }) => ({ animations: animations.filter((animation) => animation.id !== id) }));
}
