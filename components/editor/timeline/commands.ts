import type { Shortcut } from '../../hooks/use-shortcuts';
import type { Command } from '../../session/command';
import { keptClip } from '../state/clips';
import type { Editor } from '../state/editor';
import { copySelected, cutSelected, deleteKeys, duplicateSelected, jumpToKey, pasteFrom } from './acts';
import type { BoardStore } from './board';
import { addHere } from './keyboard';

/** The editor and the timeline that a command of keys works on. */
export interface KeysSession {
  editor: Editor;
  board: BoardStore;
}

const group = 'Keys';

/** Every command of keys with its shortcuts, which are active while the timeline is open. */
export const KEY_COMMANDS = {
  add: { title: 'Add a key here', group, keys: ['k'], run: addHere },
  previous: { title: 'To the key before', group, keys: ['<'], run: ({ editor }) => jumpToKey(editor, -1) },
  next: { title: 'To the next key', group, keys: ['>'], run: ({ editor }) => jumpToKey(editor, 1) },
  remove: { title: 'Delete keys', group, keys: ['delete', 'backspace'], run: ({ editor }) => deleteKeys(editor) },
  duplicate: { title: 'Duplicate keys here', group, keys: ['mod+d'], run: ({ editor }) => duplicateSelected(editor) },
  copy: {
    title: 'Copy keys, or the pose',
    group,
    keys: ['mod+c'],
    event: 'copy',
    run: ({ editor }, data) => void copySelected(editor, data),
  },
  cut: {
    title: 'Cut keys',
    group,
    keys: ['mod+x'],
    event: 'cut',
    run: ({ editor }, data) => void cutSelected(editor, data),
  },
  paste: {
    title: 'Paste keys or a pose here',
    group,
    keys: ['mod+v'],
    event: 'paste',
    run: ({ editor }, data) => void pasteFrom(editor, data),
  },
} as const satisfies Record<string, Command<KeysSession>>;

/** The name of a command of keys. */
export type KeyCommandId = keyof typeof KEY_COMMANDS;

/** The commands that change selected keys. */
const OF_SELECTED: readonly KeyCommandId[] = ['remove', 'duplicate', 'cut'];

/** Whether a command of keys would have an effect now. */
export function canRunOnKeys(id: KeyCommandId, { store }: Editor): boolean {
  const state = store.getState();
  return OF_SELECTED.includes(id) ? state.selection.keys.length > 0 : keptClip(state) !== null;
}

/** The keyboard shortcuts of keys. */
export const keyShortcuts = (session: KeysSession): readonly Shortcut[] =>
  (Object.keys(KEY_COMMANDS) as KeyCommandId[]).map((id) => {
    const command: Command<KeysSession> = KEY_COMMANDS[id];
    return {
      ...command,
      run: (data?: DataTransfer) => command.run(session, data),
      canRun: () => canRunOnKeys(id, session.editor),
    };
  });
