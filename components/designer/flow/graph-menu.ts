import type { MouseEvent } from 'react';
import { isByKeyboard, MENU_LINE, openContextMenu, type MenuAction, type MenuEntry } from '../../layers/context-menu';
import { menuEntry, type Command } from '../../session/command';
import { isAny } from '../graph/document';
import { NOTHING, type Selection } from '../graph/selection';
import { newState, paste } from '../state/acts';
import { canRunCommand } from '../state/can-run';
import { DESIGNER_COMMANDS, type DesignerCommandId } from '../state/commands';
import type { Designer } from '../state/designer';
import { select } from '../state/edit';
import { TRANSITION_ATTRIBUTE } from './wire';

const entry = (designer: Designer, id: DesignerCommandId, changes: Partial<MenuAction> = {}): MenuAction => {
  const command: Command<Designer> = DESIGNER_COMMANDS[id];
  return menuEntry(command, designer, { disabled: !canRunCommand(id, designer.store.getState()), ...changes });
};

/** Opens the menu of the card or the line under the pointer, or of the graph. By keyboard, of the focused element. */
export function openGraphMenu(designer: Designer, event: MouseEvent): void {
  const target = targetOf(designer, event.target);
  const { selection } = designer.store.getState();
  const isChosen = target.states.every((id) => selection.states.includes(id)) && isIn(selection, target);
  const onNothing = target.states.length + target.transitions.length === 0;
  if (!onNothing && !isChosen) select(designer, target);
  const { states, transitions } = designer.store.getState().selection;
  // With the keyboard on the graph itself, the menu is that of the selection.
  const ofSelection = !onNothing || (isByKeyboard(event) && states.length + transitions.length > 0);
  openContextMenu(event, {
    label: ofSelection ? titleOf(designer) : 'Graph',
    entries: !ofSelection
      ? graphMenu(designer, event)
      : states.length > 1
        ? severalMenu(designer)
        : transitions.length > 0
          ? transitionMenu(designer)
          : stateMenu(designer),
  });
}

const isIn = ({ transitions }: Selection, target: Selection): boolean =>
  target.transitions.every((index) => transitions.includes(index));

/** The card or transition that an element belongs to. */
function targetOf({ store }: Designer, element: EventTarget): Selection {
  if (!(element instanceof Element)) return NOTHING;
  const card = element.closest('.react-flow__node')?.getAttribute('data-id');
  if (card) return { ...NOTHING, states: [card] };
  const [kind, of = ''] = element.closest('.react-flow__edge')?.getAttribute('data-id')?.split(':') ?? [];
  if (kind === 'end') return { ...NOTHING, states: [of] };
  const index = kind ? of : element.closest(`[${TRANSITION_ATTRIBUTE}]`)?.getAttribute(TRANSITION_ATTRIBUTE);
  const isThere = index != null && Number(index) < store.getState().document.graph.transitions.length;
  return isThere ? { ...NOTHING, transitions: [Number(index)] } : NOTHING;
}

function titleOf({ store }: Designer): string {
  const { states, transitions } = store.getState().selection;
  const [state] = states;
  if (states.length > 1) return `${states.length} states`;
  if (transitions.length > 0 || state === undefined) return 'Transition';
  return isAny(state) ? 'Any state' : `State ${state}`;
}

/** The actions on the selected state. */
function stateMenu(designer: Designer): MenuEntry[] {
  const [state] = designer.store.getState().selection.states;
  if (state !== undefined && isAny(state)) return [entry(designer, 'connect'), entry(designer, 'inspect')];
  return [
    entry(designer, 'inspect'),
    entry(designer, 'rename', { title: 'Rename' }),
    entry(designer, 'connect'),
    MENU_LINE,
    entry(designer, 'startHere'),
    entry(designer, 'tryHere'),
    MENU_LINE,
    ...clipboardMenu(designer),
  ];
}

/** The actions that copy or delete what is selected. */
const clipboardMenu = (designer: Designer): MenuEntry[] => [
  entry(designer, 'cut'),
  entry(designer, 'copy'),
  entry(designer, 'duplicate'),
  MENU_LINE,
  entry(designer, 'remove', { danger: true }),
];

/** The actions on several selected states. */
const severalMenu = (designer: Designer): MenuEntry[] => [
  entry(designer, 'alignLeft'),
  entry(designer, 'alignCenter'),
  entry(designer, 'alignRight'),
  entry(designer, 'alignTop'),
  entry(designer, 'alignMiddle'),
  entry(designer, 'alignBottom'),
  MENU_LINE,
  entry(designer, 'distributeAcross'),
  entry(designer, 'distributeDown'),
  MENU_LINE,
  ...clipboardMenu(designer),
];

/** The actions on the selected transition. */
const transitionMenu = (designer: Designer): MenuEntry[] => [
  entry(designer, 'inspect'),
  entry(designer, 'reverse'),
  MENU_LINE,
  entry(designer, 'remove', { danger: true }),
];

/** The actions on the graph, where nothing is under the pointer. A new state is added at the pointer. */
function graphMenu(designer: Designer, event: MouseEvent): MenuEntry[] {
  const { clientX: x, clientY: y } = event;
  const place = isByKeyboard(event) ? undefined : designer.viewport?.at({ x, y });
  return [
    entry(designer, 'newState', { run: () => newState(designer, place) }),
    entry(designer, 'paste', { run: () => void paste(designer, undefined, place) }),
    MENU_LINE,
    entry(designer, 'selectAll'),
    entry(designer, 'tidy'),
    entry(designer, 'fit'),
    MENU_LINE,
    entry(designer, 'undo'),
    entry(designer, 'redo'),
  ];
}
