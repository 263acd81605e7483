'use client';

import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useEffect, useMemo, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { Animation } from '@/lib/contract/animation';
import type { Mascot } from '@/lib/contract/mascot';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { steadily } from '../hooks/steadily';
import { useWordsTaker } from '../command-bar/bar-state';
import { client } from '../hooks/client';
import { useReturn } from '../hooks/use-return';
import { useShortcuts } from '../hooks/use-shortcuts';
import { deleteMascot } from '../library/delete-mascot';
import { tell, useSaveOnLeave } from '../session/use-session';
import { refreshCredits } from '../shell/session';
import { Confirm } from '../ui/confirm';
import { EditorBar } from './bar/editor-bar';
import { editRow } from './edit/in-words';
import { EditorStage } from './editor-stage';
import { SidePanels } from './panels';
import { COMMANDS } from './state/commands';
import { EditorProvider, useEditor, useEditorState } from './state/context';
import { createEditor, type Editor } from './state/editor';
import { keepWork, keptNameOf } from './state/kept';
import { playIdle } from './state/playing';
import { refresh } from './state/refresh';
import { resume } from './state/resume';
import { isDirty, save } from './state/save';
import { shortcutsOf } from './state/shortcuts';
import { decide } from './state/shown';
import { messageOf } from '../hooks/message-of';
import { listen } from './work/follow';

interface MascotEditorProps {
  mascot: Mascot;
  spec: MascotSpec;
  /** The mascot's animations; clips that it lacks are read when they are needed. */
  animations: readonly Animation[];
}

const ConflictDialog = dynamic(() =>
  steadily(() => import('../session/conflict-dialog').then((module) => module.ConflictDialog)),
);
const ExportDialog = dynamic(() =>
  steadily(() => import('../export/export-dialog').then((module) => module.ExportDialog)),
);
const ShareDialog = dynamic(() => steadily(() => import('../share/share-dialog').then((module) => module.ShareDialog)));
const ReviewDialog = dynamic(() =>
  steadily(() => import('./review/review-dialog').then((module) => module.ReviewDialog)),
);

/** The editor of a ready mascot. */
export function MascotEditor(start: MascotEditorProps) {
  const [editor] = useState<Editor>(() => {
    const made: Editor = createEditor({
      ...start,
      client,
      tell: (message, kind) => tell(made, message, kind),
      spent: () => void refreshCredits(),
    });
    return made;
  });
  useShortcuts(
    useMemo(() => shortcutsOf(editor), [editor]),
    () => isOpening(editor),
  );
  useWordsTaker((words) => editRow(editor, words));
  useEffect(() => void resume(editor), [editor]);
  useSaveOnLeave(editor, isDirty, save, keepWork, keptNameOf(editor));
  useFirstMotion(editor);
  useAskedDialog(editor);
  useEffect(() => listen(editor), [editor]);
  useReturn(() => void refresh(editor));
  return (
    <EditorProvider session={editor}>
      <div className="flex h-dvh flex-col overflow-hidden">
        <EditorBar />
        <main className="flex min-h-0 grow flex-col">
          <SidePanels>
            <EditorStage />
          </SidePanels>
        </main>
      </div>
      <Dialogs />
      <DeleteDialog />
      <ColorConflict />
    </EditorProvider>
  );
}

/** The dialogs, each loaded on first use. An export continues after its dialog is closed. */
function Dialogs() {
  const dialog = useEditorState((state) => state.dialog);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  if (dialog && !opened.has(dialog)) setOpened(new Set([...opened, dialog]));
  return (
    <>
      {opened.has('share') ? <ShareDialog /> : null}
      {opened.has('export') ? <ExportDialog /> : null}
      {dialog === 'review' ? <ReviewDialog /> : null}
    </>
  );
}

/** Whether a dialog is open, or opens once its code is loaded. */
const isOpening = ({ store }: Editor): boolean =>
  store.getState().dialog !== null || store.getState().conflict !== null;

/** Plays idle when the editor opens, unless the user prefers reduced motion. */
function useFirstMotion(editor: Editor): void {
  useEffect(() => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches && !editor.store.getState().motion) playIdle(editor);
  }, [editor]);
}

/** Opens the dialog in the URL's hash: `#share`, or `#review` after a rebuild. */
function useAskedDialog(editor: Editor): void {
  useEffect(() => {
    if (window.location.hash === '#share') COMMANDS.share.run(editor);
    if (window.location.hash === '#review') editor.store.setState({ dialog: 'review' });
  }, [editor]);
}

function ColorConflict() {
  const editor = useEditor();
  const conflict = useEditorState((state) => state.conflict);
  return conflict ? <ConflictDialog conflict={conflict} onChoose={(which) => decide(editor, which)} /> : null;
}

function DeleteDialog() {
  const editor = useEditor();
  const router = useRouter();
  const [mascot, dialog] = useEditorState(useShallow((state) => [state.mascot, state.dialog]));
  const remove = async () => {
    try {
      await deleteMascot(mascot, ({ id }) => router.push(`/mascots/${id}`));
      router.push('/mascots');
    } catch (error) {
      editor.tell(messageOf(error, 'The mascot could not be deleted.'), 'failed');
    }
  };
  return (
    <Confirm
      open={dialog === 'delete'}
      onOpenChange={(open) => editor.store.setState({ dialog: open ? 'delete' : null })}
      title={`Delete ${mascot.name}?`}
      body="It lies in the trash for 30 days, with what is in it. Its exported files are deleted."
      action="Delete mascot"
      onConfirm={() => void remove()}
    />
  );
}
