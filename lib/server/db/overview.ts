import { and, count, eq, isNull, sum } from 'drizzle-orm';
import { files, jobs, keys, mascots, users, workspaces } from '@/drizzle/schema';
import type { Plan } from '@/lib/contract/plans';
import type { Db, Tx } from './client';

/** A workspace as the operator of the service sees it. */
export interface WorkspaceOverview {
  id: string;
  name: string;
  plan: Plan;
  personal: boolean;
  suspended_at: string | null;
  created_at: string;
  mascots: number;
  files: number;
  bytes: number;
  keys: number;
}

async function countsOf(tx: Db | Tx, workspaceId: string) {
  const [[drawn], [kept], [active]] = await Promise.all([
    tx.select({ count: count() }).from(mascots).where(eq(mascots.workspaceId, workspaceId)),
    tx
      .select({ count: count(), bytes: sum(files.bytes).mapWith(Number) })
      .from(files)
      .where(eq(files.workspaceId, workspaceId)),
    tx
      .select({ count: count() })
      .from(keys)
      .where(and(eq(keys.workspaceId, workspaceId), isNull(keys.revokedAt))),
  ]);
  return {
    mascots: drawn?.count ?? 0,
    files: kept?.count ?? 0,
    bytes: kept?.bytes ?? 0,
    keys: active?.count ?? 0,
  };
}

/** A workspace with what is in it; null where there is none by that id. */
export async function overviewOf(tx: Db | Tx, workspaceId: string): Promise<WorkspaceOverview | null> {
  const [row] = await tx.select().from(workspaces).where(eq(workspaces.id, workspaceId));
  if (!row) return null;
  return {
    id: row.id,
    name: row.name,
    plan: row.plan,
    personal: row.personalOf !== null,
    suspended_at: row.suspendedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    ...(await countsOf(tx, workspaceId)),
  };
}

/** The id of the person with this address, in lower case; null where there is none. */
export async function personAt(tx: Db | Tx, email: string): Promise<string | null> {
  const [row] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  return row?.id ?? null;
}

/** The id of the workspace that a job belongs to; null where there is no such job. */
export async function workspaceOfJob(tx: Db | Tx, jobId: string): Promise<string | null> {
  const [row] = await tx.select({ id: jobs.workspaceId }).from(jobs).where(eq(jobs.id, jobId));
  return row?.id ?? null;
}
