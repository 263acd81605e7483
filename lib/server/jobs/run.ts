import { ApiError } from '@/lib/contract/errors';
import { JOB_PATIENCE_MS, patiently, withPatience } from '../db/connection/patience';
import { subscribe } from '../db/queries/notify';
import type { JobRow, WholeJobRow } from '../db/jobs';
import { logError } from '../log';
import { contextOf } from './context';
import { JobFailure } from './define';
import type { Handlers } from './define';
import { FAILURES, JobStopped, type FailureReason } from './failure';
import { finish } from './finish';
import type { Ending } from './finish';
import { checkLease } from './leases';

async function work(row: WholeJobRow, handlers: Handlers, controller: AbortController): Promise<JobRow | null> {
  const load = handlers[row.type];
  if (!load) throw new JobFailure(`This server does not do jobs of type ${row.type}.`);
  const { job } = await load();
  const outcome = await job.run(row.input, contextOf(row, controller));
  try {
    controller.signal.throwIfAborted();
    return await end(row, { status: 'succeeded', outcome });
  } finally {
    await outcome.release?.().catch((error: unknown) => logError('job.left', error, { job: row.id }));
  }
}

/** Gives the failure that an error means; logs an unexpected error. */
function failureOf(error: unknown, row: JobRow): FailureReason {
  if (error instanceof JobStopped) return error.failure;
  if (error instanceof JobFailure) return { kind: error.kind, message: error.message };
  if (error instanceof ApiError) return { kind: 'refused', message: error.message };
  logError('job.error', error, { job: row.id, type: row.type });
  return FAILURES.internal;
}

/** Decides how a job fails: the reason of its abort takes precedence over the error that the abort caused. */
function endingOf(error: unknown, row: JobRow, signal: AbortSignal): Ending {
  return { status: 'failed', failure: failureOf(signal.aborted ? signal.reason : error, row) };
}

async function end(row: JobRow, ending: Ending): Promise<JobRow | null> {
  // Ending is idempotent, so a commit without an answer is safely repeated.
  return patiently(() => finish(row.id, { runner: row.runner ?? '' }, ending));
}

/**
 * Runs a claimed job and ends it. Never throws: an error fails the job. If the end cannot be written, the lease
 * expires.
 */
export async function run(row: WholeJobRow, handlers: Handlers, controller: AbortController): Promise<void> {
  try {
    await withPatience(JOB_PATIENCE_MS, async () => {
      const unsubscribe = await subscribe('ended', row.id, () => checkLease(row.id, row.runner ?? '', controller));
      await work(row, handlers, controller)
        .catch((error: unknown) => end(row, endingOf(error, row, controller.signal)))
        .finally(unsubscribe);
    });
  } catch (error) {
    logError('job.lost', error, { job: row.id, type: row.type });
  }
}
