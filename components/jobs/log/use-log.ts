'use client';

import { useEffect, useRef, useState } from 'react';
import type { JobEvent } from '@/lib/contract/job';
import { client } from '../../hooks/client';
import { messageOf } from '../../hooks/message-of';
import { afterEvent, STARTED, type JobProgress } from '../../hooks/job-progress';
import { withEvent, type Entry } from './entries';

/** A job's log; `ended` after its last event, `error` if it cannot be read. */
export interface Log {
  entries: readonly Entry[];
  progress: JobProgress;
  ended: boolean;
  error: string | null;
}

const EMPTY: Log = { entries: [], progress: STARTED, ended: false, error: null };

/** The interval in milliseconds at which new events are rendered together, so that a long history needs few renders. */
const GATHER_MS = 60;

function after(log: Log, events: readonly JobEvent[]): Log {
  return events.reduce<Log>(
    (now, event) => ({
      ...now,
      entries: withEvent(now.entries, event),
      progress: afterEvent(now.progress, event),
      ended: now.ended || event.type === 'finished',
    }),
    log,
  );
}

/** Reads a job's log from the first event and follows it; `onEvent` is called with each event. */
export function useLog(jobId: string, onEvent: (event: JobEvent) => void): Log {
  const [log, setLog] = useState(EMPTY);
  const listener = useRef(onEvent);
  useEffect(() => {
    listener.current = onEvent;
  });
  useEffect(() => {
    const stop = new AbortController();
    let gathered: JobEvent[] = [];
    const flush = () => {
      const events = gathered;
      gathered = [];
      if (events.length > 0) setLog((now) => after(now, events));
    };
    const timer = setInterval(flush, GATHER_MS);
    follow(jobId, stop.signal, (event) => {
      gathered.push(event);
      listener.current(event);
    })
      .catch((error: unknown) => {
        if (!stop.signal.aborted) setLog((now) => ({ ...now, error: messageOf(error, 'The log could not be read.') }));
      })
      .finally(() => {
        clearInterval(timer);
        if (!stop.signal.aborted) flush();
      });
    return () => {
      stop.abort();
      clearInterval(timer);
      setLog(EMPTY);
    };
  }, [jobId]);
  return log;
}

async function follow(jobId: string, signal: AbortSignal, see: (event: JobEvent) => void): Promise<void> {
  for await (const event of client.jobEvents(jobId, { signal })) see(event);
}
