import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { creditEntries, jobs, mascots, versions } from '@/drizzle/schema';
import type { Activity } from '@/lib/contract/activity';
import type { Db, Tx } from './client';
import { newestFirst, pageOfRows } from './queries/cursor';
import { isOpen, jobsThat, type JobFilter } from './jobs';
import { previewUrl } from './queries/links';

/** A job as the activity page shows it; `input` comes without drawings, which a list does not show. */
interface ActivityRow {
  id: string;
  type: Activity['type'];
  status: Activity['status'];
  error: string | null;
  costUsd: number;
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  input: Record<string, unknown>;
  mascotId: string | null;
  mascotName: string | null;
  versionId: string | null;
  held: number | null;
  settled: (typeof creditEntries.$inferSelect)['kind'] | null;
}

const hold = alias(creditEntries, 'hold');
const settlement = alias(creditEntries, 'settlement');

/** Only the names of a motion and a canvas are read. */
const outlineOfInput = sql<Record<string, unknown>>`case when jsonb_typeof(${jobs.input}) = 'object'
  then (${jobs.input} - 'clip' - 'canvas') || jsonb_build_object('clip', ${jobs.input} #> '{clip,name}', 'canvas',
  ${jobs.input} #> '{canvas,name}') else '{}'::jsonb end`;

const rowsOfActivity = (tx: Db | Tx) =>
  tx
    .select({
      id: jobs.id,
      type: jobs.type,
      status: jobs.status,
      error: jobs.error,
      costUsd: jobs.costUsd,
      createdAt: jobs.createdAt,
      startedAt: jobs.startedAt,
      finishedAt: jobs.finishedAt,
      input: outlineOfInput,
      mascotId: mascots.id,
      mascotName: mascots.name,
      versionId: versions.id,
      held: hold.held,
      settled: settlement.kind,
    })
    .from(jobs)
    .leftJoin(mascots, and(eq(mascots.id, jobs.mascotId), eq(mascots.workspaceId, jobs.workspaceId)))
    .leftJoin(versions, and(eq(versions.mascotId, mascots.id), eq(versions.number, mascots.versionCount)))
    .leftJoin(hold, and(eq(hold.jobId, jobs.id), eq(hold.kind, 'hold')))
    .leftJoin(settlement, and(eq(settlement.jobId, jobs.id), inArray(settlement.kind, ['capture', 'refund'])));

const STATES = { capture: 'captured', refund: 'refunded' } as const;

function creditsOf({ held, settled }: ActivityRow): Activity['credits'] {
  if (held === null) return { amount: 0, state: 'free' };
  return { amount: held, state: settled === 'capture' || settled === 'refund' ? STATES[settled] : 'held' };
}

/** Turns a job's input into the fields of its request. */
type ToAsked = (input: Record<string, unknown>) => Activity['asked'];

function toActivity(row: ActivityRow, toAsked: ToAsked): Activity {
  const { mascotId, mascotName, versionId } = row;
  return {
    id: row.id,
    object: 'activity',
    type: row.type,
    status: row.status,
    error: row.error,
    cost_usd: row.costUsd,
    created_at: row.createdAt.toISOString(),
    started_at: row.startedAt?.toISOString() ?? null,
    finished_at: row.finishedAt?.toISOString() ?? null,
    asked: toAsked(row.input),
    mascot:
      mascotId !== null && mascotName !== null
        ? { id: mascotId, name: mascotName, preview_url: versionId === null ? null : previewUrl(mascotId, versionId) }
        : null,
    credits: creditsOf(row),
  };
}

/** A page of a workspace's activity, newest first. */
export async function pageOfActivity(
  tx: Db | Tx,
  workspaceId: string,
  filter: JobFilter,
  toAsked: ToAsked,
): Promise<{ data: Activity[]; nextCursor: string | null }> {
  const rows = await rowsOfActivity(tx)
    .where(jobsThat(workspaceId, filter))
    .orderBy(...newestFirst(jobs))
    .limit(filter.limit + 1);
  const { rows: page, nextCursor } = pageOfRows(rows, filter.limit);
  return { data: page.map((row) => toActivity(row, toAsked)), nextCursor };
}

/** A job of a workspace as activity; null where the workspace has none by that id. */
export async function findActivity(
  tx: Db | Tx,
  workspaceId: string,
  id: string,
  toAsked: ToAsked,
): Promise<Activity | null> {
  const [row] = await rowsOfActivity(tx).where(and(jobsThat(workspaceId, {}), eq(jobs.id, id)));
  return row ? toActivity(row, toAsked) : null;
}

/** How many of a workspace's jobs are queued or running. */
export async function countOpenJobs(tx: Db | Tx, workspaceId: string): Promise<number> {
  const [row] = await tx
    .select({ open: count() })
    .from(jobs)
    .where(and(eq(jobs.workspaceId, workspaceId), isOpen));
  return row?.open ?? 0;
}
