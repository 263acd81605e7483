import { and, asc, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';
import { jobs, workspaces } from '@/drizzle/schema';
import type { JobLane } from '@/lib/contract/job-lanes';
import { PLAN_LIMITS, PLANS } from '@/lib/contract/plans';
import type { Db, Tx } from './client';
import type { JobRow, WholeJobRow } from './jobs';
import { endTurn, lockNextWorkspace, suspendTurn } from './workspace-queue';

/** How long a runner may be silent before its jobs count as interrupted, in seconds: three heartbeats. */
export const LEASE_SECONDS = 7.5;

const leaseEnd = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;
const runningJobs = sql`case ${workspaces.plan} ${sql.join(
  PLANS.map((plan) => sql.raw(`when '${plan}' then ${PLAN_LIMITS[plan].runningJobs}`)),
  sql` `,
)} end`;

/** Edits of one mascot run one after the other, each on the result of the one before. */
const mayStart = sql`not (${jobs.type} = 'edit' and exists (
  select 1 from ${jobs} as earlier where earlier.mascot_id = ${jobs.mascotId} and earlier.type = 'edit'
  and earlier.status = 'running'))`;

/** Whether a workspace may run one more job; exact while the caller has locked the workspace. */
async function hasRoom(tx: Tx, workspaceId: string): Promise<boolean> {
  const running = sql`(select count(*) from ${jobs} as busy where busy.workspace_id = ${workspaces.id}
    and busy.status = 'running')`;
  const rows = await tx
    .select({ one: sql`1` })
    .from(workspaces)
    .where(and(eq(workspaces.id, workspaceId), sql`${running} < ${runningJobs}`));
  return rows.length > 0;
}

/** Makes a workspace's oldest queued job of a lane running; null where none may start. */
async function startOldest(tx: Tx, runner: string, workspaceId: string, lane: JobLane): Promise<WholeJobRow | null> {
  const oldest = tx
    .select({ id: jobs.id })
    .from(jobs)
    // The status is a literal and not a parameter: only so does a prepared plan use the small index of queued jobs.
    .where(and(eq(jobs.workspaceId, workspaceId), eq(jobs.lane, lane), sql`${jobs.status} = 'queued'`, mayStart))
    .orderBy(asc(jobs.createdAt), asc(jobs.id))
    .limit(1)
    .for('update', { of: jobs, skipLocked: true });
  const [row] = await tx
    .update(jobs)
    .set({ status: 'running', runner, leaseUntil: leaseEnd, startedAt: sql`now()`, lastSeq: sql`${jobs.lastSeq} + 1` })
    .where(eq(jobs.id, oldest))
    .returning();
  return row ?? null;
}

/**
 * Claims the next job of a lane for this runner, with the number of its `started` event; null where none may start.
 * Workspaces take turns, and each gives its oldest job. A job is given to one claim only.
 */
export async function claimNext(tx: Tx, runner: string, lane: JobLane): Promise<WholeJobRow | null> {
  for (;;) {
    const workspaceId = await lockNextWorkspace(tx, lane);
    if (workspaceId === null) return null;
    const row = (await hasRoom(tx, workspaceId)) ? await startOldest(tx, runner, workspaceId, lane) : null;
    if (row) {
      await endTurn(tx, workspaceId, lane);
      return row;
    }
    await suspendTurn(tx, workspaceId, lane);
  }
}

/** Renews the leases of these jobs that these claims hold, and gives the ids of those that still are theirs. */
export async function renewLeases(tx: Db | Tx, claims: string[], ids: string[]): Promise<string[]> {
  const rows = await tx
    .update(jobs)
    .set({ leaseUntil: leaseEnd })
    .where(and(inArray(jobs.id, ids), inArray(jobs.runner, claims), eq(jobs.status, 'running')))
    .returning({ id: jobs.id });
  return rows.map(({ id }) => id);
}

/** Ends the leases of every other runner: for the embedded database, whose other processes are dead. */
export async function expireLeasesOfOthers(tx: Db | Tx, runner: string): Promise<void> {
  await tx
    .update(jobs)
    .set({ leaseUntil: sql`now() - interval '1 second'` })
    .where(and(eq(jobs.status, 'running'), sql`not starts_with(coalesce(${jobs.runner}, ''), ${runner})`));
}

/** Jobs whose lease has run out, but for those that are known to be at work. */
export async function interruptedJobs(tx: Db | Tx, atWork: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.status, 'running'), lt(jobs.leaseUntil, sql`now()`), notInArray(jobs.id, [...atWork])))
    .orderBy(asc(jobs.leaseUntil));
  return rows.map(({ id }) => id);
}

/** Queues a claim's running job again, with its events and costs; null where it is not that claim's. */
export async function requeueJob(tx: Tx, id: string, claim: string): Promise<JobRow | null> {
  const [row] = await tx
    .update(jobs)
    .set({ status: 'queued', runner: null, leaseUntil: null, startedAt: null })
    .where(and(eq(jobs.id, id), eq(jobs.runner, claim), eq(jobs.status, 'running')))
    .returning();
  return row ?? null;
}
