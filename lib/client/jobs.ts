import type { Job, JobStatus } from '@/lib/contract/job';
import { ServiceError } from './error';

const FINAL: readonly JobStatus[] = ['succeeded', 'failed', 'canceled'];
/** The longest that the service holds a request for a job, in seconds (specification: Limits). */
const MAX_WAIT_SECONDS = 120;
/** The default time limit of waiting for a job, in milliseconds (specification: Client-side codes). */
export const DEFAULT_TIMEOUT_MS = 15 * 60_000;

/** How long to wait for a job, in milliseconds, and what stops the waiting. */
export interface JobWaitOptions {
  timeoutMs?: number;
  signal?: AbortSignal;
}

/** Fetches a job; the service may hold the response for `waitSeconds` while the job runs. */
export type AskForJob = (id: string, waitSeconds: number, signal?: AbortSignal) => Promise<Job>;

/** Whether a job has ended. */
export function hasEnded(job: Job): boolean {
  return FINAL.includes(job.status);
}

/** Waits until a job has ended in any status. Throws `timeout` (408) after the time limit; the job keeps running. */
export async function waitForJob(
  ask: AskForJob,
  id: string,
  { timeoutMs = DEFAULT_TIMEOUT_MS, signal }: JobWaitOptions = {},
): Promise<Job> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const left = Math.max(0, end - Date.now());
    const job = await ask(id, Math.min(MAX_WAIT_SECONDS, Math.ceil(left / 1000)), signal);
    if (hasEnded(job)) return job;
    if (Date.now() >= end) throw timedOut(id, timeoutMs);
  }
}

/** The error for a job that did not end within the time limit (specification: Client-side codes). */
export function timedOut(id: string, timeoutMs: number): ServiceError {
  return new ServiceError(
    408,
    'timeout',
    `The job ${id} has not ended after ${Math.round(timeoutMs / 1000)} s; it keeps running.`,
  );
}

/** The result of a job that has succeeded; throws `job_failed` with the job's error for one that has not. */
export function resultOf(job: Job): unknown {
  if (job.status === 'succeeded') return job.result;
  throw new ServiceError(500, 'job_failed', job.error ?? `The job ${job.id} is ${job.status}.`, job);
}
