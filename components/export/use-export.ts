'use client';

import { useRef, useState } from 'react';
import { createExport, type ExportInput, type ExportResult } from '@/lib/contract/exports';
import { cancelJob, getJob } from '@/lib/contract/job';
import { client } from '../hooks/client';
import { useJob } from '../hooks/use-job';
import { messageOf } from '../hooks/message-of';

/** How an export stands. */
export type ExportState =
  | { phase: 'choosing' }
  | { phase: 'working'; text: string; percent: number | null }
  | { phase: 'failed'; message: string }
  | { phase: 'done'; result: ExportResult };

/** Runs one export at a time: starts it, follows it, cancels it, gives its file. */
export function useExport(mascotId: string) {
  const [jobId, setJobId] = useState<string | null>(null);
  /** Whether the export that was started last is still waited for. */
  const wanted = useRef(false);
  const [state, setState] = useState<ExportState>({ phase: 'choosing' });
  const fail = (error: unknown) => setState({ phase: 'failed', message: messageOf(error, 'The export failed.') });
  const progress = useJob(jobId, (event) => {
    if (event.type !== 'finished' || jobId === null) return;
    setJobId(null);
    if (event.status === 'succeeded') void readResult(jobId).then((result) => setState({ phase: 'done', result }), fail);
    else if (event.status === 'failed') setState({ phase: 'failed', message: event.error ?? 'The export failed.' });
    else setState({ phase: 'choosing' });
  });
  const start = async (body: ExportInput) => {
    setState({ phase: 'working', text: 'Starting', percent: null });
    wanted.current = true;
    try {
      const job = await client.call(createExport, { params: { id: mascotId }, body });
      if (wanted.current) setJobId(job.id);
      else await client.call(cancelJob, { params: { id: job.id } });
    } catch (error) {
      if (wanted.current) fail(error);
    }
  };
  const cancel = () => {
    wanted.current = false;
    setState({ phase: 'choosing' });
    if (jobId) client.call(cancelJob, { params: { id: jobId } }).catch(fail);
    setJobId(null);
  };
  const shown: ExportState = state.phase === 'working' && jobId
    ? { phase: 'working', text: progress.text ?? 'Drawing frames', percent: progress.percent }
    : state;
  return { state: shown, start, cancel, reset: () => setState({ phase: 'choosing' }) };
}

async function readResult(jobId: string): Promise<ExportResult> {
  const job = await client.call(getJob, { params: { id: jobId }, query: {} });
  return job.result as ExportResult;
}
