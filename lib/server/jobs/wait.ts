import type { Job } from '@/lib/contract/job';
import { isFinal } from '@/lib/contract/job';
import type { Actor } from '../actor';
import { firstOf } from '../abort';
import { AutoResetEvent } from '../auto-reset-event';
import { getJob } from './get';
import { longestAnswerMs } from './longest-answer';
import { runner } from './runner';
import { watchJob } from './watch';

/**
 * Waits for the end of a job and gives the job. Returns earlier after `seconds`, near the time limit of a function,
 * when the signal aborts or when the server stops. Throws `not_found`.
 */
export async function waitForJob(actor: Actor, id: string, seconds: number, signal?: AbortSignal): Promise<Job> {
  if (seconds <= 0) return getJob(actor, id);
  const until = performance.now() + Math.min(seconds * 1000, longestAnswerMs());
  const changed = new AutoResetEvent();
  const unsubscribe = await watchJob('ended', id, changed.set);
  const stop = firstOf([runner().closing.signal, ...(signal ? [signal] : [])]);
  try {
    for (;;) {
      const job = await getJob(actor, id);
      const left = until - performance.now();
      if (isFinal(job.status) || left <= 0 || stop.signal.aborted) return job;
      await changed.wait(left, stop.signal);
    }
  } finally {
    stop.end();
    unsubscribe();
  }
}
