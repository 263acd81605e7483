import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { jobs, workspaceQueue, workspaces } from '@/drizzle/schema';
import { JOB_LANES, type JobLane } from '@/lib/contract/job-lanes';
import type { Db, Tx } from './client';
import { rowsOf } from './queries/rows';

/** The time of a new turn, later than any earlier turn. `now()` would not advance within a transaction. */
const nextTurn = sql`clock_timestamp()`;

const isReady = isNotNull(workspaceQueue.turn);

/** Queues a workspace for a turn in the lanes of its newly queued jobs, unless it has one. */
export async function offerTurn(tx: Tx, workspaceId: string, lanes: readonly JobLane[]): Promise<void> {
  await tx
    .insert(workspaceQueue)
    .values(JOB_LANES.filter((lane) => lanes.includes(lane)).map((lane) => ({ workspaceId, lane, turn: nextTurn })))
    .onConflictDoUpdate({
      target: [workspaceQueue.workspaceId, workspaceQueue.lane],
      set: { turn: sql`coalesce(${workspaceQueue.turn}, excluded.turn)` },
    });
}

/**
 * Restores a workspace's suspended turns, because one of its jobs ended or its plan changed. It writes every row, so
 * that a concurrent claim that found no room cannot hide them afterwards.
 */
export async function restoreTurns(tx: Db | Tx, workspaceId: string): Promise<void> {
  await tx
    .update(workspaceQueue)
    .set({ turn: sql`coalesce(${workspaceQueue.turn}, ${nextTurn})` })
    .where(eq(workspaceQueue.workspaceId, workspaceId));
}

/** Gives those of the lanes in which any workspace has a turn. */
export async function readyLanes(tx: Db | Tx, lanes: readonly JobLane[]): Promise<JobLane[]> {
  if (lanes.length === 0) return [];
  const ready = await rowsOf<{ lane: JobLane }>(
    tx,
    sql`select wanted.lane from unnest(${sql.param(`{${lanes.join(',')}}`)}::text[]) as wanted (lane)
      where exists (select from ${workspaceQueue} where ${workspaceQueue.lane} = wanted.lane and ${isReady})`,
  );
  return ready.map(({ lane }) => lane);
}

/**
 * Locks the workspace with the next turn in a lane, skipping suspended and locked ones. The lock keeps the plan's limit
 * exact: two concurrent claims would both count before either has written.
 */
export async function lockNextWorkspace(tx: Tx, lane: JobLane): Promise<string | null> {
  const [row] = await tx
    .select({ id: workspaceQueue.workspaceId })
    .from(workspaceQueue)
    .innerJoin(workspaces, eq(workspaces.id, workspaceQueue.workspaceId))
    .where(and(eq(workspaceQueue.lane, lane), isReady, isNull(workspaces.suspendedAt)))
    .orderBy(asc(workspaceQueue.turn))
    .limit(1)
    .for('no key update', { skipLocked: true });
  return row?.id ?? null;
}

const rowOf = (workspaceId: string, lane: JobLane) =>
  and(eq(workspaceQueue.workspaceId, workspaceId), eq(workspaceQueue.lane, lane));

/** Moves a workspace to the end of a lane's queue. */
export async function endTurn(tx: Tx, workspaceId: string, lane: JobLane): Promise<void> {
  await tx.update(workspaceQueue).set({ turn: nextTurn }).where(rowOf(workspaceId, lane));
}

/** Suspends a workspace's turn in a lane until one of its jobs ends; deletes the turn if nothing is queued there. */
export async function suspendTurn(tx: Tx, workspaceId: string, lane: JobLane): Promise<void> {
  const isQueued = and(eq(jobs.workspaceId, workspaceId), eq(jobs.lane, lane), sql`${jobs.status} = 'queued'`);
  const [queued] = await tx
    .select({ one: sql`1` })
    .from(jobs)
    .where(isQueued)
    .limit(1);
  if (queued) await tx.update(workspaceQueue).set({ turn: null }).where(rowOf(workspaceId, lane));
  else await tx.delete(workspaceQueue).where(rowOf(workspaceId, lane));
}

/**
 * Gives a turn to every workspace with queued jobs, as a fallback for `offerTurn` and `restoreTurns`, which instances
 * of an older release do not call. A superfluous turn costs one claim that finds nothing.
 */
export async function repairTurns(tx: Db | Tx): Promise<void> {
  const queued = tx
    .selectDistinct({ workspaceId: jobs.workspaceId, lane: jobs.lane, turn: sql`${nextTurn}`.as('turn') })
    .from(jobs)
    .where(sql`${jobs.status} = 'queued'`);
  await tx
    .insert(workspaceQueue)
    .select(queued)
    .onConflictDoUpdate({
      target: [workspaceQueue.workspaceId, workspaceQueue.lane],
      set: { turn: sql`excluded.turn` },
      setWhere: sql`${workspaceQueue.turn} is null`,
    });
}
