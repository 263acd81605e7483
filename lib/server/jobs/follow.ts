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

/** A follower at a position in a job's events. */
interface Reader extends Follower {
  /** A name of the job and of what the actor has access by. */
  name: string;
  seq: number;
  /** A status of the job that was just read with the actor's access; null where both are to be read. */
  known: JobStatus | null;
}

/** What a follower reads: the job's status, and the events after their position. */
interface Reading {
  status: JobStatus;
  events: JobEvent[];
}

const positionOf = ({ jobId, seq }: Reader) => `${jobId} ${seq}`;

/** One query reads the events at each position for all who stand there, and one all the statuses. */
async function readAll(readers: ReadonlyMap<string, Reader>): Promise<Map<string, Reading>> {
  const followers = new Map<string, Reader>();
  const positions = new Map<string, Reader>();
  for (const reader of readers.values()) {
    if (!reader.known) followers.set(reader.name, reader);
    positions.set(positionOf(reader), reader);
  }
  const asked = Array.from(positions, async ([position, { jobId, seq }]) => {
    return [position, await eventsAfter(db(), jobId, seq, PAGE_EVENTS)] as const;
  });
  const [statuses, pages] = await Promise.all([
    followers.size > 0 ? statusesFor(db(), followers, new Date()) : new Map<string, JobStatus>(),
    Promise.all(asked).then((read) => new Map(read)),
  ]);
  const readings = new Map<string, Reading>();
  for (const [key, reader] of readers) {
    const status = reader.known ?? statuses.get(reader.name);
    if (status) readings.set(key, { status, events: pages.get(positionOf(reader)) ?? [] });
  }
  return readings;
}

/** Batched, since a thousand may follow one job; null for a follower without access. */
const read = batch<Reader, Reading>(({ name, seq, known }) => `${name} ${seq} ${known ?? ''}`, readAll);

async function* eventsOf(
  actor: Actor,
  { id: jobId, status: first }: Pick<Job, 'id' | 'status'>,
  after: number,
  ends: readonly AbortSignal[],
): AsyncGenerator<JobEvent, void, void> {
  const changed = new AutoResetEvent();
  const name = [jobId, actor.keyId, actor.sessionId, actor.userId].join(' ');
  let [seq, status] = [after, first];
  let known: JobStatus | null = first;
  const unsubscribe = await watchJob('event', jobId, (lastSeq) => {
    if (lastSeq !== seq) changed.set();
  });
  const { signal, end } = firstOf(ends);
  // One timer and one listener for the whole stream: a thousand followers wait anew after every event.
  const quiet = setInterval(changed.set, QUIET_MS);
  signal.addEventListener('abort', changed.set);
  try {
    for (;;) {
      const reading = await read({ name, actor, jobId, seq, known });
      if (!reading) return;
      known = null;
      for (const event of reading.events) {
        yield event;
        seq = event.seq;
        if (event.type === 'finished') return;
      }
      if (signal.aborted) return;
      if (reading.events.length === PAGE_EVENTS) continue;
      // Only a status that was read before the events says that they are all.
      if (isFinal(status)) return;
      status = reading.status;
      if (isFinal(status)) continue;
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
