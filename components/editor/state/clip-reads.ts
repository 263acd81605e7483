import type { Animation } from '@/lib/contract/animation';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { messageOf } from '../../hooks/message-of';
import { read } from './animations';
import type { Editor } from './editor';

/** The most clips that are requested at the same time. */
const MAX_PARALLEL = 4;

const listed = ({ store }: Editor, id: string): Animation | undefined =>
  store.getState().animations.find((animation) => animation.id === id);

/** The clip of an animation, requested once if the page came without it. Null if the animation is gone. */
export async function readClip(editor: Editor, id: string): Promise<AnimationClip | null> {
  const animation = listed(editor, id);
  if (!animation || animation.clip) return animation?.clip ?? null;
  const reading = editor.clipReads.get(id) ?? request(editor, animation);
  editor.clipReads.set(id, reading);
  return reading;
}

async function request(editor: Editor, animation: Animation): Promise<AnimationClip | null> {
  const { id } = animation;
  try {
    const whole = await read(editor, animation);
    // Work that was restored meanwhile has brought its own clip.
    editor.store.setState(({ animations }) => ({
      animations: animations.map((each) => (each.id === id && !each.clip ? whole : each)),
    }));
    return listed(editor, id)?.clip ?? null;
  } finally {
    editor.clipReads.delete(id);
  }
}

/** Reads the clips of these animations, as far as they are missing, a few at a time. */
export async function readClips(editor: Editor, ids: readonly string[]): Promise<void> {
  const waiting = ids.filter((id) => listed(editor, id)?.clip === undefined);
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) await readClip(editor, id);
  };
  await Promise.all(Array.from({ length: MAX_PARALLEL }, work));
}

/** Calls `then` with the clip of an animation, at once if it is known. Tells the user if it cannot be read. */
export function withClip(editor: Editor, id: string, then: (clip: AnimationClip) => void): void {
  const clip = listed(editor, id)?.clip;
  if (clip) return then(clip);
  readClip(editor, id).then(
    (made) => {
      if (made) then(made);
    },
    (error: unknown) => editor.tell(messageOf(error, 'The motion could not be read.'), 'failed'),
  );
  return undefined;
}
