import type { Command } from '../../session/command';
import { redo, undo } from '../../session/session';
import { isAny } from '../graph/document';
import { NOTHING } from '../graph/selection';
import { focusInspector } from '../inspector/start';
import { copy, cut, duplicate, newState, nudgeChosen, paste, removeChosen, selectAll, tidy } from './acts';
import { alignChosen, distributeChosen, reverse, startHere } from './arrange-acts';
import type { Designer } from './designer';
import { select } from './edit';
import { errorsIn, save } from './save';

/** How far an arrow key moves a card, without and with Shift. */
const NUDGE_PX = 8;
const LONG_NUDGE_PX = 40;
const ZOOM_STEP = 1.25;

/**
 * Every command of the canvas designer with its shortcuts. Buttons, keyboard shortcuts and the help list use this
 * table.
 */
export const DESIGNER_COMMANDS = {
  newState: { title: 'New state', group: 'Graph', keys: ['n'], run: (designer) => newState(designer) },
  connect: { title: 'New transition from here', group: 'Graph', keys: ['c'], run: askWhere },
  remove: { title: 'Delete', group: 'Graph', keys: ['delete', 'backspace'], run: removeChosen },
  duplicate: { title: 'Duplicate', group: 'Graph', keys: ['mod+d'], run: duplicate },
  copy: {
    title: 'Copy',
    group: 'Graph',
    keys: ['mod+c'],
    event: 'copy',
    run: (designer, data) => void copy(designer, data),
  },
  cut: {
    title: 'Cut',
    group: 'Graph',
    keys: ['mod+x'],
    event: 'cut',
    run: (designer, data) => void cut(designer, data),
  },
  paste: {
    title: 'Paste',
    group: 'Graph',
    keys: ['mod+v'],
    event: 'paste',
    run: (designer, data) => void paste(designer, data),
  },
  startHere: { title: 'Start the canvas here', group: 'Graph', keys: [], run: startHere },
  tryHere: { title: 'Try from here', group: 'Preview', keys: [], run: tryHere },
  reverse: { title: 'Reverse the transition', group: 'Graph', keys: [], run: reverse },
  inspect: { title: 'Edit the selection', group: 'Graph', keys: ['enter'], run: inspect },
  selectAll: { title: 'Select all', group: 'Graph', keys: ['mod+a'], run: selectAll },
  selectNone: {
    title: 'Select nothing',
    group: 'Graph',
    keys: ['escape'],
    run: (designer) => select(designer, NOTHING),
  },
  alignLeft: { title: 'Align left', group: 'Arrange', keys: [], run: alignChosen('x', 'start') },
  alignCenter: { title: 'Align centres', group: 'Arrange', keys: [], run: alignChosen('x', 'middle') },
  alignRight: { title: 'Align right', group: 'Arrange', keys: [], run: alignChosen('x', 'end') },
  alignTop: { title: 'Align top', group: 'Arrange', keys: [], run: alignChosen('y', 'start') },
  alignMiddle: { title: 'Align middles', group: 'Arrange', keys: [], run: alignChosen('y', 'middle') },
  alignBottom: { title: 'Align bottom', group: 'Arrange', keys: [], run: alignChosen('y', 'end') },
  distributeAcross: { title: 'Distribute across', group: 'Arrange', keys: [], run: distributeChosen('x') },
  distributeDown: { title: 'Distribute down', group: 'Arrange', keys: [], run: distributeChosen('y') },
  left: {
    title: 'Move left',
    group: 'Move',
    keys: ['arrowleft'],
    run: (designer) => nudgeChosen(designer, -NUDGE_PX, 0),
  },
  right: {
    title: 'Move right',
    group: 'Move',
    keys: ['arrowright'],
    run: (designer) => nudgeChosen(designer, NUDGE_PX, 0),
  },
  up: { title: 'Move up', group: 'Move', keys: ['arrowup'], run: (designer) => nudgeChosen(designer, 0, -NUDGE_PX) },
  down: {
    title: 'Move down',
    group: 'Move',
    keys: ['arrowdown'],
    run: (designer) => nudgeChosen(designer, 0, NUDGE_PX),
  },
  farLeft: {
    title: 'Move far left',
    group: 'Move',
    keys: ['shift+arrowleft'],
    run: (designer) => nudgeChosen(designer, -LONG_NUDGE_PX, 0),
  },
  farRight: {
    title: 'Move far right',
    group: 'Move',
    keys: ['shift+arrowright'],
    run: (designer) => nudgeChosen(designer, LONG_NUDGE_PX, 0),
  },
  farUp: {
    title: 'Move far up',
    group: 'Move',
    keys: ['shift+arrowup'],
    run: (designer) => nudgeChosen(designer, 0, -LONG_NUDGE_PX),
  },
  farDown: {
    title: 'Move far down',
    group: 'Move',
    keys: ['shift+arrowdown'],
    run: (designer) => nudgeChosen(designer, 0, LONG_NUDGE_PX),
  },
  play: {
    title: 'Play or pause',
    group: 'Preview',
    keys: ['space'],
    run: ({ store }) => store.setState(({ trial }) => ({ trial: { ...trial, playing: !trial.playing } })),
  },
  fit: { title: 'Fit to screen', group: 'View', keys: ['0'], run: ({ viewport }) => viewport?.fit() },
  zoomIn: { title: 'Zoom in', group: 'View', keys: ['+', '='], run: ({ viewport }) => viewport?.zoom(ZOOM_STEP) },
  zoomOut: { title: 'Zoom out', group: 'View', keys: ['-'], run: ({ viewport }) => viewport?.zoom(1 / ZOOM_STEP) },
  tidy: { title: 'Tidy up', group: 'View', keys: ['shift+l'], run: (designer) => void tidy(designer) },
  undo: { title: 'Undo', group: 'Edit', keys: ['mod+z'], run: undo },
  redo: { title: 'Redo', group: 'Edit', keys: ['mod+shift+z', 'mod+y'], run: redo },
  save: { title: 'Save now', group: 'Edit', keys: ['mod+s'], run: saveNow },
  rename: { title: 'Rename the state, or the canvas', group: 'Edit', keys: ['f2'], run: rename },
  export: { title: 'Export', group: 'Edit', keys: ['mod+e'], run: ({ store }) => store.setState({ dialog: 'export' }) },
} as const satisfies Record<string, Command<Designer>>;

/** The name of a command of the designer. */
export type DesignerCommandId = keyof typeof DESIGNER_COMMANDS;

/** Renames the selected state in the inspector; otherwise the canvas. */
function rename({ store }: Designer): void {
  const [state, ...others] = store.getState().selection.states;
  if (state !== undefined && !isAny(state) && others.length === 0) focusInspector();
  else store.setState({ renaming: true });
}

/** Runs the canvas from the selected state. */
function tryHere({ store, player }: Designer): void {
  const [state] = store.getState().selection.states;
  if (state !== undefined && !isAny(state)) player?.restart(state);
}

/** Moves the focus to the inspector. */
function inspect({ store }: Designer): void {
  const { states, transitions } = store.getState().selection;
  if (states.length + transitions.length > 0) focusInspector();
}

function askWhere({ store, tell }: Designer): void {
  if (store.getState().selection.states.length === 1) store.setState({ dialog: 'connect' });
  else tell('Select the state that the transition starts from.', 'failed');
}

function saveNow(designer: Designer): void {
  if (errorsIn(designer) > 0) designer.tell('The canvas has problems: it can be saved once they are mended.', 'failed');
  else void save(designer);
}
