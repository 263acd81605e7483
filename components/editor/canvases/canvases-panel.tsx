'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { Canvas } from '@/lib/contract/canvas';
import { LIMITS } from '@/lib/core/limits';
import { Button } from '../../ui/button';
import { RenameDialog } from '../../ui/rename-dialog';
import { Skeleton } from '../../ui/skeleton';
import { messageOf } from '../../hooks/message-of';
import {
  createCanvas,
  duplicateCanvas,
  readCanvases,
  removeCanvas,
  renameCanvas,
  type CanvasRecipe,
} from '../state/canvases';
import { useEditor, useEditorState } from '../state/context';
import { CanvasRow } from './canvas-row';
import { NewCanvas } from './new-canvas';

/** The mascot's canvases; each is a state machine that a page controls through inputs. */
export function CanvasesPanel() {
  const editor = useEditor();
  const canvases = useEditorState((state) => state.canvases);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (canvases === null && !failed) readCanvases(editor).catch(() => setFailed(true));
  }, [editor, canvases, failed]);

  if (failed) {
    return (
      <div className="flex flex-col items-start gap-3 p-4 text-muted">
        <p>The canvases could not be loaded.</p>
        <Button size="small" onClick={() => setFailed(false)}>
          Try again
        </Button>
      </div>
    );
  }
  if (canvases === null)
    return (
      <div aria-busy className="flex flex-col gap-2 p-3">
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} className="h-14" />
        ))}
      </div>
    );
  return <Canvases canvases={canvases} />;
}

function Canvases({ canvases }: { canvases: readonly Canvas[] }) {
  const editor = useEditor();
  const router = useRouter();
  const [renaming, setRenaming] = useState<Canvas | null>(null);
  const make = async (body: CanvasRecipe) => {
    try {
      const { id, mascot_id } = await createCanvas(editor, body);
      router.push(`/mascots/${mascot_id}/canvases/${id}`);
    } catch (error) {
      editor.tell(messageOf(error, 'The canvas could not be made.'), 'failed');
    }
  };
  const remove = async (canvas: Canvas) => {
    await removeCanvas(editor, canvas);
    if (!editor.store.getState().canvases?.some(({ id }) => id === canvas.id))
      editor.tell(`${canvas.name} was deleted.`, 'undoable');
  };
  return (
    <div className="flex flex-col gap-5 p-3">
      {canvases.length > 0 ? (
        <ul aria-label="Canvases" className="flex flex-col gap-0.5">
          {canvases.map((canvas) => (
            <CanvasRow
              key={canvas.id}
              canvas={canvas}
              onRename={() => setRenaming(canvas)}
              onDuplicate={() => void duplicateCanvas(editor, canvas)}
              onDelete={() => void remove(canvas)}
            />
          ))}
        </ul>
      ) : (
        <p className="px-1 pt-1 text-muted">
          A canvas says what the mascot does when: it listens while someone types, thinks, talks, celebrates. Begin with
          one of these.
        </p>
      )}
      <NewCanvas onMake={make} />
      <RenameDialog
        thing={renaming}
        maxLength={LIMITS.canvas.name.max}
        onClose={() => setRenaming(null)}
        onRename={(canvas, name) => renameCanvas(editor, canvas, name)}
      />
    </div>
  );
}
