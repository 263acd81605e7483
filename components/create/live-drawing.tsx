'use client';

import { useEffect, useRef } from 'react';
import { toast } from 'sonner';
import { cancelJob, type FinalStatus } from '@/lib/contract/job';
import { client } from '../hooks/client';
import { useJob } from '../hooks/use-job';
import { Button } from '../ui/button';
import { Progress } from '../ui/progress';
import { DraftView } from './draft-view';
import { useDrafts } from './use-drafts';

interface LiveDrawingProps {
  jobId: string;
  /** The job has ended and every draft was shown. */
  onEnd: (status: FinalStatus, error: string | null) => void;
}

/** A mascot while it is being drawn: each draft, what is being done, and a way to stop it. */
export function LiveDrawing({ jobId, onEnd }: LiveDrawingProps) {
  const { draft, idle, push } = useDrafts();
  const { status, text, percent, error } = useJob(jobId, (event) => {
    if (event.type === 'draft') push(event.spec);
  });
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  const shownAll = idle || status !== 'succeeded';
  useEffect(() => {
    if (status !== 'running' && shownAll) end.current(status, error);
  }, [shownAll, status, error]);
  const cancel = () => void client.call(cancelJob, { params: { id: jobId } }).catch(() => toast.error('The drawing could not be stopped.'));
  return (
    <div className="flex size-full flex-col bg-stage dots">
      <div className="flex min-h-0 grow items-center justify-center p-6">
        {draft ? <DraftView spec={draft} className="aspect-square h-full max-h-[36rem] max-w-full" /> : <span className="size-40 animate-breathe rounded-full bg-hover" aria-hidden />}
      </div>
      <div className="mx-auto flex w-full max-w-md items-center gap-4 px-6 pb-8">
        <div className="min-w-0 grow">
          <p role="status" className="mb-2 truncate text-center text-muted">{text ?? 'Getting started'}</p>
          <Progress label="Drawing" percent={percent} />
        </div>
        <Button onClick={cancel}>Cancel</Button>
      </div>
    </div>
  );
}
