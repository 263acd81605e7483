import { createStore, type StoreApi } from 'zustand/vanilla';
import { at, type Client } from '@/lib/client';
import type { ExportInput, ExportResult } from '@/lib/contract/exports';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { randomName } from '@/lib/core/random-name';
import { afterEvent, STARTED } from '../hooks/job-progress';
import { askedOnce } from '../hooks/asked-once';
import { readPatiently } from '../session/connection';
import { failedJob, failureOf, type ExportFailure } from './failure';

/** The drawing and the motion of an export, for comparison with the file. */
export interface ExportedMotion {
  spec: MascotSpec;
  clip: AnimationClip;
}

/** A requested export; `name` is its file's name, `drawing` is null if the studio does not have it. */
export interface ExportOrder {
  body: ExportInput;
  name: string;
  drawing: ExportedMotion | null;
}

/** The state of an export; `percent` is 0 to 100, or null if it is unknown. */
export type RunState =
  | { phase: 'working'; text: string; percent: number | null }
  | { phase: 'failed'; failure: ExportFailure }
  | { phase: 'done'; result: ExportResult };

/** One export of this session. */
export interface ExportRun {
  /** The key of the export within this page. */
  id: string;
  /** Null until the service has accepted it. */
  jobId: string | null;
  order: ExportOrder;
  /** Whether it was ordered alone, so that its file is expanded at once. */
  alone: boolean;
  state: RunState;
}

/** The exports of a session, the newest order first. Each is started, followed, canceled and retried independently. */
export interface ExportRuns {
  store: StoreApi<{ runs: readonly ExportRun[] }>;
  start(orders: readonly ExportOrder[]): void;
  /** Retries a failed export. */
  retry(id: string): void;
  /** Cancels a running export, or removes one that has ended from the list. */
  cancel(id: string): void;
  /** Stops following all exports; they continue on the service. */
  leave(): void;
}

interface RunsStart {
  client: Client;
  mascotId: string;
  /** Called with each finished export. */
  onDone: (run: ExportRun) => void;
}

const BEGUN: RunState = { phase: 'working', text: 'Starting', percent: null };

/** Follows an export until it ends, and gives its final state; null if it was canceled. */
async function followed(
  client: Client,
  jobId: string,
  signal: AbortSignal,
  onState: (state: RunState) => void,
): Promise<RunState | null> {
  let progress = STARTED;
  for await (const event of client.jobEvents(jobId, { signal })) {
    progress = afterEvent(progress, event);
    const { text, percent, status } = progress;
    if (status === 'running') onState({ phase: 'working', text: text ?? 'Drawing', percent });
  }
  if (progress.status === 'canceled') return null;
  if (progress.status === 'failed') return { phase: 'failed', failure: failedJob(progress.error) };
  const read = () => client.call(at('GET /jobs/{id}'), { params: { id: jobId }, query: {}, signal });
  const { result } = await readPatiently(read, signal);
  return { phase: 'done', result: result as ExportResult };
}

/** Creates the list of exports of a mascot. */
export function createExportRuns({ client, mascotId, onDone }: RunsStart): ExportRuns {
  const store: ExportRuns['store'] = createStore(() => ({ runs: [] }));
  const stops = new Map<string, AbortController>();
  const change = (id: string, next: Partial<ExportRun>) =>
    store.setState(({ runs }) => ({ runs: runs.map((run) => (run.id === id ? { ...run, ...next } : run)) }));
  const find = (id: string) => store.getState().runs.find((run) => run.id === id);
  const drop = (id: string) => store.setState(({ runs }) => ({ runs: runs.filter((run) => run.id !== id) }));
  const stopJob = (jobId: string) => client.call(at('POST /jobs/{id}/cancel'), { params: { id: jobId } });

  const make = async (id: string, { body }: ExportOrder, signal: AbortSignal) => {
    const asked = { params: { id: mascotId }, body };
    const job = await askedOnce(['export', asked], (idempotencyKey) =>
      client.call(at('POST /mascots/{id}/exports'), { ...asked, idempotencyKey }),
    );
    if (signal.aborted) {
      // The export was canceled before the service had answered.
      if (!find(id)) await stopJob(job.id);
      return;
    }
    change(id, { jobId: job.id });
    const end = await followed(client, job.id, signal, (state) => change(id, { state }));
    if (!end) return drop(id);
    change(id, { state: end });
    const run = find(id);
    if (run && end.phase === 'done') onDone(run);
  };
  const begin = ({ id, order }: ExportRun) => {
    const stop = new AbortController();
    stops.set(id, stop);
    make(id, order, stop.signal).catch((error: unknown) => {
      if (!stop.signal.aborted) change(id, { state: { phase: 'failed', failure: failureOf(error) } });
    });
  };
  return {
    store,
    start(orders) {
      const alone = orders.length === 1;
      const begun = orders.map((order) => ({ id: randomName(), jobId: null, order, alone, state: BEGUN }));
      store.setState(({ runs }) => ({ runs: [...begun, ...runs] }));
      begun.forEach(begin);
    },
    retry(id) {
      const run = find(id);
      if (!run) return;
      change(id, { jobId: null, state: BEGUN });
      begin(run);
    },
    cancel(id) {
      const run = find(id);
      drop(id);
      stops.get(id)?.abort();
      // If the service no longer knows the job, there is nothing to cancel.
      if (run?.jobId && run.state.phase === 'working') stopJob(run.jobId).catch(() => undefined);
    },
    leave() {
      for (const stop of stops.values()) stop.abort();
    },
  };
}
