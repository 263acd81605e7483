'use client';

import { X } from 'lucide-react';
import { costText } from '../../hooks/job-progress';
import { IconButton } from '../../ui/icon-button';
import { Progress } from '../../ui/progress';
import { useEditor } from '../state/context';
import { cancel } from './follow';
import type { Work } from './works';

/** How far a work has come, what it has cost where it costs money, and the way out of it. */
export function WorkProgress({ work: { jobId, said, progress: { text, percent, costUsd } }, label }: { work: Work; label: string }) {
  const editor = useEditor();
  const cost = costText(costUsd);
  return (
    <div className="flex flex-col gap-2">
      {said ? <p className="line-clamp-2 wrap-anywhere">{said.name || said.words}</p> : null}
      <div className="flex items-center gap-2">
        <div className="min-w-0 grow">
          <Progress label={label} percent={percent} />
          <div className="mt-1.5 flex justify-between gap-2 text-small text-muted">
            <p role="status" className="truncate">{text ?? 'Getting started'}</p>
            {cost ? <span className="shrink-0 tabular-nums" title="What the model has cost so far">{cost}</span> : null}
          </div>
        </div>
        <IconButton size="small" icon={X} label={`Stop: ${label.toLowerCase()}`} side="left" onClick={() => void cancel(editor, jobId)} />
      </div>
    </div>
  );
}
