'use client';

import { useEffect, useMemo, useState } from 'react';
import { toast } from 'sonner';
import { client } from '../hooks/client';
import { useShortcuts } from '../hooks/use-shortcuts';
import { ConnectDialog } from './connect-dialog';
import { DesignerBar } from './designer-bar';
import { DesignerPanels } from './designer-panels';
import { EmbedDialog } from './embed-dialog';
import { CanvasExport } from './canvas-export';
import { DESIGNER_COMMANDS } from './state/commands';
import { DesignerProvider } from './state/context';
import { createDesigner, type Designer, type DesignerStart } from './state/designer';
import { isDirty, save } from './state/save';

/** The designer of one canvas of a mascot. */
export function CanvasDesigner(start: Omit<DesignerStart, 'client' | 'tell'>) {
  const [designer] = useState<Designer>(() => {
    const made: Designer = createDesigner({ ...start, client, tell: (message, kind) => tell(made, message, kind) });
    return made;
  });
  useShortcuts(useMemo(() => Object.values(DESIGNER_COMMANDS).map((command) => ({ ...command, run: (clipboard?: DataTransfer) => command.run(designer, clipboard) })), [designer]));
  useSaveOnLeave(designer);
  return (
    <DesignerProvider designer={designer}>
      <div className="flex h-dvh flex-col overflow-hidden">
        <DesignerBar />
        <main className="flex min-h-0 grow flex-col"><DesignerPanels /></main>
      </div>
      <ConnectDialog />
      <EmbedDialog />
      <CanvasExport />
    </DesignerProvider>
  );
}

function tell(designer: Designer, message: string, kind: 'done' | 'undoable' | 'failed'): void {
  if (kind === 'failed') toast.error(message);
  else if (kind === 'undoable') toast(message, { action: { label: 'Undo', onClick: () => DESIGNER_COMMANDS.undo.run(designer) } });
  else toast(message);
}

/** What is not saved is saved when the page is left; what cannot be is warned of, and kept in this browser. */
function useSaveOnLeave(designer: Designer): void {
  useEffect(() => {
    if (isDirty(designer)) designer.tell('Your unsaved changes are back.', 'done');
    const warn = (event: BeforeUnloadEvent) => {
      if (!isDirty(designer)) return;
      void save(designer);
      event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      if (isDirty(designer)) void save(designer);
    };
  }, [designer]);
}
