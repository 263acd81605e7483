import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { jobs, workspaceQueue, workspaces } from '@/drizzle/schema';
import { JOB_LANES, type JobLane } from '@/lib/contract/job-lanes';
import type { Db, Tx } from './client';
import { rowsOf } from './queries/rows';

/** Later than any turn that was given before: `now()` stands still in a transaction. */
const nextTurn = sql`clock_timestamp()`;

const isReady = isNotNull(workspaceQueue.turn);

/** Gives a workspace a turn in the lanes of jobs that were just queued, where it has none. */
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
 * Gives a workspace its turns back, because one of its jobs has ended or its plan has changed.
 * It writes every row: a claim at the same time that found no room must not hide them afterwards.
 */
export async function restoreTurns(tx: Db | Tx, workspaceId: string): Promise<void> {
  await tx
    .update(workspaceQueue)
    .set({ turn: sql`coalesce(${workspaceQueue.turn}, ${nextTurn})` })
    .where(eq(workspaceQueue.workspaceId, workspaceId));
}

/** The lanes, of these, in which a workspace has a turn. */
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
 * Locks the workspace whose turn it is in a lane, passing over suspended ones and those that another claim has locked.
 * The lock keeps the plan's limit exact: two claims at once would both count before either has written.
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

/** Puts a workspace behind all others in a lane. */
export async function endTurn(tx: Tx, workspaceId: string, lane: JobLane): Promise<void> {
  await tx.update(workspaceQueue).set({ turn: nextTurn }).where(rowOf(workspaceId, lane));
}

/** Takes a workspace's turn in a lane away until one of its jobs ends, for good where nothing is queued there. */
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
 * Gives a turn to every workspace that has queued jobs: a net below `offerTurn` and `restoreTurns`, which instances of
 * an older release do not call. A turn too many costs one claim that finds nothing.
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
