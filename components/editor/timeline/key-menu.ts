import { EASES } from '@/lib/core/clip/ease-names';
import { isByKeyboard, MENU_LINE, openContextMenu, type MenuAction, type MenuEntry } from '../../layers/context-menu';
import { menuEntry, type Command } from '../../session/command';
import { seek } from '../../stage/playhead';
import { selectKeys } from '../state/clips';
import type { Editor } from '../state/editor';
import { selectParts } from '../state/select';
import { changeKeys } from './acts';
import { boardOf, type BoardStore } from './board';
import { canRunOnKeys, KEY_COMMANDS, type KeyCommandId, type KeysSession } from './commands';
import { EASE_TITLES } from './ease-titles';
import type { BoardHands } from './hands';
import { hitAt, ROW_PX, RULER_PX, type Hit } from './hit';
import { addressOf, keyIn, keyNames } from './keys';
import { nearestFrame } from './snap';
import { secondsAt, xOf } from './view';

/** Opens the menu of the keys or the row under the pointer; by keyboard, of the focused key or row. */
export function openBoardMenu(hands: BoardHands, canvas: HTMLElement, event: MouseEvent): void {
  const { editor, board } = hands;
  const { left, top } = canvas.getBoundingClientRect();
  const byKeyboard = isByKeyboard(event);
  const [x, y] = byKeyboard ? focusedPoint(editor, board) : [event.clientX - left, event.clientY - top];
  const hit = hitAt(boardOf(editor, board), x, y);
  if (!byKeyboard) take(editor, board, hit, x);
  openContextMenu(event, {
    label: hit.on === 'keys' ? 'Keys' : 'Timeline',
    entries: hit.on === 'keys' ? keysMenu(hands) : rowMenu(hands, hit),
    at: byKeyboard ? { x: left + x, y: top + y + ROW_PX / 2 } : undefined,
  });
}

/** The point of the focused key, or of the header of its row, in pixels of the board. */
function focusedPoint(editor: Editor, board: BoardStore): readonly [number, number] {
  const { rows, view, duration, scroll } = boardOf(editor, board);
  const { focus } = board.getState();
  const clip = editor.store.getState().motion?.clip;
  const row = Math.max(
    rows.findIndex(({ id }) => id === focus?.row),
    0,
  );
  const t = clip && focus?.key != null ? (keyIn(clip, focus.key)?.t ?? null) : null;
  return [t === null ? 0 : xOf(view, t * duration), RULER_PX + (row + 0.5) * ROW_PX - scroll];
}

/** Selects what is under the pointer, unless it is selected. On a row, the playhead moves to the pointer. */
function take(editor: Editor, board: BoardStore, hit: Hit, x: number): void {
  const { selection } = editor.store.getState();
  if (hit.on === 'keys' && !hit.keys.every((key) => selection.keys.includes(key))) selectKeys(editor, hit.keys);
  if (hit.on !== 'row') return;
  selectParts(editor, [hit.row.part]);
  board.setState({ focus: { row: hit.row.id, key: null }, isFocused: true });
  seek(editor.playhead, nearestFrame(secondsAt(board.getState().view, x)));
}

const entry = (session: KeysSession, id: KeyCommandId, changes: Partial<MenuAction> = {}): MenuAction => {
  const command: Command<KeysSession> = KEY_COMMANDS[id];
  return menuEntry(command, session, { disabled: !canRunOnKeys(id, session.editor), ...changes });
};

/** The actions on the selected keys. */
function keysMenu(hands: BoardHands): MenuEntry[] {
  const { editor } = hands;
  const { keys } = editor.store.getState().selection;
  const eased = keys.some((key) => addressOf(key).prop !== 'state');
  const eases = EASES.map((ease) => ({ title: EASE_TITLES[ease], run: () => changeKeys(editor, { ease }) }));
  return [
    { title: 'Edit the value', keys: 'enter', run: hands.edit },
    MENU_LINE,
    entry(hands, 'cut'),
    entry(hands, 'copy', { title: 'Copy keys' }),
    entry(hands, 'paste', { title: 'Paste at the playhead' }),
    entry(hands, 'duplicate', { title: 'Duplicate at the playhead' }),
    ...(eased ? [MENU_LINE, ...eases] : []),
    MENU_LINE,
    entry(hands, 'remove', { danger: true }),
  ];
}

/** The actions on a row, or on the whole board. */
function rowMenu(hands: BoardHands, hit: Hit): MenuEntry[] {
  const { editor } = hands;
  const row = hit.on === 'row' ? hit.row : null;
  const keys =
    row?.kind === 'track' ? keyNames(row.track) : row?.kind === 'part' ? row.moments.flatMap((m) => m.keys) : [];
  return [
    entry(hands, 'add'),
    entry(hands, 'paste', { title: 'Paste here' }),
    entry(hands, 'copy', { title: 'Copy the pose here' }),
    MENU_LINE,
    entry(hands, 'previous'),
    entry(hands, 'next'),
    ...(keys.length > 0
      ? [MENU_LINE, { title: 'Select all keys of the row', run: () => selectKeys(editor, keys) }]
      : []),
  ];
}
