'use client';

import { Check, CloudAlert } from 'lucide-react';
import { Button } from '../../ui/button';
import { Spinner } from '../../ui/spinner';
import { useEditor, useEditorState } from '../state/context';
import { save } from '../state/save';

/** Whether the server has what is shown. */
export function SaveStatus() {
  const editor = useEditor();
  const saving = useEditorState((state) => state.saving);
  if (saving === 'failed') {
    return <Button size="small" look="danger" onClick={() => void save(editor)}><CloudAlert aria-hidden className="size-3.5" />Not saved. Try again</Button>;
  }
  const busy = saving !== 'saved';
  return (
    <p role="status" className="flex items-center gap-1.5 px-2 text-small text-muted max-sm:sr-only">
      {busy ? <span className="scale-75"><Spinner /></span> : <Check aria-hidden className="size-3.5" />}
      {busy ? 'Saving' : 'Saved'}
    </p>
  );
}
