import { wholeOf } from '@/lib/core/rig/underlays';
import type { Command } from '../../session/command';
import type { Editor, EditorMode } from './editor';
import { toggleHidden, toggleLocked, toggleSolo } from './part-view';
import { clearSelection, nudge, selectParent, selectParts, stepSelected, withSelected } from './select';

/** The step of arrow keys, in canvas pixels or degrees: without and with Shift. */
const STEP = { small: 1, large: 10 } as const;

/** Enters a mode. Rig pauses the motion, because a pivot that moves cannot be placed. */
const enter =
  (mode: EditorMode) =>
  ({ store, playhead }: Editor): void => {
    if (mode === 'rig') playhead.setState({ playing: false });
    store.setState({ mode });
  };

const group = 'Selection';

/** The commands of the modes and of the selection, which are included in `COMMANDS`. */
export const SELECTION_COMMANDS = {
  design: { title: 'Design: drag moves parts', group: 'Mode', keys: ['1'], run: enter('design') },
  rig: { title: 'Rig: drag moves pivots', group: 'Mode', keys: ['2'], run: enter('rig') },
  animate: { title: 'Animate: drag poses', group: 'Mode', keys: ['3'], run: enter('animate') },
  selectAll: {
    title: 'Select all parts',
    group,
    keys: ['mod+a'],
    run: (editor) => {
      const { spec, locked } = editor.store.getState();
      // Outline layers are selected with the part that they belong to; the tree lists only those parts.
      const ids = new Set(spec.parts.map(({ id }) => id).map(wholeOf(spec.parts)));
      selectParts(
        editor,
        [...ids].filter((id) => !locked.includes(id)),
      );
    },
  },
  selectParent: { title: 'Select the parent', group, keys: ['shift+enter'], run: selectParent },
  deselect: { title: 'Select nothing', group, keys: ['escape'], run: clearSelection },
  nudgeLeft: {
    title: 'Nudge left',
    helpTitle: 'Nudge by one',
    group,
    keys: ['arrowleft'],
    run: nudge(-STEP.small, 0),
  },
  nudgeRight: { title: 'Nudge right', group, unlisted: true, keys: ['arrowright'], run: nudge(STEP.small, 0) },
  nudgeUp: { title: 'Nudge up', group, unlisted: true, keys: ['arrowup'], run: nudge(0, -STEP.small) },
  nudgeDown: { title: 'Nudge down', group, unlisted: true, keys: ['arrowdown'], run: nudge(0, STEP.small) },
  pushLeft: {
    title: 'Push left',
    helpTitle: 'Nudge by ten',
    group,
    keys: ['shift+arrowleft'],
    run: nudge(-STEP.large, 0),
  },
  pushRight: { title: 'Push right', group, unlisted: true, keys: ['shift+arrowright'], run: nudge(STEP.large, 0) },
  pushUp: { title: 'Push up', group, unlisted: true, keys: ['shift+arrowup'], run: nudge(0, -STEP.large) },
  pushDown: { title: 'Push down', group, unlisted: true, keys: ['shift+arrowdown'], run: nudge(0, STEP.large) },
  forward: { title: 'Bring forward', group, keys: ['pageup', 'mod+]'], run: stepSelected(1) },
  backward: { title: 'Send backward', group, keys: ['pagedown', 'mod+['], run: stepSelected(-1) },
  hide: { title: 'Hide or show', group, keys: ['h'], run: withSelected(toggleHidden) },
  solo: { title: 'Show alone', group, keys: ['shift+h'], run: withSelected(toggleSolo) },
  lock: { title: 'Lock for the pointer', group, keys: ['shift+l'], run: withSelected(toggleLocked) },
} as const satisfies Record<string, Command<Editor>>;
