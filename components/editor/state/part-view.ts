import { toggledAll } from '../selection/seen';
import { remember, type Editor, type EditorState } from './editor';

/** Which parts are shown and can be selected on the stage. It is not saved, but its changes can be undone. */
type PartView = Pick<EditorState, 'hidden' | 'solo' | 'locked'>;

/** Hides the parts, or shows them if all of them are hidden. */
export const toggleHidden = (editor: Editor, ids: readonly string[]): void =>
  change(editor, ({ hidden }) => {
    const next = toggledAll(hidden, ids);
    return [next.length > hidden.length ? 'Hide' : 'Show', { hidden: next }];
  });

/** Shows only these parts, also hidden ones, or all parts if only these are shown. */
export const toggleSolo = (editor: Editor, ids: readonly string[]): void =>
  change(editor, ({ solo, hidden }) => {
    const next = toggledAll(solo, ids);
    if (next.length <= solo.length) return ['Show all', { solo: next }];
    return ['Show alone', { solo: next, hidden: hidden.filter((id) => !ids.includes(id)) }];
  });

/** Locks the parts against selection on the stage, or unlocks them. */
export const toggleLocked = (editor: Editor, ids: readonly string[]): void =>
  change(editor, ({ locked }) => {
    const next = toggledAll(locked, ids);
    return [next.length > locked.length ? 'Lock' : 'Unlock', { locked: next }];
  });

/** Changes the view of parts as one undo step. */
function change(editor: Editor, to: (view: PartView) => [label: string, next: Partial<PartView>]): void {
  const { hidden, solo, locked } = editor.store.getState();
  const before: PartView = { hidden, solo, locked };
  const [label, next] = to(before);
  editor.store.setState(next);
  remember(editor, {
    label,
    undo: () => editor.store.setState(before),
    redo: () => editor.store.setState({ ...before, ...next }),
  });
}
