import type { Animation } from '@/lib/contract/animation';
import { repairClip, type MotionFinding } from '@/lib/core/clip/critic';
import { recipeOf, replace } from './animations';
import { attempt, type Editor } from './editor';

/** Fixes the findings of an animation that can be fixed, as one change that can be undone; reports the result. */
export async function mend(editor: Editor, animation: Animation, findings: readonly MotionFinding[]): Promise<void> {
  const { spec } = editor.store.getState();
  if (!animation.clip) return;
  const { clip, left } = repairClip(spec, animation.clip, findings);
  if (clip === animation.clip)
    return editor.tell('What is left takes an eye: nothing here can be mended by rule.', 'done');
  const { name } = animation;
  const [mended, before] = [{ clip: { ...clip, name }, name }, recipeOf(spec, animation)];
  let reached = false;
  await attempt(editor, {
    label: `Mend ${name}`,
    remote: true,
    redo: async () => {
      await replace(editor, animation, mended);
      reached = true;
    },
    undo: () => replace(editor, animation, before),
  });
  if (reached)
    editor.tell(
      left.length ? `${name} was mended, but for ${left.length} of ${findings.length}.` : `${name} was mended.`,
      'undoable',
    );
}
