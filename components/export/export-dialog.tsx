'use client';

import { useEffect, useMemo, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { Animation } from '@/lib/contract/animation';
import type { Canvas } from '@/lib/contract/canvas';
import { PRESETS } from '@/lib/core/clip/presets';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { useEditor, useEditorState } from '../editor/state/context';
import type { Editor } from '../editor/state/editor';
import { presetFor } from '../editor/state/preset-for';
import { readVersions, save } from '../editor/state/save';
import { at } from '../hooks/client';
import { Dialog } from '../ui/dialog';
import { cardOf, exportBody, FIRST_CHOICES } from './choices';
import { ExportDone } from './export-done';
import { ExportFailed } from './export-failed';
import { ExportForm } from './export-form';
import { ExportWorking } from './export-working';
import { fileName } from './formats';
import { type ExportRun, useExport } from './use-export';

/** Exports the mascot in steps: choose, wait, download. An export continues while the dialog is closed. */
export function ExportDialog() {
  const editor = useEditor();
  const [mascot, dialog] = useEditorState(useShallow((state) => [state.mascot, state.dialog]));
  const run = useExport(mascot.id, (name) => {
    if (editor.store.getState().dialog !== 'export')
      editor.tell(`${name} is ready: open Export to download it.`, 'done');
  });
  const onOpenChange = (next: boolean) => {
    editor.store.setState({ dialog: next ? 'export' : null });
    // Resets a finished export, so that the dialog opens on the choices.
    if (!next && (run.state.phase === 'done' || run.state.phase === 'failed')) run.reset();
  };
  return (
    <Dialog open={dialog === 'export'} onOpenChange={onOpenChange} title="Export" width="sm:w-180">
      <ExportSteps run={run} />
    </Dialog>
  );
}

/** The announcements for screen readers: each step, and every quarter of the progress. */
function announcementOf(state: ExportRun['state']): string {
  if (state.phase === 'working')
    return state.percent === null ? `Exporting ${state.name}` : `${Math.floor(state.percent / 25) * 25} percent`;
  return state.phase === 'done' ? `${state.name} is ready.` : '';
}

function ExportSteps({ run }: { run: ExportRun }) {
  return (
    <>
      <p role="status" className="sr-only">
        {announcementOf(run.state)}
      </p>
      <ExportStep run={run} />
    </>
  );
}

/** Gives the clip of an animation (by id or name) or a preset; null until it is read. */
function clipOf(spec: MascotSpec, animations: readonly Animation[], wanted: string): AnimationClip | null {
  const own = animations.find(({ id, name }) => id === wanted || name === wanted);
  const preset = PRESETS.find(({ name }) => name === wanted);
  return own ? (own.clip ?? null) : preset ? presetFor(spec, preset.name) : null;
}

async function readCanvases({ client, store }: Editor): Promise<Canvas[]> {
  return (await client.call(at('GET /mascots/{id}/canvases'), { params: { id: store.getState().mascot.id } })).data;
}

/** Gives the motion of a canvas's initial state. */
const firstAnimation = ({ graph: { states, initial } }: Canvas): string =>
  states.find(({ id }) => id === initial)?.animation ?? '';

function ExportStep({ run: { state, start, retry, cancel, reset } }: { run: ExportRun }) {
  const editor = useEditor();
  const { mascot, motion, animations, versions } = useEditorState((all) => all);
  const onStage = motion?.key.replace(/^preset:/, '') ?? null;
  const [choices, setChoices] = useState({
    ...FIRST_CHOICES,
    ...(onStage ? { animation: onStage, pose: 'frame' as const } : {}),
  });
  const [canvases, setCanvases] = useState<readonly Canvas[]>([]);
  const motions = useMemo(
    () => [
      ...animations.map(({ id, name }) => ({ value: id, label: name })),
      ...PRESETS.map(({ name, title }) => ({ value: name as string, label: title })),
    ],
    [animations],
  );
  useEffect(() => {
    editor.playhead.setState({ playing: false });
    // Older versions and canvases are optional: without them the current one can be exported.
    readVersions(editor).catch(() => undefined);
    readCanvases(editor).then(setCanvases, () => undefined);
  }, [editor]);

  const seconds = editor.playhead.getState().time;
  const begin = async () => {
    await save(editor);
    const { format, animation, version } = choices;
    const card = cardOf(format);
    const { spec } = editor.store.getState();
    const canvas = card.canvas ? canvases.find(({ id }) => id === choices.canvas) : undefined;
    const clip = card.animated ? clipOf(spec, animations, canvas ? firstAnimation(canvas) : animation) : null;
    const motionName = card.animated
      ? (canvas?.name ?? motions.find(({ value }) => value === animation)?.label ?? null)
      : null;
    await start({
      body: exportBody({ ...choices, canvas: canvas?.id ?? null }, onStage ? { animation: onStage, t: seconds } : null),
      name: fileName(mascot.name, motionName, format),
      drawing: clip && version === null ? { spec, clip } : null,
    });
  };
  if (state.phase === 'working') return <ExportWorking {...state} onCancel={cancel} />;
  if (state.phase === 'failed')
    return <ExportFailed failure={state.failure} onRetry={() => void retry()} onBack={reset} />;
  if (state.phase === 'done') return <ExportDone {...state} onAgain={reset} />;
  const frame = motion ? `${motion.title} at ${seconds.toFixed(2)} s` : null;
  return (
    <ExportForm
      choices={choices}
      onChange={setChoices}
      motions={motions}
      canvases={canvases.map(({ id, name }) => ({ value: id, label: name }))}
      versions={versions ?? []}
      frame={frame}
      onExport={() => void begin()}
    />
  );
}
