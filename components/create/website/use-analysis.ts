'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AnalyzeResult } from '@/lib/contract/analyze';
import type { Job } from '@/lib/contract/job';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { at, client } from '../../hooks/client';
import type { JobProgress } from '../../hooks/job-progress';
import { messageOf } from '../../hooks/message-of';
import { useJob } from '../../hooks/use-job';
import { refreshCredits } from '../../shell/session';
import type { CreationFailure } from '../creation-error';

/** The state of a website analysis. Only one runs at a time; its result stays until the next one starts. */
export interface Analysis {
  state: 'idle' | 'asking' | 'working' | 'done';
  progress: JobProgress;
  error: CreationFailure | null;
  result: AnalyzeResult | null;
  /** The sketches that are drawn so far, by the names of their concepts. */
  sketches: ReadonlyMap<string, MascotSpec>;
  begin: (url: string) => Promise<void>;
  cancel: () => void;
}

/** Runs website analyses. Once `wanted`, it follows a running one or shows the last result. */
export function useAnalysis(wanted: boolean): Analysis {
  const [jobId, setJobId] = useState<string | null>(null);
  // Whether the job had already succeeded before this visit. It then counts as ended, and does not block a new
  // analysis.
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
        (failure: unknown) => setError(refused(failure, UNREADABLE)),
      );
    else if (event.status === 'failed') setError({ message: event.error ?? UNREADABLE, refunded: true });
  });
  const dropOffer = useLastAnalysis(wanted, (last) => {
    setPast(last.status === 'succeeded');
    setJobId(last.id);
  });

  const begin = async (url: string) => {
    dropOffer();
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
  const state = asking ? 'asking' : working ? 'working' : result ? 'done' : 'idle';
  return { state, progress, error: error ?? failureIn(progress), result, sketches, begin, cancel };
}

/**
 * Once `wanted`, reads the last analysis, and passes it to `onFound` if it is open or has succeeded. Call the returned
 * function to ignore it, when another analysis starts.
 */
function useLastAnalysis(wanted: boolean, onFound: (last: Job) => void): () => void {
  const begun = useRef(false);
  const offer = useEffectEvent(onFound);
  useEffect(() => {
    if (!wanted || begun.current) return undefined;
    const stop = new AbortController();
    // The last analysis is optional, so an error is not shown.
    client.call(at('GET /jobs'), { query: { type: 'analyze', limit: 1 }, signal: stop.signal }).then(
      ({ data: [last] }) => {
        if (last && isWorthShowing(last) && !begun.current) offer(last);
      },
      () => undefined,
    );
    return () => stop.abort();
  }, [wanted]);
  return () => {
    begun.current = true;
  };
}

const failureIn = ({ status, error }: JobProgress): CreationFailure | null =>
  status === 'failed' ? { message: error ?? UNREADABLE, refunded: false } : null;

const UNREADABLE = 'The website could not be read.';

const refused = (failure: unknown, otherwise: string): CreationFailure => ({
  message: messageOf(failure, otherwise),
  refunded: false,
});

/** Whether a past analysis is shown again. Failures were shown when they happened. */
const isWorthShowing = ({ status }: Job): boolean =>
  status === 'queued' || status === 'running' || status === 'succeeded';
