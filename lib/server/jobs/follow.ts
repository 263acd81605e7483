import type { JobEvent } from '@/lib/contract/job';
import { isFinal } from '@/lib/contract/job';
import type { Actor } from '../actor';
import { db } from '../db/client';
import { eventsAfter } from '../db/job-events';
import { statusFor } from '../db/jobs';
import { subscribe } from '../db/queries/notify';
import { AutoResetEvent } from '../auto-reset-event';
import { getJob } from './get';
import { runner } from './runner';

/** Events read at once: a long history is answered in pages. */
const PAGE_EVENTS = 200;

/** How long to trust that no notice means no event, in milliseconds. */
const RECHECK_MS = 15_000;

async function* eventsOf(
  actor: Actor,
  jobId: string,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<JobEvent, void, void> {
  const changed = new AutoResetEvent();
  const unsubscribe = await subscribe('event', jobId, changed.set);
  let seq = after;
  try {
    while (!signal.aborted) {
      // The status before the events: of a job that had ended by then, every event is written by now.
      const status = await statusFor(db(), actor, jobId, new Date());
      if (status === null) return;
      const events = await eventsAfter(db(), jobId, seq, PAGE_EVENTS);
      for (const event of events) {
        yield event;
        seq = event.seq;
        if (event.type === 'finished') return;
      }
      if (events.length === PAGE_EVENTS) continue;
      if (isFinal(status)) return;
      await changed.wait(RECHECK_MS, signal);
    }
  } finally {
    unsubscribe();
  }
}

/**
 * A job's events after number `after`, in order, each once: first what was written, then live until `finished`. Ends
 * early when the signal aborts, the server stops, or the key or session that asked may no longer act here: nothing is
 * told after that, and the stream is closed within 15 s. Throws `not_found` at once, before the first event.
 */
export async function follow(
  actor: Actor,
  jobId: string,
  after: number,
  signal: AbortSignal,
): Promise<AsyncGenerator<JobEvent, void, void>> {
  await getJob(actor, jobId);
  return eventsOf(actor, jobId, after, AbortSignal.any([signal, runner().closing.signal]));
}
