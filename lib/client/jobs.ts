import type { Job } from '@/lib/contract/job';
import { isFinal } from '@/lib/contract/job-status';
import { ServiceError } from './error';

/** The longest time for which the service holds a request for a job, in seconds (specification: Limits). */
const MAX_WAIT_SECONDS = 120;
/** The default time limit of waiting for a job, in milliseconds (specification: Client-side codes). */
export const DEFAULT_TIMEOUT_MS = 15 * 60_000;

/** The time limit of waiting for a job, in milliseconds, and a signal that aborts it. */
export interface JobWaitOptions {
  timeoutMs?: number;
  signal?: AbortSignal;
}

/** Requests a job. The service may hold the response for `waitSeconds` while the job runs. */
export type AskForJob = (id: string, waitSeconds: number, signal?: AbortSignal) => Promise<Job>;

/** Waits until a job has ended, whatever its status. Throws `timeout` (408) after the time limit; the job continues. */
export async function waitForJob(
  ask: AskForJob,
  id: string,
  { timeoutMs = DEFAULT_TIMEOUT_MS, signal }: JobWaitOptions = {},
): Promise<Job> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const left = Math.max(0, end - Date.now());
    const job = await ask(id, Math.min(MAX_WAIT_SECONDS, Math.ceil(left / 1000)), signal);
    if (isFinal(job.status)) return job;
    if (Date.now() >= end) throw timedOut(id, timeoutMs);
  }
}

/** The error for a job that has not ended within the time limit (specification: Client-side codes). */
export function timedOut(id: string, timeoutMs: number): ServiceError {
  return new ServiceError(
    408,
    'timeout',
    `The job ${id} has not ended after ${Math.round(timeoutMs / 1000)} s; it keeps running.`,
  );
}

/** The result of a successful job. Throws `job_failed` with the job's error for any other job. */
export function resultOf(job: Job): unknown {
  if (job.status === 'succeeded') return job.result;
  throw new ServiceError(500, 'job_failed', job.error ?? `The job ${job.id} is ${job.status}.`, job);
}
