'use client';

import { Ellipsis, History, Pencil, Redo2, Share2, Trash2, Upload } from 'lucide-react';
import { useShallow } from 'zustand/react/shallow';
import { LIMITS } from '@/lib/core/limits';
import { HELD_TEXT } from '../../session/conflict';
import { HistoryButtons } from '../../session/history-buttons';
import { TopBar } from '../../shell/top-bar';
import { Button } from '../../ui/button';
import { EditableName } from '../../ui/editable-name';
import { IconButton } from '../../ui/icon-button';
import { Menu } from '../../ui/menu';
import { MenuItem, MenuLine } from '../../ui/menu-items';
import { canRun, COMMANDS, type CommandId } from '../state/commands';
import { useEditor, useEditorState } from '../state/context';
import { VERSIONS_COMMAND } from '../state/panel-commands';
import { save } from '../state/save';
import { rename } from '../state/versions';
import { OthersHere } from '../presence/others-here';
import { SaveStatus } from './save-status';

/** The editor's top bar: name, undo, save status, share, export. */
export function EditorBar() {
  const editor = useEditor();
  const name = useEditorState(({ mascot }) => mascot.name);
  const renaming = useEditorState((state) => state.renaming);
  const run = (id: CommandId) => () => COMMANDS[id].run(editor);
  return (
    <TopBar
      place={
        <EditableName
          name={name}
          maxLength={LIMITS.mascot.name.max}
          renaming={renaming}
          onRenaming={(next) => editor.store.setState({ renaming: next })}
          onRename={(next) => rename(editor, next)}
        />
      }
    >
      <Changes />
      <IconButton icon={Share2} label="Share" keys="s" onClick={run('share')} className="max-sm:hidden" />
      <Button look="primary" aria-label="Export" onClick={run('export')} className="mx-1 max-sm:px-2.5">
        <Upload aria-hidden className="size-4" />
        <span className="max-sm:hidden">Export</span>
      </Button>
      <MoreMenu />
    </TopBar>
  );
}

/** The save status, who else is here, and undo: all of the bar that follows the changes of a gesture. */
function Changes() {
  const editor = useEditor();
  const { conflict, history, offline, saving, works } = useEditorState(
    useShallow(({ conflict, history, offline, saving, works }) => ({ conflict, history, offline, saving, works })),
  );
  return (
    <>
      <SaveStatus saving={saving} offline={offline} held={conflict && HELD_TEXT} onRetry={() => void save(editor)} />
      <OthersHere />
      <HistoryButtons
        history={history}
        canUndo={canRun('undo', { history, works })}
        canRedo={canRun('redo', { history, works })}
        onUndo={() => COMMANDS.undo.run(editor)}
        onRedo={() => COMMANDS.redo.run(editor)}
      />
    </>
  );
}

function MoreMenu() {
  const editor = useEditor();
  const run = (id: CommandId) => () => COMMANDS[id].run(editor);
  return (
    <Menu
      trigger={
        <Button look="quiet" square aria-label="More">
          <Ellipsis aria-hidden className="size-4" />
        </Button>
      }
    >
      <MenuItem icon={Pencil} keys="f2" onSelect={run('rename')}>
        Rename
      </MenuItem>
      <MenuItem icon={History} onSelect={() => VERSIONS_COMMAND.run(editor)}>
        Versions
      </MenuItem>
      <MenuItem phone icon={Redo2} keys="mod+shift+z" onSelect={run('redo')}>
        Redo
      </MenuItem>
      <MenuItem phone icon={Share2} keys="s" onSelect={run('share')}>
        Share
      </MenuItem>
      <MenuLine />
      <MenuItem icon={Trash2} danger onSelect={() => editor.store.setState({ dialog: 'delete' })}>
        Delete mascot
      </MenuItem>
    </Menu>
  );
}
