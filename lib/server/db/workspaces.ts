import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { members, sessions, workspaces } from '@/drizzle/schema';
import type { Role } from '@/lib/contract/access';
import { PLAN_LIMITS, type Plan } from '@/lib/contract/plans';
import type { Seats, Workspace } from '@/lib/contract/workspace';
import type { Db, Tx } from './client';
import { newId } from './queries/ids';
import { pendingInvites } from './invites';

/** A workspace with the caller's role and the number of its taken seats. */
interface WholeRow {
  id: string;
  name: string;
  plan: Plan;
  personalOf: string | null;
  role: Role | null;
  members: number;
  pending: number;
}

const memberCount = sql`(select count(*) from members as each where each.workspace_id = ${workspaces.id})`.mapWith(
  Number,
);

/**
 * The caller's membership is always joined: in a query of one table Drizzle omits the table's name, and the subqueries
 * would count all rows.
 */
const wholeRows = (tx: Db | Tx, userId: string | null, now: Date) =>
  tx
    .select({
      id: workspaces.id,
      name: workspaces.name,
      plan: workspaces.plan,
      personalOf: workspaces.personalOf,
      role: members.role,
      members: memberCount,
      pending: pendingInvites(now),
    })
    .from(workspaces)
    .leftJoin(
      members,
      and(eq(members.workspaceId, workspaces.id), userId === null ? sql`false` : eq(members.userId, userId)),
    );

/**
 * A workspace as a member sees it, or a key where `userId` is null; null where there is none, or they are not a member.
 */
export async function findWorkspace(
  tx: Db | Tx,
  id: string,
  userId: string | null,
  now: Date,
): Promise<Workspace | null> {
  const [row] = await wholeRows(tx, userId, now).where(eq(workspaces.id, id));
  if (!row) return null;
  const role = userId === null ? 'admin' : row.role;
  return role && toWorkspace({ ...row, role });
}

/** The workspaces of a person: the personal one first, then in order of joining. */
export async function workspacesOfPerson(tx: Db | Tx, userId: string, now: Date): Promise<Workspace[]> {
  const rows = await wholeRows(tx, userId, now)
    .where(eq(members.userId, userId))
    .orderBy(asc(members.joinedAt), asc(members.workspaceId));
  const isTheirs = ({ personalOf }: WholeRow) => personalOf === userId;
  return [...rows.filter(isTheirs), ...rows.filter((row) => !isTheirs(row))].flatMap(({ role, ...row }) =>
    role ? [toWorkspace({ ...row, role })] : [],
  );
}

/** The columns of a new workspace; `personalOf` is set for a personal one. */
interface NewWorkspace {
  name: string;
  plan: Plan;
  ownerId: string;
  personalOf?: string;
}

/** Inserts a workspace with its owner, and gives its id. */
export async function insertWorkspace(tx: Tx, { ownerId, ...workspace }: NewWorkspace): Promise<string> {
  const id = newId('workspace');
  await tx.insert(workspaces).values({ ...workspace, id });
  await tx.insert(members).values({ workspaceId: id, userId: ownerId, role: 'owner' });
  return id;
}

/** Changes a workspace's name, plan or both. */
export async function changeWorkspace(tx: Tx, id: string, changes: { name?: string; plan?: Plan }): Promise<void> {
  await tx.update(workspaces).set(changes).where(eq(workspaces.id, id));
}

/** Suspends a workspace since a moment, or ends its suspension; false where nothing changed. */
export async function setSuspended(tx: Tx, id: string, since: Date | null): Promise<boolean> {
  const rows = await tx
    .update(workspaces)
    .set({ suspendedAt: since })
    .where(and(eq(workspaces.id, id), since ? isNull(workspaces.suspendedAt) : isNotNull(workspaces.suspendedAt)))
    .returning({ id: workspaces.id });
  return rows.length > 0;
}

/** Whether a workspace is somebody's personal one. */
export async function isPersonal(tx: Db | Tx, id: string): Promise<boolean> {
  const [row] = await tx.select({ personalOf: workspaces.personalOf }).from(workspaces).where(eq(workspaces.id, id));
  return row !== undefined && row.personalOf !== null;
}

/** The personal workspace of a person; null for somebody who has just been removed. */
export async function personalWorkspaceOf(tx: Db | Tx, userId: string): Promise<string | null> {
  const [row] = await tx.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.personalOf, userId));
  return row?.id ?? null;
}

/** Locks a workspace, if there is one, against deletion until the transaction ends. */
export async function keepWorkspace(tx: Tx, id: string): Promise<void> {
  await tx.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, id)).for('key share');
}

/** Locks a workspace for its deletion, against every write of rows that refer to it. */
export async function lockForDeletion(tx: Tx, id: string): Promise<void> {
  await tx.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, id)).for('update');
}

/** Deletes a workspace with everything in it. */
export async function deleteWorkspace(tx: Tx, id: string): Promise<void> {
  await tx.delete(workspaces).where(eq(workspaces.id, id));
}

/** Makes a workspace a browser's active one; the caller has checked the membership. */
export async function activateFor(tx: Tx, sessionId: string, workspaceId: string): Promise<void> {
  await tx.update(sessions).set({ activeWorkspaceId: workspaceId }).where(eq(sessions.id, sessionId));
}

function seatsOf({ plan, members, pending }: WholeRow): Seats {
  const [limit, used] = [PLAN_LIMITS[plan].seats, members + pending];
  return { limit, members, pending, used, available: Math.max(0, limit - used) };
}

function toWorkspace(row: WholeRow & { role: Role }): Workspace {
  return { id: row.id, object: 'workspace', name: row.name, plan: row.plan, role: row.role, seats: seatsOf(row) };
}
