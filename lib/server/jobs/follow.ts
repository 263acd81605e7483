import type { JobEvent } from '@/lib/contract/job';
import { isFinal } from '@/lib/contract/job';
import type { Actor } from '../actor';
import { db } from '../db/client';
import { eventsAfter } from '../db/job-events';
import { statusFor } from '../db/jobs';
import { AutoResetEvent } from '../auto-reset-event';
import { getJob } from './get';
import { runner } from './runner';
import { watchJob } from './watch';

/** The events of one query: a long history is read in pages. */
const PAGE_EVENTS = 200;

/** How often to check that the caller may still see the job, in milliseconds. */
const QUIET_MS = 15_000;

async function* eventsOf(
  actor: Actor,
  jobId: string,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<JobEvent, void, void> {
  const changed = new AutoResetEvent();
  const unsubscribe = await watchJob('event', jobId, changed.set);
  let seq = after;
  try {
    while (!signal.aborted) {
      // The status is read before the events, so that an ended job's events are all written.
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
      await changed.wait(QUIET_MS, signal);
    }
  } finally {
    unsubscribe();
  }
}

/**
 * A job's events after number `after`, each once and in order: stored ones, then live ones until `finished`.
 * Ends early when the signal aborts or the server stops, and within 15 s when the actor loses access.
 * Throws `not_found` before the first event.
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
