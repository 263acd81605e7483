import { nextBackdrop } from '../../stage/backdrop';
import { fit, zoomBy, zoomTo, ZOOM } from '../../stage/camera';
import { shiftSpeed, step, toggle } from '../../stage/playhead';
import type { Command } from '../../session/command';
import { editOf } from '../work/works';
import { isTimelineOpen } from './auto-key';
import { redo, undo, type Editor, type EditorState, type FocusField, type Panel } from './editor';
import { playIdle, stop } from './playing';
import { clearPose } from './pose';
import { save } from './save';
import { SELECTION_COMMANDS } from './selection-commands';
import { takeTurn } from './turns';
import { want } from './want';

/** Every command of the editor with its shortcuts. Buttons, keyboard shortcuts and the help list use this table. */
export const COMMANDS = {
  play: { title: 'Play or pause', group: 'Playback', keys: ['space'], onRelease: true, run: playOrPause },
  previousFrame: { title: 'Previous frame', group: 'Playback', keys: [','], run: ({ playhead }) => step(playhead, -1) },
  nextFrame: { title: 'Next frame', group: 'Playback', keys: ['.'], run: ({ playhead }) => step(playhead, 1) },
  slower: { title: 'Slower', group: 'Playback', keys: ['['], run: ({ playhead }) => shiftSpeed(playhead, -1) },
  faster: { title: 'Faster', group: 'Playback', keys: [']'], run: ({ playhead }) => shiftSpeed(playhead, 1) },
  loop: {
    title: 'Loop',
    group: 'Playback',
    keys: ['l'],
    run: ({ playhead }) => playhead.setState(({ loop }) => ({ loop: !loop })),
  },
  timeline: { title: 'Timeline', group: 'Playback', keys: ['t'], run: toggleTimeline },
  rest: { title: 'Rest pose', group: 'Playback', keys: ['r'], run: rest },
  fit: {
    title: 'Fit to stage',
    group: 'View',
    keys: ['0', 'shift+1'],
    run: ({ camera, store }) => fit(camera, store.getState().spec.canvas),
  },
  actualSize: { title: 'Zoom to 100%', group: 'View', keys: ['shift+0'], run: ({ camera }) => zoomTo(camera, 1) },
  zoomIn: { title: 'Zoom in', group: 'View', keys: ['+', '='], run: ({ camera }) => zoomBy(camera, ZOOM.step) },
  zoomOut: { title: 'Zoom out', group: 'View', keys: ['-'], run: ({ camera }) => zoomBy(camera, 1 / ZOOM.step) },
  backdrop: {
    title: 'Next background',
    group: 'View',
    keys: ['b'],
    run: ({ store }) => store.setState(({ backdrop }) => ({ backdrop: nextBackdrop(backdrop) })),
  },
  tint: {
    title: 'Parts in colours',
    group: 'View',
    keys: ['p'],
    run: ({ store }) => store.setState(({ tinted }) => ({ tinted: !tinted })),
  },
  compare: {
    title: 'Colours as they were, while held',
    group: 'View',
    keys: ['o'],
    run: ({ store }) => store.setState({ comparing: true }),
  },
  compareEnd: {
    title: 'Colours as they are',
    group: 'View',
    keys: ['o'],
    unlisted: true,
    onRelease: true,
    run: ({ store }) => store.setState({ comparing: false }),
  },
  ...SELECTION_COMMANDS,
  describeEdit: { title: 'Describe a change', group: 'Make', keys: ['e'], run: ask('edit', 'edit') },
  describeLook: { title: 'Describe another look', group: 'Make', keys: ['v'], run: ask('looks', 'look') },
  describeMotion: { title: 'Describe a motion', group: 'Make', keys: ['m'], run: ask('motions', 'motion') },
  undo: { title: 'Undo', group: 'Edit', keys: ['mod+z'], run: inTurn(undo) },
  redo: { title: 'Redo', group: 'Edit', keys: ['mod+shift+z', 'mod+y'], run: inTurn(redo) },
  save: { title: 'Save now', group: 'Edit', keys: ['mod+s'], run: (editor) => void save(editor) },
  rename: { title: 'Rename', group: 'Edit', keys: ['f2'], run: ({ store }) => store.setState({ renaming: true }) },
  share: { title: 'Share', group: 'Edit', keys: ['s'], run: ({ store }) => store.setState({ dialog: 'share' }) },
  export: { title: 'Export', group: 'Edit', keys: ['mod+e'], run: ({ store }) => store.setState({ dialog: 'export' }) },
} as const satisfies Record<string, Command<Editor>>;

export type CommandId = keyof typeof COMMANDS;

/** Whether a command would have an effect now. */
export function canRun(id: CommandId, { history, works }: Pick<EditorState, 'history' | 'works'>): boolean {
  if (id === 'undo') return history.past.length > 0 && !editOf({ works });
  if (id === 'redo') return history.future.length > 0 && !editOf({ works });
  return true;
}

/** Opens a panel and focuses its field. Text that is typed before the field is rendered goes into it. */
function ask(panel: Panel, wanted: FocusField) {
  return (editor: Editor) => {
    editor.store.setState({ panel });
    want(editor, wanted);
  };
}

/**
 * Makes undo or redo wait until all choices of the character panel are drawn, so that undo reverts the last of them.
 * It does nothing while an edit in words is running, because that edit starts from the shown drawing.
 */
function inTurn(run: (editor: Editor) => void) {
  return (editor: Editor) =>
    void takeTurn(editor, { run: () => (editOf(editor.store.getState()) ? undefined : run(editor)) });
}

function rest(editor: Editor): void {
  stop(editor);
  clearPose(editor);
}

/** Opens or closes the timeline. */
function toggleTimeline({ store }: Editor): void {
  store.setState((state) => ({ timeline: !isTimelineOpen(state) }));
}

function playOrPause(editor: Editor): void {
  if (editor.store.getState().motion) toggle(editor.playhead);
  else playIdle(editor);
}
