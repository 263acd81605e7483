import type { Job } from '@/lib/contract/job';
import type { Actor } from '../actor';
import { follow } from '../jobs/follow';
import { waitForJob } from '../jobs/wait';

/** Reports a job's progress to a client: a number that grows, and a sentence. */
export type Progress = (progress: number, message: string) => Promise<void>;

/** Waits as `waitForJob`, and meanwhile reports the job's progress. Throws `not_found`. */
export async function waitAndTell(
  actor: Actor,
  id: string,
  seconds: number,
  signal: AbortSignal,
  progress: Progress | null,
): Promise<Job> {
  if (!progress) return waitForJob(actor, id, seconds, signal);
  const over = new AbortController();
  const waiting = waitForJob(actor, id, seconds, signal).finally(() => over.abort());
  const [job] = await Promise.all([waiting, tell(actor, id, AbortSignal.any([signal, over.signal]), progress)]);
  return job;
}

async function tell(actor: Actor, id: string, signal: AbortSignal, progress: Progress): Promise<void> {
  for await (const event of await follow(actor, id, 0, signal)) {
    if (event.type === 'progress') await progress(event.seq, event.text);
  }
}
