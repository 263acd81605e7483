import { count, sql } from 'drizzle-orm';
import { creditEntries, jobs } from '@/drizzle/schema';
import type { JobStatus, JobType } from '@/lib/contract/job';
import type { Db } from './client';
import { isOpen } from './jobs';

/** The queued or running jobs of one type. */
export interface OpenJobs {
  type: JobType;
  status: JobStatus;
  jobs: number;
  /** The age of the oldest of them, in seconds. */
  oldestSeconds: number;
  /** The credits that they hold. */
  held: number;
}

/** The queued and running jobs of the whole database, by type and status. */
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

/** The age of the oldest queued job, in seconds; 0 where none is queued. */
export function oldestQueuedSeconds(open: readonly OpenJobs[]): number {
  return Math.max(0, ...open.filter(({ status }) => status === 'queued').map(({ oldestSeconds }) => oldestSeconds));
}
