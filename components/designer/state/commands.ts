import type { Command } from '../../session/command';
import { redo, undo } from '../../session/session';
import { NOTHING } from '../graph/selection';
import { focusInspector } from '../inspector/start';
import { copy, cut, duplicate, newState, nudgeChosen, paste, removeChosen, selectAll, tidy } from './acts';
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
  newState: { title: 'New state', group: 'Graph', keys: ['n'], run: newState },
  connect: { title: 'New transition from here', group: 'Graph', keys: ['c'], run: askWhere },
  remove: { title: 'Delete', group: 'Graph', keys: ['delete', 'backspace'], run: removeChosen },
  duplicate: { title: 'Duplicate', group: 'Graph', keys: ['mod+d'], run: duplicate },
  copy: { title: 'Copy', group: 'Graph', keys: ['mod+c'], event: 'copy', run: copy },
  cut: { title: 'Cut', group: 'Graph', keys: ['mod+x'], event: 'cut', run: cut },
  paste: { title: 'Paste', group: 'Graph', keys: ['mod+v'], event: 'paste', run: paste },
  inspect: { title: 'Edit the selection', group: 'Graph', keys: ['enter'], run: inspect },
  selectAll: { title: 'Select all', group: 'Graph', keys: ['mod+a'], run: selectAll },
  selectNone: {
    title: 'Select nothing',
    group: 'Graph',
    keys: ['escape'],
    run: (designer) => select(designer, NOTHING),
  },
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
  rename: {
    title: 'Rename canvas',
    group: 'Edit',
    keys: ['f2'],
    run: ({ store }) => store.setState({ renaming: true }),
  },
  export: { title: 'Export', group: 'Edit', keys: ['mod+e'], run: ({ store }) => store.setState({ dialog: 'export' }) },
} as const satisfies Record<string, Command<Designer>>;

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
