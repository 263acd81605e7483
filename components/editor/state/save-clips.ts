import { at, ServiceError } from '@/lib/client';
import { mergeClips } from '@/lib/core/clip/merge';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { isBehind, MERGED_TEXT } from '../../session/conflict';
import { forgotten, isLocal, make, read, replaceListed } from './animations';
import { clashTitle } from './clash-title';
import type { Editor } from './editor';

/** The most times that one save merges after a conflict and tries again. */
const MAX_REBASES = 5;

/** Saves every changed clip. The clip of a local animation is saved once that has been created. */
export async function writeClips(editor: Editor): Promise<void> {
  for (const id of Object.keys(editor.store.getState().savedClips)) if (!isLocal(id)) await writeClip(editor, id);
}

async function writeClip(editor: Editor, id: string): Promise<void> {
  for (let rebases = 0; !editor.store.getState().conflict; rebases += 1) {
    const animation = editor.store.getState().animations.find((each) => each.id === id);
    if (!animation?.clip) return settle(editor, id, null);
    try {
      const saved = await editor.client.call(at('PUT /mascots/{id}/animations/{animationId}'), {
        params: { id: animation.mascot_id, animationId: id },
        body: { clip: animation.clip },
        ifMatch: animation.updated_at,
      });
      replaceKeepingClip(editor, id, saved);
      return settle(editor, id, animation.clip);
    } catch (error) {
      if (isGone(error)) return makeAgain(editor, id);
      if (!isBehind(error) || rebases === MAX_REBASES) throw error;
      await rebaseClip(editor, id);
    }
  }
}

const isGone = (error: unknown): boolean => error instanceof ServiceError && error.code === 'not_found';

/** Creates an animation again that was changed here and deleted elsewhere. */
async function makeAgain(editor: Editor, id: string): Promise<void> {
  const animation = editor.store.getState().animations.find((each) => each.id === id);
  if (!animation?.clip) return;
  const made = await make(editor, { clip: animation.clip, name: animation.name });
  editor.heirs.set(id, made);
  replaceKeepingClip(editor, id, made);
  settle(editor, id, animation.clip);
  const { motion } = editor.store.getState();
  if (motion?.key === id) editor.store.setState({ motion: { ...motion, key: made.id } });
  editor.tell(`${animation.name} was deleted elsewhere. It was added again with your change.`, 'done');
}

/** Updates an animation with the service's data, but keeps its clip. */
function replaceKeepingClip(editor: Editor, id: string, saved: Parameters<typeof replaceListed>[2] & object): void {
  const clip = editor.store.getState().animations.find((each) => each.id === id)?.clip ?? saved.clip;
  if (clip) replaceListed(editor, id, { ...saved, clip, duration: clip.duration, loop: clip.loop });
}

/**
 * Updates `savedClips` after a save: removes the entry, or if the clip was changed during the save, sets its new base.
 */
function settle({ store }: Editor, id: string, saved: AnimationClip | null): void {
  store.setState(({ animations, savedClips }) => {
    const shown = animations.find((each) => each.id === id)?.clip;
    const isSaved = saved === null || shown === undefined || shown === saved;
    return { savedClips: isSaved ? forgotten(savedClips, id) : { ...savedClips, [id]: saved } };
  });
}

/**
 * Reads the saved clip and merges the shown one with it. Sets a conflict for the user if both changed the same values.
 */
async function rebaseClip(editor: Editor, id: string): Promise<void> {
  const { store } = editor;
  const known = store.getState().animations.find((each) => each.id === id);
  if (!known) return;
  const { clip: saved, ...theirs } = await read(editor, { ...known, clip: undefined });
  const { animations, savedClips, motion } = store.getState();
  const mine = animations.find((each) => each.id === id)?.clip;
  const base = savedClips[id];
  if (!saved || !mine || !base) return;
  const three = { base, mine, theirs: saved };
  const [own, other] = [mergeClips(three, 'mine').value, mergeClips(three, 'theirs')];
  const { duration, loop } = own;
  replaceListed(editor, id, { ...theirs, clip: own, duration, loop });
  store.setState({
    savedClips: { ...savedClips, [id]: saved },
    motion: motion?.key === id ? { ...motion, clip: own } : motion,
    conflict:
      other.clashes.length > 0
        ? {
            animation: id,
            clashes: other.clashes.map((name) => ({ name: clashTitle(name) })),
            mine: own,
            theirs: other.value,
          }
        : null,
  });
  if (other.clashes.length === 0) editor.tell(MERGED_TEXT, 'done');
}
