'use client';

import { useEffect, useRef, useState } from 'react';
import type { AnalyzeResult } from '@/lib/contract/analyze';
import type { Job } from '@/lib/contract/job';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { at, client } from '../../hooks/client';
import type { JobProgress } from '../../hooks/job-progress';
import { messageOf } from '../../hooks/message-of';
import { useJob } from '../../hooks/use-job';
import { refreshCredits } from '../../shell/session';
import type { CreationFailure } from '../creation-error';

/** The reading of a website: at most one at a time, and the last one stays until another is begun. */
export interface Analysis {
  state: 'idle' | 'asking' | 'working' | 'done';
  progress: JobProgress;
  error: CreationFailure | null;
  result: AnalyzeResult | null;
  /** Sketches of the concepts by their names, as far as they were drawn. */
  sketches: ReadonlyMap<string, MascotSpec>;
  begin: (url: string) => Promise<void>;
  cancel: () => void;
}

/** Runs the reading of websites; one that goes on, or was the last, is taken up again once `wanted`. */
export function useAnalysis(wanted: boolean): Analysis {
  const [jobId, setJobId] = useState<string | null>(null);
  // One that had ended before it was taken up holds nobody back.
  const [past, setPast] = useState(false);
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState<CreationFailure | null>(null);
  const [found, setFound] = useState<{ jobId: string; result: AnalyzeResult } | null>(null);
  const [sketches, setSketches] = useState<ReadonlyMap<string, MascotSpec>>(new Map());
  const progress = useJob(jobId, (event) => {
    if (event.type === 'draft') setSketches((now) => new Map(now).set(event.spec.name, event.spec));
    if (event.type !== 'finished' || jobId === null) return;
    void refreshCredits();
    if (event.status === 'succeeded')
      client.resultOf(jobId).then(
        (result) => setFound({ jobId, result: result as AnalyzeResult }),
        (failure: unknown) => setError(refused(failure, LOST)),
      );
    else if (event.status === 'failed') setError({ message: event.error ?? LOST, refunded: true });
  });
  const begun = useRef(false);
  useEffect(() => {
    if (!wanted || begun.current) return undefined;
    const stop = new AbortController();
    // What was read before is an offer: without it there is still the field.
    client.call(at('GET /jobs'), { query: { type: 'analyze', limit: 1 }, signal: stop.signal }).then(
      ({ data: [last] }) => {
        if (!last || !isWorthShowing(last) || begun.current) return;
        setPast(last.status === 'succeeded');
        setJobId(last.id);
      },
      () => undefined,
    );
    return () => stop.abort();
  }, [wanted]);

  const begin = async (url: string) => {
    begun.current = true;
    setAsking(true);
    setError(null);
    try {
      const job = await client.analyze(url);
      setSketches(new Map());
      setPast(false);
      setJobId(job.id);
      void refreshCredits();
    } catch (failure) {
      setError(refused(failure, 'The website could not be read. Try again.'));
    } finally {
      setAsking(false);
    }
  };
  const cancel = () => {
    if (jobId)
      client.cancelJob(jobId).catch((failure: unknown) => setError(refused(failure, 'It could not be stopped.')));
  };
  const working = jobId !== null && progress.status === 'running' && !past;
  const result = found?.jobId === jobId ? found.result : null;
  const lost = progress.status === 'failed' ? { message: progress.error ?? LOST, refunded: false } : null;
  return {
    state: asking ? 'asking' : working ? 'working' : result ? 'done' : 'idle',
    progress,
    error: error ?? lost,
    result,
    sketches,
    begin,
    cancel,
  };
}

const LOST = 'The website could not be read.';

const refused = (failure: unknown, otherwise: string): CreationFailure => ({
  message: messageOf(failure, otherwise),
  refunded: false,
});

/** A failure was seen when it happened: only what goes on, or came to something, is shown again. */
const isWorthShowing = ({ status }: Job): boolean =>
  status === 'queued' || status === 'running' || status === 'succeeded';
