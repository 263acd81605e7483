'use client';

import { useRef, useState } from 'react';
import type { ExportInput, ExportResult } from '@/lib/contract/exports';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { ServiceError } from '@/lib/client';
import { at, client } from '../hooks/client';
import { useJob } from '../hooks/use-job';

/** A failure and what to do about it; `again` where a retry may succeed. */
export interface Failure {
  message: string;
  advice: string;
  again: boolean;
}

/** The subject of an export, for previews of files that a browser cannot show. */
export interface ExportedMotion {
  spec: MascotSpec;
  clip: AnimationClip;
}

/** A requested export; `name` is its file's name, `drawing` is null if the studio does not have it. */
interface Order {
  body: ExportInput;
  name: string;
  drawing: ExportedMotion | null;
}

/** The state of an export; `name` is its file's name. */
type ExportState =
  | { phase: 'choosing' }
  | { phase: 'working'; name: string; text: string; percent: number | null }
  | { phase: 'failed'; failure: Failure }
  | { phase: 'done'; name: string; drawing: ExportedMotion | null; result: ExportResult };

/** Runs one export at a time: starts, follows and cancels it, and gives its file. */
export interface ExportRun {
  state: ExportState;
  start(order: Order): Promise<void>;
  /** Repeats the last export. */
  retry(): Promise<void>;
  cancel(): void;
  /** Returns to the choices. */
  reset(): void;
}

/** The exports of a mascot; `onDone` is called with the name of each finished file. */
export function useExport(mascotId: string, onDone: (name: string) => void): ExportRun {
  const [jobId, setJobId] = useState<string | null>(null);
  /** Whether the last started export is still awaited. */
  const wanted = useRef(false);
  const last = useRef<Order | null>(null);
  const [state, setState] = useState<ExportState>({ phase: 'choosing' });
  const fail = (error: unknown) => setState({ phase: 'failed', failure: failureOf(error) });
  const finish = (result: ExportResult) => {
    const { name = '', drawing = null } = last.current ?? {};
    setState({ phase: 'done', name, drawing, result });
    onDone(name);
  };
  const progress = useJob(jobId, (event) => {
    if (event.type !== 'finished' || jobId === null) return;
    setJobId(null);
    if (event.status === 'succeeded') void readResult(jobId).then(finish, fail);
    else if (event.status === 'failed') setState({ phase: 'failed', failure: failedJob(event.error) });
    else setState({ phase: 'choosing' });
  });
  const start: ExportRun['start'] = async (order) => {
    const { body, name } = order;
    last.current = order;
    setState({ phase: 'working', name, text: 'Starting', percent: null });
    wanted.current = true;
    try {
      const job = await client.call(at('POST /mascots/{id}/exports'), { params: { id: mascotId }, body });
      if (wanted.current) setJobId(job.id);
      else await client.call(at('POST /jobs/{id}/cancel'), { params: { id: job.id } });
    } catch (error) {
      if (wanted.current) fail(error);
    }
  };
  const cancel = () => {
    wanted.current = false;
    setState({ phase: 'choosing' });
    if (jobId) client.call(at('POST /jobs/{id}/cancel'), { params: { id: jobId } }).catch(fail);
    setJobId(null);
  };
  const retry = async () => {
    if (last.current) await start(last.current);
  };
  const reset = () => {
    setJobId(null);
    setState({ phase: 'choosing' });
  };
  return { state: jobId === null ? state : shownOf(state, progress), start, retry, cancel, reset };
}

function shownOf(state: ExportState, { status, text, percent, error }: ReturnType<typeof useJob>): ExportState {
  if (state.phase !== 'working') return state;
  if (status === 'failed') return { phase: 'failed', failure: lostConnection(error) };
  return { ...state, text: text ?? 'Drawing', percent };
}

/** A job that failed by itself may have been too large. */
const failedJob = (error: string | null): Failure => ({
  message: error ?? 'The export failed.',
  advice: 'Try again, or choose a smaller size or another format.',
  again: true,
});

const lostConnection = (message: string | null): Failure => ({
  message: message ?? 'The connection was lost.',
  advice: 'Check your connection, then try again.',
  again: true,
});

function failureOf(error: unknown): Failure {
  // Status 0 stands for a request without an answer.
  if (!(error instanceof ServiceError) || error.status < 100)
    return lostConnection('The service could not be reached.');
  const again = error.status >= 500 || error.status === 429;
  return {
    message: error.message,
    advice: again ? 'Try again in a moment.' : 'Go back and change what is chosen.',
    again,
  };
}

async function readResult(jobId: string): Promise<ExportResult> {
  const job = await client.call(at('GET /jobs/{id}'), { params: { id: jobId }, query: {} });
  return job.result as ExportResult;
}
