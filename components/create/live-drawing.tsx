'use client';

import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../layers/toast';
import type { FinalStatus } from '@/lib/contract/job';
import { partsInWords } from '../editor/review/found';
import { at, client } from '../hooks/client';
import { useJob } from '../hooks/use-job';
import { Puppet } from '../stage/puppet';
import { Button } from '../ui/button';
import { ProgressNote } from '../ui/progress-note';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { DraftView } from './draft-view';
import { Silhouette } from './silhouette';
import { FIGURE_BOX, FIGURE_PLACE, FOOT_PLACE } from './stage-places';
import { useDrafts } from './use-drafts';

interface LiveDrawingProps {
  jobId: string;
  /** The spec whose silhouette is shown before the first draft. */
  shape: MascotSpec;
  /** The drawing that is shown until the job's first draft; null for the silhouette. */
  before?: MascotSpec | null;
  /** Called when the job has ended and all its drafts were shown. */
  onEnd: (status: FinalStatus, error: string | null) => void;
}

/** A running drawing job: its drafts, the current step, and a cancel button. */
export function LiveDrawing({ jobId, shape, before = null, onEnd }: LiveDrawingProps) {
  const { draft, idle, push } = useDrafts();
  const [replaced] = useState(before);
  const said = useRef<string | null>(null);
  const { status, text, percent, costUsd, error } = useJob(jobId, (event) => {
    if (event.type === 'progress') said.current = event.text;
    if (event.type === 'draft') push({ spec: event.spec, text: said.current });
  });
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  const shownAll = idle || status !== 'succeeded';
  useEffect(() => {
    if (status !== 'running' && shownAll) end.current(status, error);
  }, [shownAll, status, error]);
  const cancel = () =>
    void client
      .call(at('POST /jobs/{id}/cancel'), { params: { id: jobId } })
      .catch(() => toast.error('The drawing could not be stopped.'));
  return (
    <div className="flex size-full flex-col bg-stage dots">
      <div className={clsx(FIGURE_PLACE, 'grow max-lg:p-6')}>
        {draft ? (
          <DraftView spec={draft.spec} className={FIGURE_BOX} />
        ) : replaced ? (
          <Puppet spec={replaced} className={clsx(FIGURE_BOX, 'animate-breathe')} />
        ) : (
          <Silhouette spec={shape} busy />
        )}
      </div>
      <div className={clsx(FOOT_PLACE, 'items-start max-lg:px-5 max-lg:pb-8')}>
        <ProgressNote
          label="Drawing"
          percent={percent}
          text={partsInWords((idle ? text : draft?.text) ?? 'Getting started')}
          costUsd={costUsd}
        />
        <Button onClick={cancel}>Cancel</Button>
      </div>
    </div>
  );
}
