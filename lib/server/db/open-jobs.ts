import { count, sql } from 'drizzle-orm';
import { creditEntries, jobs } from '@/drizzle/schema';
import type { JobStatus, JobType } from '@/lib/contract/job';
import type { Db } from './client';
import { isOpen } from './jobs';

/** Jobs of one type that wait or run. */
export interface OpenJobs {
  type: JobType;
  status: JobStatus;
  jobs: number;
  /** How long the oldest of them has been there, in seconds. */
  oldestSeconds: number;
  /** Credits that they hold. */
  held: number;
}

/** The jobs that wait or run in the whole database, by type and status. */
export function openJobs(tx: Db): Promise<OpenJobs[]> {
  return tx
    .select({
      type: jobs.type,
      status: jobs.status,
      jobs: count(),
      oldestSeconds: sql`greatest(0, extract(epoch from now() - min(${jobs.createdAt})))`.mapWith(Number),
      held: sql`coalesce(sum(${creditEntries.held}), 0)`.mapWith(Number),
    })
    .from(jobs)
    .leftJoin(creditEntries, sql`${creditEntries.jobId} = ${jobs.id} and ${creditEntries.kind} = 'hold'`)
    .where(isOpen)
    .groupBy(jobs.type, jobs.status);
}

/** How long the job that has waited longest has waited, in seconds; 0 where none waits. */
export function oldestQueuedSeconds(open: readonly OpenJobs[]): number {
  return Math.max(0, ...open.filter(({ status }) => status === 'queued').map(({ oldestSeconds }) => oldestSeconds));
}
