import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { jobEvents, jobs } from '@/drizzle/schema';
import type { JobEvent, NewJobEvent } from '@/lib/contract/job';
import type { Db, Tx } from './client';
import { storable } from './queries/json';
import { noticesSql, type Notice } from './queries/notify';
import { rowsOf } from './queries/rows';

/** Inserts events of state changes, which are numbered already, and sends these notices to every instance on commit. */
export async function insertEvents(
  tx: Tx,
  events: readonly { jobId: string; seq: number; event: NewJobEvent }[],
  ...notices: Notice[]
): Promise<void> {
  const written = tx
    .insert(jobEvents)
    .values(events.map(({ jobId, seq, event: { type, ...data } }) => ({ jobId, seq, type, data: storable(data) })));
  await tx.execute(sql`with written as (${written.getSQL()}) select ${noticesSql(notices)}`);
}

/**
 * Appends an event to a running job and notifies its followers; false where the job does not run in this runner. One
 * statement: numbers have no gaps.
 */
export async function appendEvent(tx: Db | Tx, jobId: string, runner: string, event: NewJobEvent): Promise<boolean> {
  const { type, ...data } = event;
  const written = await rowsOf(
    tx,
    sql`
    with taken as (
      update jobs set last_seq = last_seq + 1 where id = ${jobId} and status = 'running' and runner = ${runner}
      returning last_seq
    ), written as (
      insert into job_events (job_id, seq, type, data)
      select ${jobId}, last_seq, ${type}, ${JSON.stringify(storable(data))}::jsonb from taken returning seq
    )
    select ${noticesSql([['event', jobId]])} from written`,
  );
  return written.length > 0;
}

/** The progress of a job. */
interface JobState {
  /** A text that changes with the job's status and events. */
  state: string;
  /** The number of its last event. */
  lastSeq?: number;
  /** Whether nobody works on the job: it waits for longer than `LATE_SECONDS`, or its runner is dead. */
  isLate: boolean;
}

/** The normal wait of a queued job while a process drains the queue, in seconds. */
const LATE_SECONDS = 5;

const isLate = sql<boolean>`(${jobs.status} = 'queued'
  and ${jobs.createdAt} < now() - make_interval(secs => ${LATE_SECONDS}::int))
  or (${jobs.status} = 'running' and ${jobs.leaseUntil} < now())`;

/** The state of each existing job of these. */
export async function jobStates(tx: Db | Tx, ids: readonly string[]): Promise<Map<string, JobState>> {
  const rows = await tx
    .select({ id: jobs.id, status: jobs.status, lastSeq: jobs.lastSeq, isLate })
    .from(jobs)
    .where(inArray(jobs.id, [...ids]));
  return new Map(
    rows.map(({ id, status, lastSeq, isLate: late }) => [id, { state: `${status} ${lastSeq}`, lastSeq, isLate: late }]),
  );
}

/** How many times a job has been started. */
export async function startsOf(tx: Db | Tx, jobId: string): Promise<number> {
  return tx.$count(jobEvents, and(eq(jobEvents.jobId, jobId), eq(jobEvents.type, 'started')));
}

/** A job's events after a number, in order, at most `limit`. */
export async function eventsAfter(tx: Db | Tx, jobId: string, seq: number, limit: number): Promise<JobEvent[]> {
  const rows = await tx
    .select()
    .from(jobEvents)
    .where(and(eq(jobEvents.jobId, jobId), gt(jobEvents.seq, seq)))
    .orderBy(asc(jobEvents.seq))
    .limit(limit);
  return rows.map((row) => ({ seq: row.seq, at: row.at.toISOString(), type: row.type, ...row.data }) as JobEvent);
}

/** Deletes at most `most` drafts of jobs that ended before `before`, and gives how many; other events stay. */
export async function dropDrafts(tx: Db | Tx, before: Date, most: number): Promise<number> {
  const dropped = await rowsOf(
    tx,
    sql`
    delete from job_events where (job_id, seq) in (
      select event.job_id, event.seq from job_events as event join jobs on jobs.id = event.job_id
      where event.type in ('draft', 'draft_clip') and event.at < ${before.toISOString()}::timestamptz
      and jobs.finished_at < ${before.toISOString()}::timestamptz
      order by event.at limit ${most}::int
    ) returning 1`,
  );
  return dropped.length;
}
