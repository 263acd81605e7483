'use client';

import { useEffect, useMemo, useState } from 'react';
import { PRESETS } from '@/lib/core/clip/presets';
import { useEditor, useEditorState } from '../editor/state/context';
import { save } from '../editor/state/save';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Progress } from '../ui/progress';
import { exportBody, FIRST_CHOICES, cardOf } from './choices';
import { ExportForm } from './export-form';
import { ExportDone } from './export-done';
import { fileName } from './formats';
import { useExport } from './use-export';

/** Takes the mascot out of the studio: choose, watch, download. */
export function ExportDialog() {
  const editor = useEditor();
  const open = useEditorState(({ dialog }) => dialog === 'export');
  const onOpenChange = (next: boolean) => editor.store.setState({ dialog: next ? 'export' : null });
  return <Dialog open={open} onOpenChange={onOpenChange} title="Export" width="sm:w-140"><ExportSteps /></Dialog>;
}

function ExportSteps() {
  const editor = useEditor();
  const { mascot, motion, animations } = useEditorState((state) => state);
  const onStage = motion?.key.replace(/^preset:/, '') ?? null;
  const [choices, setChoices] = useState({ ...FIRST_CHOICES, ...(onStage ? { animation: onStage, pose: 'frame' as const } : {}) });
  const { state, start, cancel, reset } = useExport(mascot.id);
  const motions = useMemo(() => [
    ...animations.map(({ id, name }) => ({ value: id, label: name })),
    ...PRESETS.map(({ name, title }) => ({ value: name as string, label: title })),
  ], [animations]);
  useEffect(() => editor.playhead.setState({ playing: false }), [editor]);

  const run = async () => {
    await save(editor);
    const frame = onStage ? { animation: onStage, t: editor.playhead.getState().time } : null;
    await start(exportBody(choices, frame));
  };
  if (state.phase === 'working') return <Working text={state.text} percent={state.percent} onCancel={cancel} />;
  if (state.phase === 'failed') return <Failed message={state.message} onRetry={() => void run()} onBack={reset} />;
  if (state.phase === 'done') {
    const title = cardOf(choices.format).animated ? motions.find(({ value }) => value === choices.animation)?.label ?? null : null;
    return <ExportDone result={state.result} name={fileName(mascot.name, title, choices.format)} onAgain={reset} />;
  }
  return <ExportForm choices={choices} onChange={setChoices} motions={motions} hasFrame={onStage !== null} onExport={() => void run()} />;
}

function Working({ text, percent, onCancel }: { text: string; percent: number | null; onCancel: () => void }) {
  return (
    <div className="flex flex-col gap-3 py-6">
      <div className="flex justify-between"><span role="status">{text}</span><span className="text-muted tabular-nums">{percent === null ? '' : `${Math.round(percent)}%`}</span></div>
      <Progress label="Export" percent={percent} />
      <div className="mt-3 flex justify-end"><Button onClick={onCancel}>Cancel</Button></div>
    </div>
  );
}

function Failed({ message, onRetry, onBack }: { message: string; onRetry: () => void; onBack: () => void }) {
  return (
    <div className="flex flex-col gap-4 py-4">
      <p role="alert" className="text-danger">{message}</p>
      <div className="flex justify-end gap-2"><Button onClick={onBack}>Back</Button><Button look="primary" onClick={onRetry}>Try again</Button></div>
    </div>
  );
}
