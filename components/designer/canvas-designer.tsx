'use client';

import { useEffect, useMemo, useState } from 'react';
import { client } from '../hooks/client';
import { useShortcuts } from '../hooks/use-shortcuts';
import { ConflictDialog } from '../session/conflict-dialog';
import { tell, useSaveOnLeave } from '../session/use-session';
import { ConnectDialog } from './connect-dialog';
import { DesignerBar } from './designer-bar';
import { DesignerPanels } from './designer-panels';
import { EmbedDialog } from './embed-dialog';
import { CanvasExport } from './canvas-export';
import { DESIGNER_COMMANDS } from './state/commands';
import { DesignerProvider, useDesigner, useDesignerState } from './state/context';
import { decide } from './state/decide';
import { createDesigner, type Designer, type DesignerStart } from './state/designer';
import { isDirty, keep, save } from './state/save';

/** The designer of one canvas of a mascot. */
export function CanvasDesigner(start: Omit<DesignerStart, 'client' | 'tell'>) {
  const [designer] = useState<Designer>(() => {
    const made: Designer = createDesigner({ ...start, client, tell: (message, kind) => tell(made, message, kind) });
    return made;
  });
  useShortcuts(
    useMemo(
      () =>
        Object.values(DESIGNER_COMMANDS).map((command) => ({
          ...command,
          run: (clipboard?: DataTransfer) => command.run(designer, clipboard),
        })),
      [designer],
    ),
  );
  useWelcomeBack(designer);
  useSaveOnLeave(designer, isDirty, save, keep);
  return (
    <DesignerProvider session={designer}>
      <div className="flex h-dvh flex-col overflow-hidden">
        <DesignerBar />
        <main className="flex min-h-0 grow flex-col">
          <DesignerPanels />
        </main>
      </div>
      <ConnectDialog />
      <EmbedDialog />
      <CanvasExport />
      <GraphConflict />
    </DesignerProvider>
  );
}

function GraphConflict() {
  const designer = useDesigner();
  const conflict = useDesignerState((state) => state.conflict);
  return <ConflictDialog conflict={conflict} onChoose={(which) => decide(designer, which)} />;
}

/** Saves the work that was kept of an earlier visit, and tells that it is back. */
function useWelcomeBack(designer: Designer): void {
  useEffect(() => {
    if (!isDirty(designer)) return;
    designer.tell('Your unsaved changes are back.', 'done');
    void save(designer);
  }, [designer]);
}
