'use client';

import { useEffect, useRef, useState } from 'react';
import type { JobEvent } from '@/lib/contract/job';
import { client } from './client';
import { afterEvent, STARTED, type JobProgress } from './job-progress';
import { messageOf } from './message-of';

/** Follows a job's events from the first one; `onEvent` is called with each of them in order. */
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
      show(afterEvent(progress, event));
    }).catch((error: unknown) => {
      if (!stop.signal.aborted)
        show({ ...progress, status: 'failed', error: messageOf(error, 'The connection was lost.') });
    });
    return () => stop.abort();
  }, [jobId]);
  return state.id === jobId ? state.progress : STARTED;
}

async function follow(jobId: string, signal: AbortSignal, see: (event: JobEvent) => void): Promise<void> {
  for await (const event of client.jobEvents(jobId, { signal })) see(event);
}
