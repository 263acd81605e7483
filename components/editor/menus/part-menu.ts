import { MENU_LINE, type MenuAction, type MenuEntry } from '../../layers/context-menu';
import { menuEntry } from '../../session/command';
import { partTitle } from '../parts/part-title';
import { canRun, COMMANDS, type CommandId } from '../state/commands';
import type { Editor } from '../state/editor';
import { partOf } from '../state/parts';
import { selectParts } from '../state/select';

/** A command of the editor as an entry of a menu. */
export const commandEntry = (editor: Editor, id: CommandId, changes: Partial<MenuAction> = {}): MenuAction =>
  menuEntry(COMMANDS[id], editor, { disabled: !canRun(id, editor.store.getState()), ...changes });

/** The most parts under the pointer that a menu lists. */
const MAX_PARTS_BELOW = 6;

/** The name of the selected parts. */
export function selectedTitle({ store }: Editor): string {
  const { parts } = store.getState().selection;
  const [only] = parts;
  return only !== undefined && parts.length === 1 ? partTitle(only) : `${parts.length} parts`;
}

/** Selects a part unless it is selected already, as the pointer does when it is pressed. */
export function selectForMenu(editor: Editor, part: string): void {
  if (!editor.store.getState().selection.parts.includes(part)) selectParts(editor, [part]);
}

/** The actions on the selected parts. `below` lists the parts under the pointer, the topmost first. */
export function partMenu(editor: Editor, below: readonly string[] = []): MenuEntry[] {
  const { selection, hidden, solo, locked } = editor.store.getState();
  const { parts } = selection;
  const [only] = parts;
  const isAll = (list: readonly string[]) => parts.every((id) => list.includes(id));
  const hasParent = only !== undefined && parts.length === 1 && partOf(editor, only)?.parent !== null;
  const others = below.filter((id) => !parts.includes(id)).slice(0, MAX_PARTS_BELOW);
  return [
    commandEntry(editor, 'describeEdit'),
    MENU_LINE,
    commandEntry(editor, 'forward'),
    commandEntry(editor, 'backward'),
    MENU_LINE,
    commandEntry(editor, 'hide', { title: isAll(hidden) ? 'Show' : 'Hide' }),
    commandEntry(editor, 'solo', { title: isAll(solo) ? 'Show all parts' : 'Show alone' }),
    commandEntry(editor, 'lock', { title: isAll(locked) ? 'Unlock' : 'Lock for the pointer' }),
    MENU_LINE,
    commandEntry(editor, 'selectParent', { disabled: !hasParent }),
    ...others.map((id) => ({ title: `Select ${partTitle(id).toLowerCase()}`, run: () => selectParts(editor, [id]) })),
  ];
}

/** The actions on the stage, where no part is under the pointer. */
export function stageMenu(editor: Editor): MenuEntry[] {
  const { tinted } = editor.store.getState();
  return [
    commandEntry(editor, 'play', { title: editor.playhead.getState().playing ? 'Pause' : 'Play' }),
    commandEntry(editor, 'rest'),
    MENU_LINE,
    commandEntry(editor, 'fit'),
    commandEntry(editor, 'actualSize'),
    commandEntry(editor, 'backdrop'),
    commandEntry(editor, 'tint', { title: tinted ? 'Parts in their own colours' : 'Parts in colours' }),
    MENU_LINE,
    commandEntry(editor, 'selectAll'),
    commandEntry(editor, 'undo'),
    commandEntry(editor, 'redo'),
  ];
}
