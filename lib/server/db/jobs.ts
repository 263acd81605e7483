import { and, asc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import { jobs } from '@/drizzle/schema';
import type { FinalStatus, Job, JobStatus, JobType } from '@/lib/contract/job';
import type { Db, Tx } from './client';
import { afterCursor, newestFirst, pageOfRows } from './queries/cursor';
import { storable } from './queries/json';

/** A job with its input. */
export type WholeJobRow = typeof jobs.$inferSelect;

/** A job without its input, which may be long and which only its work reads. */
export type JobRow = Omit<WholeJobRow, 'input'>;

const { input: _, ...columns } = getTableColumns(jobs);

/** A job as the contract has it. */
export function toJob(row: JobRow): Job {
  return {
    id: row.id,
    object: 'job',
    type: row.type,
    status: row.status,
    mascot_id: row.mascotId,
    result: row.result ?? null,
    error: row.error,
    cost_usd: row.costUsd,
    created_at: row.createdAt.toISOString(),
    started_at: row.startedAt?.toISOString() ?? null,
    finished_at: row.finishedAt?.toISOString() ?? null,
  };
}

/** The columns of a queued job. */
type NewJob = Pick<
  WholeJobRow,
  'id' | 'workspaceId' | 'mascotId' | 'type' | 'lane' | 'action' | 'maxCostUsd' | 'input' | 'createdAt'
>;

/** Inserts queued jobs. The number of the first event of each is already counted. */
export async function insertJobs(tx: Tx, rows: readonly NewJob[]): Promise<JobRow[]> {
  const values = rows.map((row) => ({ ...row, input: storable(row.input), status: 'queued' as const, lastSeq: 1 }));
  return tx.insert(jobs).values(values).returning(columns);
}

/** A job of a workspace, null where it has none by that id. */
export async function findJob(tx: Db | Tx, workspaceId: string, id: string): Promise<JobRow | null> {
  const [row] = await tx
    .select(columns)
    .from(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.workspaceId, workspaceId)));
  return row ?? null;
}

/** A job of a workspace with its input; null where the workspace has none by that id. */
export async function findWholeJob(tx: Db | Tx, workspaceId: string, id: string): Promise<WholeJobRow | null> {
  const [row] = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.workspaceId, workspaceId)));
  return row ?? null;
}

/** The filters of a list of jobs. */
export interface JobFilter {
  status?: JobStatus | undefined;
  type?: JobType | undefined;
  mascotId?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** The condition that a job is queued or running, in the exact form of the two partial indexes. */
export const isOpen = sql`(${jobs.status} = 'queued' or ${jobs.status} = 'running')`;

/** The condition of a list of a workspace's jobs. */
export function jobsThat(
  workspaceId: string,
  { status, type, mascotId, cursor }: Omit<JobFilter, 'limit'>,
): SQL | undefined {
  return and(
    eq(jobs.workspaceId, workspaceId),
    status && eq(jobs.status, status),
    type && eq(jobs.type, type),
    mascotId === undefined ? undefined : eq(jobs.mascotId, mascotId),
    afterCursor(jobs, cursor),
  );
}

/** A page of a workspace's jobs, newest first. */
export async function pageOfJobs(
  tx: Db | Tx,
  workspaceId: string,
  filter: JobFilter,
): Promise<{ rows: JobRow[]; nextCursor: string | null }> {
  const rows = await tx
    .select(columns)
    .from(jobs)
    .where(jobsThat(workspaceId, filter))
    .orderBy(...newestFirst(jobs))
    .limit(filter.limit + 1);
  return pageOfRows(rows, filter.limit);
}

/** Locks a mascot's jobs that have not ended, and gives their ids. */
export const lockOpenJobsOfMascot = (tx: Tx, workspaceId: string, mascotId: string): Promise<string[]> =>
  lockOpen(tx, and(eq(jobs.workspaceId, workspaceId), eq(jobs.mascotId, mascotId)));

/** Locks a workspace's jobs that have not ended, and gives their ids. */
export const lockOpenJobs = (tx: Tx, workspaceId: string): Promise<string[]> =>
  lockOpen(tx, eq(jobs.workspaceId, workspaceId));

/** The ids of a workspace's jobs that have not ended. */
export async function openJobsOf(tx: Tx, workspaceId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.workspaceId, workspaceId), isOpen));
  return rows.map(({ id }) => id);
}

/** Locks in the order of ids, as everybody does who locks several. */
async function lockOpen(tx: Tx, which: SQL | undefined): Promise<string[]> {
  const rows = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(which, inArray(jobs.status, ['queued', 'running'])))
    .orderBy(asc(jobs.id))
    .for('update');
  return rows.map(({ id }) => id);
}

/** Who may end a job: its runner, whoever finds its lease expired, or anyone (cancel). */
export type Ender = { runner: string } | 'lease-ran-out' | 'anyone';

/** Locks a job that has not ended and that `ender` may end; null where there is none. */
export async function lockOpenJob(tx: Tx, id: string, ender: Ender): Promise<JobRow | null> {
  const may =
    ender === 'anyone'
      ? inArray(jobs.status, ['queued', 'running'])
      : and(
          eq(jobs.status, 'running'),
          ender === 'lease-ran-out' ? sql`${jobs.leaseUntil} < now()` : eq(jobs.runner, ender.runner),
        );
  const [row] = await tx
    .select(columns)
    .from(jobs)
    .where(and(eq(jobs.id, id), may))
    .for('update');
  return row ?? null;
}

/** The end of a job. */
interface JobEnd {
  status: FinalStatus;
  result: unknown;
  error: string | null;
}

/** Ends a job, with the number of its last event taken; null where it has ended already. */
export async function endJob(tx: Tx, id: string, end: JobEnd): Promise<JobRow | null> {
  const [row] = await tx
    .update(jobs)
    .set({
      status: end.status,
      result: storable(end.result ?? null),
      error: end.error,
      finishedAt: sql`now()`,
      runner: null,
      leaseUntil: null,
      lastSeq: sql`${jobs.lastSeq} + 1`,
    })
    .where(and(eq(jobs.id, id), inArray(jobs.status, ['queued', 'running'])))
    .returning(columns);
  return row ?? null;
}

/**
 * Adds model spend in USD to a job and gives the sum, rounded to a picodollar; null where it does not run in this
 * runner.
 */
export async function addJobCost(tx: Db | Tx, id: string, runner: string, usd: number): Promise<number | null> {
  const [row] = await tx
    .update(jobs)
    .set({ costUsd: sql`round((${jobs.costUsd} + ${usd})::numeric, 12)::double precision` })
    .where(and(eq(jobs.id, id), eq(jobs.runner, runner)))
    .returning({ costUsd: jobs.costUsd });
  return row?.costUsd ?? null;
}
