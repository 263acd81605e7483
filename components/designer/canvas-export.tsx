'use client';

import { ExportDone } from '../export/export-done';
import { ExportFailed } from '../export/export-failed';
import { ExportWorking } from '../export/export-working';
import { fileName } from '../export/formats';
import { useExport } from '../export/use-export';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { useDesigner, useDesignerState } from './state/context';
import { errorsIn, save } from './state/save';

/** Exports the canvas as a dotLottie file with its state machine; the export continues while the dialog is closed. */
export function CanvasExport() {
  const designer = useDesigner();
  const { store, mascot } = designer;
  const open = useDesignerState(({ dialog }) => dialog === 'export');
  const { id, name } = useDesignerState(({ canvas }) => canvas);
  const held = useDesignerState(({ findings }) => findings.some(({ level }) => level === 'error'));
  const { state, start, retry, cancel, reset } = useExport(mascot.id, (file) => {
    if (store.getState().dialog !== 'export') designer.tell(`${file} is ready: open Export to download it.`, 'done');
  });
  const close = () => {
    store.setState({ dialog: null });
    // Resets a finished export, so that the dialog opens on a new one.
    if (state.phase === 'done' || state.phase === 'failed') reset();
  };
  const begin = async () => {
    await save(designer);
    if (errorsIn(designer) === 0)
      await start({
        body: { format: 'dotlottie', canvas: id },
        name: fileName(mascot.name, name, 'dotlottie'),
        drawing: null,
      });
  };
  return (
    <Dialog open={open} onOpenChange={close} title="Export" width="sm:w-128">
      {state.phase === 'working' ? <ExportWorking {...state} onCancel={cancel} /> : null}
      {state.phase === 'failed' ? (
        <ExportFailed failure={state.failure} onRetry={() => void retry()} onBack={reset} />
      ) : null}
      {state.phase === 'done' ? <ExportDone {...state} onAgain={reset} /> : null}
      {state.phase === 'choosing' ? (
        <div className="flex flex-col gap-4">
          <p className="text-muted">
            One .lottie file for apps: every motion of the canvas, its states and inputs as a dotLottie state machine,
            and the palette as a theme.
          </p>
          {held ? <p className="text-danger">Mend the problems of the canvas first.</p> : null}
          <div className="flex justify-end">
            <Button look="primary" disabled={held} onClick={() => void begin()}>
              Export .lottie
            </Button>
          </div>
        </div>
      ) : null}
    </Dialog>
  );
}
