import { and, asc, eq, exists, inArray, lt, notInArray, sql } from 'drizzle-orm';
import { jobs, workspaces } from '@/drizzle/schema';
import type { JobType } from '@/lib/contract/job';
import { PLAN_LIMITS, PLANS } from '@/lib/contract/plans';
import type { Db, Tx } from './client';
import type { WholeJobRow } from './jobs';

/** How long a runner may be silent before its jobs count as interrupted, in seconds: three heartbeats. */
export const LEASE_SECONDS = 7.5;

const leaseEnd = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;
const runningJobs = sql`case ${workspaces.plan} ${sql.join(
  PLANS.map((plan) => sql.raw(`when '${plan}' then ${PLAN_LIMITS[plan].runningJobs}`)),
  sql` `,
)} end`;
const hasRoom = sql`(select count(*) from ${jobs} as busy where busy.workspace_id = ${workspaces.id}
  and busy.status = 'running') < ${runningJobs}`;

/** Edits of one mascot run one after the other, each on the result of the one before. */
const mayStart = sql`not (${jobs.type} = 'edit' and exists (
  select 1 from ${jobs} as earlier where earlier.mascot_id = ${jobs.mascotId} and earlier.type = 'edit'
  and earlier.status = 'running'))`;
/** A literal and not a parameter: only so does a prepared plan use the small index of waiting jobs. */
const isWaiting = sql`${jobs.status} = 'queued'`;
const waiting = (types: readonly JobType[]) =>
  and(eq(jobs.workspaceId, workspaces.id), isWaiting, inArray(jobs.type, [...types]), mayStart);

/** Whether any job is queued, also one that may not start yet. */
export async function isAnyWaiting(tx: Db | Tx): Promise<boolean> {
  const rows = await tx
    .select({ one: sql`1` })
    .from(jobs)
    .where(isWaiting)
    .limit(1);
  return rows.length > 0;
}

/**
 * Locks the workspace that has waited longest and may run one more job.
 * The lock keeps the plan's limit exact: two claims at once would both count before either has written.
 */
async function lockWaitingWorkspace(tx: Tx, types: readonly JobType[]): Promise<string | null> {
  const oldest = tx
    .select({ at: sql`min(${jobs.createdAt})` })
    .from(jobs)
    .where(waiting(types));
  const [row] = await tx
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(
      and(
        exists(
          tx
            .select({ one: sql`1` })
            .from(jobs)
            .where(waiting(types)),
        ),
        hasRoom,
      ),
    )
    .orderBy(sql`(${oldest})`)
    .limit(1)
    .for('no key update', { skipLocked: true });
  return row?.id ?? null;
}

/**
 * Claims the oldest waiting job of these types for this runner, with the number of its `started` event; null where none
 * may start.
 * A job is given to one claim only.
 */
export async function claimNext(tx: Tx, runner: string, types: readonly JobType[]): Promise<WholeJobRow | null> {
  const workspaceId = await lockWaitingWorkspace(tx, types);
  if (!workspaceId) return null;
  const next = tx
    .select({ id: jobs.id })
    .from(jobs)
    .innerJoin(workspaces, eq(workspaces.id, jobs.workspaceId))
    .where(and(eq(jobs.workspaceId, workspaceId), isWaiting, inArray(jobs.type, [...types]), mayStart, hasRoom))
    .orderBy(asc(jobs.createdAt), asc(jobs.id))
    .limit(1)
    .for('update', { of: jobs, skipLocked: true });
  const [row] = await tx
    .update(jobs)
    .set({ status: 'running', runner, leaseUntil: leaseEnd, startedAt: sql`now()`, lastSeq: sql`${jobs.lastSeq} + 1` })
    .where(eq(jobs.id, next))
    .returning();
  return row ?? null;
}

/** Renews a runner's leases of these jobs, and gives the ids that are still its own. */
export async function renewLeases(tx: Db | Tx, runner: string, ids: string[]): Promise<string[]> {
  const rows = await tx
    .update(jobs)
    .set({ leaseUntil: leaseEnd })
    .where(and(inArray(jobs.id, ids), eq(jobs.runner, runner), eq(jobs.status, 'running')))
    .returning({ id: jobs.id });
  return rows.map(({ id }) => id);
}

/** Ends the leases of every other runner: for the embedded database, whose other processes are dead. */
export async function expireLeasesOfOthers(tx: Db | Tx, runner: string): Promise<void> {
  await tx
    .update(jobs)
    .set({ leaseUntil: sql`now() - interval '1 second'` })
    .where(and(eq(jobs.status, 'running'), sql`${jobs.runner} is distinct from ${runner}`));
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
