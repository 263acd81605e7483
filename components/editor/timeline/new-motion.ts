import type { Animation } from '@/lib/contract/animation';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { create, heirOf, remove } from '../state/animations';
import { attempt, type Editor } from '../state/editor';
import { play } from '../state/playing';

/** A motion without tracks. */
const EMPTY_CLIP: AnimationClip = {
  clipVersion: 1,
  name: 'motion',
  duration: 2,
  loop: true,
  tracks: [],
  modifiers: [],
};

/** Creates an empty motion and shows it on the stage, paused at its start; this can be undone. */
export function newMotion(editor: Editor): Promise<void> {
  let made: Animation | null = null;
  return attempt(editor, {
    label: 'New motion',
    remote: true,
    redo: async () => {
      const animation = await create(editor, { clip: EMPTY_CLIP, name: EMPTY_CLIP.name });
      if (made) editor.heirs.set(heirOf(editor, made).id, animation);
      made ??= animation;
      play(editor, { key: animation.id, title: animation.name, clip: animation.clip ?? EMPTY_CLIP });
      editor.playhead.setState({ playing: false });
    },
    undo: async () => {
      if (made) await remove(editor, made);
    },
  });
}
