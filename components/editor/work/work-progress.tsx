'use client';

import { X } from 'lucide-react';
import { IconButton } from '../../ui/icon-button';
import { ProgressNote } from '../../ui/progress-note';
import { useEditor } from '../state/context';
import { cancel } from './follow';
import type { EditorWork } from './work';

/** The progress and price of a running job, with a cancel button. */
export function WorkProgress({
  work: {
    jobId,
    said,
    progress: { text, percent, costUsd },
  },
  label,
}: {
  work: EditorWork;
  label: string;
}) {
  const editor = useEditor();
  return (
    <div className="flex flex-col gap-2">
      {said ? <p className="line-clamp-2 wrap-anywhere">{said.name || said.words}</p> : null}
      <div className="flex items-start gap-2">
        <ProgressNote label={label} percent={percent} text={text ?? 'Getting started'} costUsd={costUsd} />
        <IconButton
          size="small"
          icon={X}
          label={`Stop: ${label.toLowerCase()}`}
          side="left"
          onClick={() => void cancel(editor, jobId)}
        />
      </div>
    </div>
  );
}
