'use client';

import dynamic from 'next/dynamic';
import { use, useEffect, useMemo, useState } from 'react';
import { PRESET_NAMES, type PresetName } from '@/lib/core/clip/preset-names';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { keepPreset } from '../editor/state/composed';
import { steadily } from '../hooks/steadily';
import { client } from '../hooks/client';
import { useShortcuts } from '../hooks/use-shortcuts';
import { tell, useSaveOnLeave } from '../session/use-session';
import { DesignerBar } from './designer-bar';
import { DesignerPanels } from './designer-panels';
import { DesignerProvider, useDesigner, useDesignerState } from './state/context';
import { decide } from './state/decide';
import { createDesigner, type Designer, type DesignerStart } from './state/designer';
import { isDirty, keep, save } from './state/save';
import { designerShortcuts } from './state/shortcuts';

const ConflictDialog = dynamic(() =>
  steadily(() => import('../session/conflict-dialog').then((module) => module.ConflictDialog)),
);
const ConnectDialog = dynamic(() => steadily(() => import('./connect-dialog').then((module) => module.ConnectDialog)));
const EmbedDialog = dynamic(() => steadily(() => import('./embed-dialog').then((module) => module.EmbedDialog)));
const CanvasExport = dynamic(() => steadily(() => import('./canvas-export').then((module) => module.CanvasExport)));

/** The initial data of the designer. */
export interface CanvasDesignerProps extends Omit<DesignerStart, 'client' | 'tell'> {
  /** The presets that the saved graph plays, composed for the mascot; they arrive while the code is loaded. */
  presets: Promise<Partial<Record<PresetName, AnimationClip>>>;
}

/** The designer of one canvas of a mascot. */
export function CanvasDesigner({ presets: arriving, ...start }: CanvasDesignerProps) {
  const presets = use(arriving);
  const [designer] = useState<Designer>(() => {
    for (const name of PRESET_NAMES) if (presets[name]) keepPreset(start.spec, name, presets[name]);
    const made: Designer = createDesigner({ ...start, client, tell: (message, kind) => tell(made, message, kind) });
    return made;
  });
  useShortcuts(useMemo(() => designerShortcuts(designer), [designer]));
  useWelcomeBack(designer);
  useSaveOnLeave(designer, isDirty, save, keep, `canvas:${start.canvas.id}`);
  return (
    <DesignerProvider session={designer}>
      <div className="flex h-dvh flex-col overflow-hidden">
        <DesignerBar />
        <main className="flex min-h-0 grow flex-col">
          <DesignerPanels />
        </main>
      </div>
      <Dialogs />
      <GraphConflict />
    </DesignerProvider>
  );
}

/** The dialogs, each loaded on first use; an export continues after its dialog is closed. */
function Dialogs() {
  const dialog = useDesignerState((state) => state.dialog);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  if (dialog && !opened.has(dialog)) setOpened(new Set([...opened, dialog]));
  return (
    <>
      {opened.has('connect') ? <ConnectDialog /> : null}
      {opened.has('embed') ? <EmbedDialog /> : null}
      {opened.has('export') ? <CanvasExport /> : null}
    </>
  );
}

function GraphConflict() {
  const designer = useDesigner();
  const conflict = useDesignerState((state) => state.conflict);
  return conflict ? <ConflictDialog conflict={conflict} onChoose={(which) => decide(designer, which)} /> : null;
}

/** Saves the work that this browser kept from an earlier visit, and shows a message that it was restored. */
function useWelcomeBack(designer: Designer): void {
  useEffect(() => {
    if (!isDirty(designer)) return;
    designer.tell('Your unsaved changes are back.', 'done');
    void save(designer);
  }, [designer]);
}
