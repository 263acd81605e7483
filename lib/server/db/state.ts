import { readFileSync } from 'node:fs';
import { count, eq, sql } from 'drizzle-orm';
import { creditEntries, deliveries, jobs } from '@/drizzle/schema';
import type { JobStatus, JobType } from '@/lib/contract/job';
import type { Db } from './client';
import { MIGRATIONS } from './drivers/connection';
import { isOpen } from './jobs';
import { rowsOf } from './rows';

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

/** How many webhook deliveries wait for an attempt. */
export async function pendingDeliveries(tx: Db): Promise<number> {
  const [row] = await tx
    .select({ pending: count() })
    .from(deliveries)
    .where(eq(deliveries.status, sql`'pending'`));
  return row?.pending ?? 0;
}

/** How many migrations there are, and how many of them the database has. */
export async function migrationState(tx: Db): Promise<{ known: number; applied: number }> {
  const { entries } = JSON.parse(readFileSync(`${MIGRATIONS.migrationsFolder}/meta/_journal.json`, 'utf8')) as {
    entries: unknown[];
  };
  const [row] = await rowsOf<{ applied: number }>(
    tx,
    sql`select count(*)::int as applied from drizzle.__drizzle_migrations`,
  );
  return { known: entries.length, applied: row?.applied ?? 0 };
}
