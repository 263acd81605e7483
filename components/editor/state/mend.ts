import type { Animation } from '@/lib/contract/animation';
import { repairClip, type MotionFinding } from '@/lib/core/clip/critic';
import { changeClip } from './clips';
import { motionTitle } from '../../gallery/motion-title';
import type { Editor } from './editor';

/** Fixes all fixable findings of an animation as one undo step, and shows a message with the result. */
export function mend(editor: Editor, animation: Animation, findings: readonly MotionFinding[]): void {
  if (!animation.clip) return;
  const { clip, left } = repairClip(editor.store.getState().spec, animation.clip, findings);
  if (clip === animation.clip) return editor.tell('The remaining findings cannot be mended automatically.', 'done');
  const { id } = animation;
  const name = motionTitle(animation.name);
  changeClip(editor, id, { label: `Mend ${name}`, keys: [] }, clip);
  editor.tell(
    left.length ? `${name} was mended, but for ${left.length} of ${findings.length}.` : `${name} was mended.`,
    'undoable',
  );
}
