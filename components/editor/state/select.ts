import { ancestorsOf } from '@/lib/core/rig/subtree';
import { NO_SELECTION, onlyKeys, onlyParts, toggledPart } from '../selection/selection';
import type { Editor } from './editor';
import { moveParts, partOf, setPivot, stepInStack } from './parts';
import { endPose, poseBy } from './pose';
import { sealChange } from './shown';

/** Selects only these parts. */
export const selectParts = ({ store }: Editor, parts: readonly string[]): void =>
  store.setState(({ selection }) => ({ selection: onlyParts(selection, parts) }));

/** Toggles a part in the selection. */
export const toggleSelected = ({ store }: Editor, part: string): void =>
  store.setState(({ selection }) => ({ selection: toggledPart(selection, part) }));

/** Clears the selected keys, or if there are none, the selected parts. */
export const clearSelection = ({ store }: Editor): void =>
  store.setState(({ selection }) => ({
    selection: selection.keys.length > 0 ? onlyKeys(selection, []) : NO_SELECTION,
  }));

/** Selects the parent of the selected part. */
export function selectParent(editor: Editor): void {
  const { selection, spec } = editor.store.getState();
  const [parent] = ancestorsOf(spec.parts, selection.parts.at(-1) ?? '');
  if (parent !== undefined) selectParts(editor, [parent]);
}

/** Calls a function with the selected parts, if there are any. */
export const withSelected =
  (run: (editor: Editor, ids: readonly string[]) => void) =>
  (editor: Editor): void => {
    const { parts } = editor.store.getState().selection;
    if (parts.length > 0) run(editor, parts);
  };

/** A command for arrow keys. Depending on the mode it moves the selected parts, moves their pivots, or rotates them. */
export const nudge = (x: number, y: number) =>
  withSelected((editor, ids) => {
    const { mode } = editor.store.getState();
    if (mode === 'design') return moveParts(editor, ids, x, y);
    for (const id of ids) {
      const part = partOf(editor, id);
      if (part && mode === 'rig') setPivot(editor, id, [part.pivot[0] + x, part.pivot[1] + y]);
      else poseBy(editor, id, x - y);
    }
    return mode === 'animate' ? endPose(editor) : sealChange(editor);
  });

/** A command that moves the selected parts one place to the front (+1) or to the back (-1). */
export const stepSelected = (step: 1 | -1) => withSelected((editor, ids) => stepInStack(editor, ids, step));
