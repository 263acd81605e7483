'use client';

import { useEffect, useRef, useState } from 'react';
import type { FinalStatus, JobEvent } from '@/lib/contract/job';
import { client } from './client';
import { messageOf } from './message-of';

/** How a job stands; `percent` is 0 to 100, null while nobody knows. */
export interface JobProgress {
  status: 'running' | FinalStatus;
  text: string | null;
  percent: number | null;
  error: string | null;
}

const STARTED: JobProgress = { status: 'running', text: null, percent: null, error: null };

/** Follows a job's events from its first one; `onEvent` sees each of them in order. */
export function useJob(jobId: string | null, onEvent?: (event: JobEvent) => void): JobProgress {
  const [state, setState] = useState<{ id: string | null; progress: JobProgress }>({ id: jobId, progress: STARTED });
  const listener = useRef(onEvent);
  useEffect(() => {
    listener.current = onEvent;
  });
  useEffect(() => {
    if (!jobId) return undefined;
    const stop = new AbortController();
    let progress = STARTED;
    const show = (next: JobProgress) => {
      progress = next;
      setState({ id: jobId, progress });
    };
    follow(jobId, stop.signal, (event) => {
      listener.current?.(event);
      show(after(progress, event));
    }).catch((error: unknown) => {
      if (!stop.signal.aborted) show({ ...progress, status: 'failed', error: messageOf(error, 'The connection was lost.') });
    });
    return () => stop.abort();
  }, [jobId]);
  return state.id === jobId ? state.progress : STARTED;
}

async function follow(jobId: string, signal: AbortSignal, see: (event: JobEvent) => void): Promise<void> {
  for await (const event of client.jobEvents(jobId, { signal })) see(event);
}

function after(progress: JobProgress, event: JobEvent): JobProgress {
  if (event.type === 'queued') return { ...progress, text: 'Waiting for its turn' };
  if (event.type === 'started') return { ...progress, text: null };
  if (event.type === 'progress') return { ...progress, text: event.text, percent: event.percent ?? progress.percent };
  if (event.type === 'finished') return { ...progress, status: event.status, error: event.error };
  return progress;
}
