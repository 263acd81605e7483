import { mergeClips } from '@/lib/core/clip/merge';
import { PRESETS } from '@/lib/core/clip/presets';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { same, type Preference } from '@/lib/core/merge';
import { stays } from '../../session/conflict';
import { onlyKeys } from '../selection/selection';
import { adopt } from './adopt';
import { clashTitle } from './clash-title';
import { currentId } from './animations';
import { remember, type Editor, type EditorState, type MotionConflict } from './editor';
import { presetFor } from './preset-for';
import { save, saveSoon } from './save';

/** The label of a clip change in the history, and the keys that it selects. */
export interface ClipChange {
  label: string;
  /** The selected keys after the change; undo restores the previous selection. */
  keys?: readonly string[];
}

/** The preset with the key of a stage motion; null if the motion is an animation. */
export const presetOf = (key: string) => PRESETS.find(({ name }) => key === `preset:${name}`) ?? null;

/** The clip of the motion on the stage, without an unfinished drag; null if there is no editable motion. */
export function keptClip({ animations, motion, spec }: EditorState): AnimationClip | null {
  if (!motion) return null;
  const preset = presetOf(motion.key);
  if (preset) return presetFor(spec, preset.name);
  return animations.find(({ id }) => id === motion.key)?.clip ?? null;
}

/** Shows a clip on the stage during a drag, without an undo step. */
export function holdClip({ store, playhead }: Editor, clip: AnimationClip): void {
  store.setState(({ motion }) => ({ motion: motion && { ...motion, clip } }));
  fitPlayhead(playhead, clip);
}

function fitPlayhead(playhead: Editor['playhead'], { duration }: AnimationClip): void {
  const { time, duration: before } = playhead.getState();
  if (before !== 0 && before !== duration) playhead.setState({ duration, time: Math.min(time, duration) });
}

/**
 * Commits a change of the motion on the stage as one undo step, and saves it soon. A preset is copied to an animation
 * first.
 */
export function keepClip(editor: Editor, change: ClipChange, clip: AnimationClip): void {
  const state = editor.store.getState();
  const before = keptClip(state);
  if (!before || !state.motion) return;
  if (same(before, clip)) return holdClip(editor, before);
  const preset = presetOf(state.motion.key);
  if (preset) adopt(editor, { label: change.label, preset, clip });
  else changeClip(editor, state.motion.key, change, clip);
  if (change.keys) selectKeys(editor, change.keys);
}

/** Sets the clip of an animation and saves it soon; can be undone. */
export function changeClip(editor: Editor, id: string, { label, keys }: ClipChange, clip: AnimationClip): void {
  const before = clipOf(editor, id);
  if (!before) return;
  const keysBefore = editor.store.getState().selection.keys;
  setClip(editor, id, clip);
  remember(editor, {
    label,
    undo: () => shift(editor, id, [clip, before], keysBefore),
    redo: () => shift(editor, id, [before, clip], keys ?? keysBefore),
  });
}

/** Resolves a conflict by choosing one clip; undo restores the other one. */
export function decideClip(editor: Editor, { animation, mine, theirs }: MotionConflict, which: Preference): void {
  const [before, after] = which === 'mine' ? [theirs, mine] : [mine, theirs];
  editor.store.setState({ conflict: null });
  setClip(editor, animation, after);
  remember(editor, {
    label: which === 'mine' ? 'Keep mine' : 'Take theirs',
    undo: () => shift(editor, animation, [after, before], []),
    redo: () => shift(editor, animation, [before, after], []),
  });
  void save(editor);
}

/** Selects these keys of the motion on the stage; the selected parts stay selected. */
export const selectKeys = ({ store }: Editor, keys: readonly string[]): void =>
  store.setState(({ selection }) => ({ selection: onlyKeys(selection, keys) }));

const clipOf = (editor: Editor, id: string): AnimationClip | null => {
  const current = currentId(editor, id);
  return editor.store.getState().animations.find((animation) => animation.id === current)?.clip ?? null;
};

/** Sets the clip of an animation without an undo step, and saves it soon. */
function setClip(editor: Editor, animationId: string, clip: AnimationClip): void {
  const id = currentId(editor, animationId);
  editor.store.setState(({ animations, savedClips, motion }) => {
    const before = animations.find((animation) => animation.id === id)?.clip;
    const { duration, loop } = clip;
    return {
      animations: animations.map((animation) =>
        animation.id === id ? { ...animation, clip, duration, loop } : animation,
      ),
      savedClips: before && !(id in savedClips) ? { ...savedClips, [id]: before } : savedClips,
      motion: motion?.key === id ? { ...motion, clip } : motion,
    };
  });
  if (editor.store.getState().motion?.key === id) fitPlayhead(editor.playhead, clip);
  saveSoon(editor);
}

/**
 * Applies the difference between two clips to the animation. Values that match neither clip were changed elsewhere and
 * are kept.
 */
function shift(
  editor: Editor,
  id: string,
  [from, to]: readonly [AnimationClip, AnimationClip],
  keys: readonly string[],
): void {
  const now = clipOf(editor, id);
  if (!now) return editor.tell('This animation is gone.', 'failed');
  const { value, clashes } = mergeClips({ base: from, mine: to, theirs: now }, 'theirs');
  if (clashes.length > 0) editor.tell(stays(clashes.map(clashTitle)), 'done');
  setClip(editor, id, value);
  selectKeys(editor, keys);
}
