'use client';

import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { fileName } from '../export/formats';
import { RunRow } from '../export/run-row';
import { createExportRuns } from '../export/runs';
import { runsText } from '../export/runs-text';
import { Announced } from '../ui/announced';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { useDesigner, useDesignerState } from './state/context';
import { errorsIn, save } from './state/save';

/** Exports the canvas as a dotLottie file with its state machine; the export continues while the dialog is closed. */
export function CanvasExport() {
  const designer = useDesigner();
  const { store, mascot, client } = designer;
  const open = useDesignerState(({ dialog }) => dialog === 'export');
  const { id, name } = useDesignerState(({ canvas }) => canvas);
  const held = useDesignerState(({ findings }) => findings.some(({ level }) => level === 'error'));
  const [runs] = useState(() =>
    createExportRuns({
      client,
      mascotId: mascot.id,
      onDone: ({ order }) => {
        if (store.getState().dialog !== 'export')
          designer.tell(`${order.name} is ready: open Export to download it.`, 'done');
      },
    }),
  );
  useEffect(() => () => runs.leave(), [runs]);
  const made = useStore(runs.store, (state) => state.runs);
  const begin = async () => {
    await save(designer);
    if (errorsIn(designer) > 0) return;
    const body = { format: 'dotlottie', canvas: id } as const;
    runs.start([{ body, name: fileName(mascot.name, name, 'dotlottie'), drawing: null }]);
  };
  return (
    <Dialog open={open} onOpenChange={() => store.setState({ dialog: null })} title="Export" width="sm:w-144">
      <div className="flex flex-col gap-4">
        <p className="text-muted">
          One .lottie file for apps: every motion of the canvas, its states and inputs as a dotLottie state machine, and
          the palette as a theme.
        </p>
        {held ? <p className="text-danger">Mend the problems of the canvas first.</p> : null}
        <div className="flex justify-end">
          <Button look="primary" disabled={held} onClick={() => void begin()}>
            Export .lottie
          </Button>
        </div>
        <Announced text={runsText(made)} />
        {made.length > 0 ? (
          <ul aria-label="Files" className="-mx-2 flex flex-col gap-1">
            {made.map((run, index) => (
              <RunRow key={run.id} run={run} runs={runs} focused={index === 0} />
            ))}
          </ul>
        ) : null}
      </div>
    </Dialog>
  );
}
