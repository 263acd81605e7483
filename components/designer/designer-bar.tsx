'use client';

import { clsx } from 'clsx';
import { Code, Ellipsis, Pencil, Redo2, Upload } from 'lucide-react';
import Link from 'next/link';
import { LIMITS } from '@/lib/core/limits';
import { SaveStatus } from '../editor/bar/save-status';
import { HELD_TEXT } from '../session/conflict';
import { HistoryButtons } from '../session/history-buttons';
import { TopBar } from '../shell/top-bar';
import { Button } from '../ui/button';
import { EditableName } from '../ui/editable-name';
import { Menu } from '../ui/menu';
import { MenuItem } from '../ui/menu-items';
import { DESIGNER_COMMANDS } from './state/commands';
import { useDesigner, useDesignerState } from './state/context';
import type { Designer } from './state/designer';
import { rename, save } from './state/save';

/** The bar of the canvas designer: mascot, name, undo, save state, and links out. */
export function DesignerBar() {
  const designer = useDesigner();
  const { conflict, history, offline, saving } = useDesignerState((state) => state);
  const held = useDesignerState(({ findings }) => findings.some(({ level }) => level === 'error'));
  const { undo, redo, export: leave } = DESIGNER_COMMANDS;
  return (
    <TopBar place={<Place />}>
      <SaveStatus
        saving={saving}
        offline={offline}
        held={held ? 'Not saved: mend the problems' : conflict && HELD_TEXT}
        onRetry={() => void save(designer)}
      />
      <HistoryButtons
        history={history}
        canUndo={history.past.length > 0}
        canRedo={history.future.length > 0}
        onUndo={() => undo.run(designer)}
        onRedo={() => redo.run(designer)}
      />
      <Button look="secondary" onClick={() => openEmbed(designer)} className="mx-1 max-sm:hidden">
        <Code aria-hidden className="size-4" />
        Embed
      </Button>
      <Button look="primary" aria-label="Export" onClick={() => leave.run(designer)} className="max-sm:px-2.5">
        <Upload aria-hidden className="size-4" />
        <span className="max-sm:hidden">Export</span>
      </Button>
      <MoreMenu />
    </TopBar>
  );
}

const openEmbed = ({ store }: Designer): void => store.setState({ dialog: 'embed' });

/** The mascot's name, and the canvas's name, which can be edited there. */
function Place() {
  const designer = useDesigner();
  const { canvas, renaming } = useDesignerState((state) => state);
  const { mascot } = designer;
  return (
    <>
      <Link
        href={`/mascots/${mascot.id}`}
        className={clsx(
          'flex h-8 max-w-40 min-w-0 items-center rounded-ui px-2 text-muted transition-colors hover:bg-hover',
          'hover:text-ink max-sm:max-w-20',
        )}
      >
        <span className="truncate">{mascot.name}</span>
      </Link>
      <span aria-hidden className="text-faint">
        /
      </span>
      <EditableName
        name={canvas.name}
        maxLength={LIMITS.canvas.name.max}
        renaming={renaming}
        onRenaming={(next) => designer.store.setState({ renaming: next })}
        onRename={(name) => rename(designer, name)}
      />
    </>
  );
}

/** Renaming, and on a phone the commands for which the bar has no room. */
function MoreMenu() {
  const designer = useDesigner();
  return (
    <Menu
      trigger={
        <Button look="quiet" square aria-label="More">
          <Ellipsis aria-hidden className="size-4" />
        </Button>
      }
    >
      <MenuItem icon={Pencil} keys="f2" onSelect={() => designer.store.setState({ renaming: true })}>
        Rename
      </MenuItem>
      <MenuItem phone icon={Redo2} keys="mod+shift+z" onSelect={() => DESIGNER_COMMANDS.redo.run(designer)}>
        Redo
      </MenuItem>
      <MenuItem phone icon={Code} onSelect={() => openEmbed(designer)}>
        Embed code
      </MenuItem>
    </Menu>
  );
}
