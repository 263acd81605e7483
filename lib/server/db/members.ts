import { and, asc, eq, sql } from 'drizzle-orm';
import { members, users } from '@/drizzle/schema';
import type { Role } from '@/lib/contract/access';
import type { Member } from '@/lib/contract/member';
import type { Db, Tx } from './client';

const columns = {
  userId: members.userId,
  email: users.email,
  name: users.name,
  role: members.role,
  joinedAt: members.joinedAt,
};
type MemberRow = Pick<typeof members.$inferSelect, 'userId' | 'role' | 'joinedAt'> &
  Pick<typeof users.$inferSelect, 'email' | 'name'>;

const people = (tx: Db | Tx) => tx.select(columns).from(members).innerJoin(users, eq(users.id, members.userId));
const placeOf = (workspaceId: string, userId: string) =>
  and(eq(members.workspaceId, workspaceId), eq(members.userId, userId));

/** The members of a workspace: the owner first, then in order of joining. */
export async function membersOfWorkspace(tx: Db | Tx, workspaceId: string): Promise<Member[]> {
  const rows = await people(tx)
    .where(eq(members.workspaceId, workspaceId))
    .orderBy(sql`(${members.role} <> 'owner')`, asc(members.joinedAt), asc(members.userId));
  return rows.map(toMember);
}

/** A member of a workspace; null for somebody else. */
export async function findMember(tx: Db | Tx, workspaceId: string, userId: string): Promise<Member | null> {
  const [row] = await people(tx).where(placeOf(workspaceId, userId));
  return row ? toMember(row) : null;
}

/** Whether a member of a workspace has this address. */
export async function hasMember(tx: Db | Tx, workspaceId: string, email: string): Promise<boolean> {
  const rows = await people(tx).where(and(eq(members.workspaceId, workspaceId), eq(users.email, email)));
  return rows.length > 0;
}

/** The role of a person in a workspace; null for somebody who is not a member. */
export async function roleIn(tx: Db | Tx, workspaceId: string, userId: string): Promise<Role | null> {
  const [row] = await tx.select({ role: members.role }).from(members).where(placeOf(workspaceId, userId));
  return row?.role ?? null;
}

/** Adds a member to a workspace. */
export async function insertMember(
  tx: Tx,
  workspaceId: string,
  userId: string,
  role: Role,
  joinedAt: Date,
): Promise<void> {
  await tx.insert(members).values({ workspaceId, userId, role, joinedAt });
}

/** Changes the role of a member. */
export async function changeRole(tx: Tx, workspaceId: string, userId: string, role: Role): Promise<void> {
  await tx.update(members).set({ role }).where(placeOf(workspaceId, userId));
}

/** Removes a member from a workspace. */
export async function deleteMember(tx: Tx, workspaceId: string, userId: string): Promise<void> {
  await tx.delete(members).where(placeOf(workspaceId, userId));
}

function toMember(row: MemberRow): Member {
  return {
    object: 'member',
    user_id: row.userId,
    email: row.email,
    name: row.name,
    role: row.role,
    joined_at: row.joinedAt.toISOString(),
  };
}
