import type { Shortcut } from '../../hooks/use-shortcuts';
import type { Command } from '../../session/command';
import { canRunCommand } from './can-run';
import { DESIGNER_COMMANDS, type DesignerCommandId } from './commands';
import type { Designer } from './designer';

const IDS = Object.keys(DESIGNER_COMMANDS) as DesignerCommandId[];

/** The keyboard shortcuts of the canvas designer. */
export const designerShortcuts = (designer: Designer): readonly Shortcut[] =>
  IDS.map((id) => {
    const command: Command<Designer> = DESIGNER_COMMANDS[id];
    return {
      ...command,
      run: (clipboard?: DataTransfer) => command.run(designer, clipboard),
      canRun: () => canRunCommand(id, designer.store.getState()),
    };
  });
