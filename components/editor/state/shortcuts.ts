import type { Shortcut } from '../../hooks/use-shortcuts';
import { canRun, COMMANDS, type CommandId } from './commands';
import type { Editor, EditorState } from './editor';
import { PANEL_COMMANDS } from './panel-commands';

const IDS = Object.keys(COMMANDS) as CommandId[];

/** The keyboard shortcuts of the editor, including those that open panels. */
export const shortcutsOf = (editor: Editor): readonly Shortcut[] => [
  ...IDS.map((id) => ({
    ...COMMANDS[id],
    run: () => COMMANDS[id].run(editor),
    canRun: () => isUseful(id, editor.store.getState()),
  })),
  ...PANEL_COMMANDS.map((command) => ({ ...command, run: () => command.run(editor) })),
];

function isUseful(id: CommandId, state: EditorState): boolean {
  const isOfSelection = COMMANDS[id].group === 'Selection' && id !== 'selectAll';
  const { parts, keys } = state.selection;
  return canRun(id, state) && (!isOfSelection || parts.length > 0 || (id === 'deselect' && keys.length > 0));
}
