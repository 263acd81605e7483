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

/** The analysis of a website: one at a time; the last one stays until the next begins. */
export interface Analysis {
  state: 'idle' | 'asking' | 'working' | 'done';
  progress: JobProgress;
  error: CreationFailure | null;
  result: AnalyzeResult | null;
  /** Sketches of the concepts by their names, as far as they are drawn. */
  sketches: ReadonlyMap<string, MascotSpec>;
  begin: (url: string) => Promise<void>;
  cancel: () => void;
}

/** Runs analyses; once `wanted`, resumes one that is open and shows the last one. */
export function useAnalysis(wanted: boolean): Analysis {
  const [jobId, setJobId] = useState<string | null>(null);
  // An analysis that ended before the page was opened does not block a new one.
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
 * Once `wanted`, reads the last analysis and passes a useful one to `onFound`.
 * Call the result when another analysis begins, to ignore the last one.
 */
function useLastAnalysis(wanted: boolean, onFound: (last: Job) => void): () => void {
  const begun = useRef(false);
  const offer = useEffectEvent(onFound);
  useEffect(() => {
    if (!wanted || begun.current) return undefined;
    const stop = new AbortController();
    // An earlier analysis is optional: a failed read is not shown.
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

/** A failed analysis was shown when it failed: only an open or successful one is shown again. */
const isWorthShowing = ({ status }: Job): boolean =>
  status === 'queued' || status === 'running' || status === 'succeeded';
