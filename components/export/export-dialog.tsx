'use client';

import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { Canvas } from '@/lib/contract/canvas';
import { PRESETS } from '@/lib/core/clip/presets';
import { useEditor, useEditorState } from '../editor/state/context';
import type { Editor } from '../editor/state/editor';
import { readVersions, save } from '../editor/state/save';
import { motionTitle } from '../gallery/motion-title';
import { at } from '../hooks/client';
import { Announced } from '../ui/announced';
import { Dialog } from '../ui/dialog';
import { Tab, TabList, TabPanel, Tabs } from '../ui/tabs';
import { cardOf, type Choices, exportBody, FIRST_CHOICES } from './choices';
import { ExportForm } from './export-form';
import { FileList } from './file-list';
import { fileName } from './formats';
import { createExportRuns, type ExportOrder, type ExportRuns } from './runs';
import { runsText } from './runs-text';
import { useScene } from './use-scene';

type View = 'choose' | 'files';

/**
 * The export dialog: select formats, then follow the exports and download the files. Exports continue while it is
 * closed.
 */
export function ExportDialog() {
  const editor = useEditor();
  const [mascot, dialog] = useEditorState(useShallow((state) => [state.mascot, state.dialog]));
  const [view, setView] = useState<View>('choose');
  const runs = useRuns(editor);
  const all = useStore(runs.store, (state) => state.runs);
  const working = all.filter(({ state }) => state.phase === 'working').length;
  return (
    <Dialog
      open={dialog === 'export'}
      onOpenChange={(next) => editor.store.setState({ dialog: next ? 'export' : null })}
      title="Export"
      width="sm:w-[min(60rem,calc(100vw-2rem))]"
    >
      <Announced text={runsText(all)} />
      <Tabs value={view} onValueChange={(next) => setView(next === 'files' ? 'files' : 'choose')}>
        <TabList aria-label="Export" className="-mx-5 mb-4 px-3.5">
          <Tab value="choose">New files</Tab>
          <Tab value="files">{working > 0 ? `Files (${working} being made)` : 'Files'}</Tab>
        </TabList>
        <TabPanel value="choose" tabIndex={-1} forceMount className="data-[state=inactive]:hidden">
          <ExportChoice
            onStart={(orders) => {
              runs.start(orders);
              setView('files');
            }}
          />
        </TabPanel>
        <TabPanel value="files" className="-outline-offset-2!">
          <FileList mascotId={mascot.id} runs={runs} onChoose={() => setView('choose')} />
        </TabPanel>
      </Tabs>
    </Dialog>
  );
}

/** The exports of the editor's mascot. A toast reports those that finish while the dialog is closed. */
function useRuns(editor: Editor): ExportRuns {
  const [runs] = useState(() =>
    createExportRuns({
      client: editor.client,
      mascotId: editor.store.getState().mascot.id,
      onDone: ({ order }) => {
        if (editor.store.getState().dialog !== 'export')
          editor.tell(`${order.name} is ready: open Export to download it.`, 'done');
      },
    }),
  );
  useEffect(() => () => runs.leave(), [runs]);
  return runs;
}

async function readCanvases({ client, store }: Editor): Promise<Canvas[]> {
  return (await client.call(at('GET /mascots/{id}/canvases'), { params: { id: store.getState().mascot.id } })).data;
}

/** The export options, initialised from the stage. Submits one order for each selected format. */
function ExportChoice({ onStart }: { onStart: (orders: ExportOrder[]) => void }) {
  const editor = useEditor();
  const { mascot, motion, animations, versions } = useEditorState((all) => all);
  const onStage = motion?.key.replace(/^preset:/, '') ?? null;
  const [choices, setChoices] = useState<Choices>({
    ...FIRST_CHOICES,
    ...(onStage ? { animation: onStage, pose: 'frame' as const } : {}),
  });
  const [canvases, setCanvases] = useState<readonly Canvas[]>([]);
  const motions = useMemo(
    () => [
      ...animations.map(({ id, name }) => ({ value: id, label: motionTitle(name) })),
      ...PRESETS.map(({ name, title }) => ({ value: name as string, label: title })),
    ],
    [animations],
  );
  useEffect(() => {
    editor.playhead.setState({ playing: false });
    void save(editor);
    // Older versions and canvases are optional: without them the current drawing can still be exported.
    readVersions(editor).catch(() => undefined);
    readCanvases(editor).then(setCanvases, () => undefined);
  }, [editor]);

  const scene = useScene(choices, canvases);
  const seconds = editor.playhead.getState().time;
  const frame = onStage ? { animation: onStage, t: seconds } : null;
  const canvas = canvases.find(({ id }) => id === choices.canvas);
  const orderOf = (format: Choices['looked']): ExportOrder => {
    const card = cardOf(format);
    const held = card.canvas ? canvas : undefined;
    const title = held?.name ?? motions.find(({ value }) => value === choices.animation)?.label ?? null;
    return {
      body: exportBody({ ...choices, canvas: canvas?.id ?? null }, format, frame),
      name: fileName(mascot.name, card.animated ? title : null, format),
      // A canvas controls its own playback, so its file cannot be compared with a clip at the same time.
      drawing: card.animated && !held && scene?.clip ? { spec: scene.spec, clip: scene.clip } : null,
    };
  };
  const begin = async () => {
    await save(editor);
    onStart(choices.formats.map(orderOf));
  };
  const shown = versions?.find(({ id }) => id === choices.version);
  return (
    <ExportForm
      choices={choices}
      onChange={setChoices}
      offer={{
        motions,
        canvases: canvases.map(({ id, name }) => ({ value: id, label: name })),
        versions: versions ?? [],
        frame: motion ? `${motion.title} at ${seconds.toFixed(2)} s` : null,
      }}
      scene={scene}
      still={{ previewUrl: shown?.preview_url ?? mascot.preview_url ?? '', frame }}
      onExport={() => void begin()}
    />
  );
}
