import type { Job, JobEvent, JobStatus } from '@/lib/contract/job';
import { isFinal } from '@/lib/contract/job';
import type { Actor } from '../actor';
import { firstOf } from '../abort';
import { db } from '../db/client';
import { eventsAfter } from '../db/job-events';
import { statusesFor, type Follower } from '../db/job-followers';
import { batch } from '../db/queries/batch';
import { AutoResetEvent } from '../auto-reset-event';
import { getJob } from './get';
import { longestAnswerMs } from './longest-answer';
import { runner } from './runner';
import { watchJob } from './watch';

/** The maximum number of events per query. A long history is read in pages. */
const PAGE_EVENTS = 200;

/** How often to check that the caller may still see the job, in milliseconds. */
const QUIET_MS = 15_000;

/** One query serves all followers that wake at once: a thousand may follow one job. */
const statusFor = batch<Follower, JobStatus>(
  ({ actor: { keyId, sessionId, userId }, jobId }) => [jobId, keyId, sessionId, userId].join(' '),
  (followers) => statusesFor(db(), followers, new Date()),
);

/** A follower's position in a job's events. */
interface Position {
  jobId: string;
  seq: number;
}

/** One query serves all followers at the same event of a job. */
const pageAfter = batch<Position, JobEvent[]>(
  ({ jobId, seq }) => `${jobId} ${seq}`,
  async (positions) => {
    const pages = [...positions].map(
      async ([name, { jobId, seq }]) => [name, await eventsAfter(db(), jobId, seq, PAGE_EVENTS)] as const,
    );
    return new Map(await Promise.all(pages));
  },
);

async function* eventsOf(
  actor: Actor,
  { id: jobId, status: first }: Pick<Job, 'id' | 'status'>,
  after: number,
  ends: readonly AbortSignal[],
): AsyncGenerator<JobEvent, void, void> {
  const changed = new AutoResetEvent();
  const unsubscribe = await watchJob('event', jobId, changed.set);
  const { signal, end } = firstOf(ends);
  // One timer and one listener for the whole stream: a thousand followers wait anew after every event.
  const quiet = setInterval(changed.set, QUIET_MS);
  signal.addEventListener('abort', changed.set);
  let seq = after;
  try {
    // The status is read before the events, so that an ended job's events are all written.
    for (let status: JobStatus | null = first; status; status = await statusFor({ actor, jobId })) {
      const events = (await pageAfter({ jobId, seq })) ?? [];
      for (const event of events) {
        yield event;
        seq = event.seq;
        if (event.type === 'finished') return;
      }
      if (signal.aborted) return;
      if (events.length === PAGE_EVENTS) continue;
      if (isFinal(status)) return;
      await changed.next();
      if (signal.aborted) return;
    }
  } finally {
    clearInterval(quiet);
    end();
    unsubscribe();
  }
}

/**
 * A job's events after number `after`, each once and in order: stored ones, then live ones until `finished`. Ends early
 * when the signal aborts, the server stops or the time limit of a function is near. Ends within 15 s when the actor
 * loses access. Throws `not_found` before the first event.
 */
export async function follow(
  actor: Actor,
  jobId: string,
  after: number,
  signal: AbortSignal,
): Promise<AsyncGenerator<JobEvent, void, void>> {
  const job = await getJob(actor, jobId);
  const limit = longestAnswerMs();
  const ends = [signal, runner().closing.signal, ...(limit === Infinity ? [] : [AbortSignal.timeout(limit)])];
  return eventsOf(actor, job, after, ends);
}
