import { and, desc, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import { invites, users, workspaces } from '@/drizzle/schema';
import type { Invite, InviteStatus, ReceivedInvite } from '@/lib/contract/invite';
import type { Db, Tx } from './client';
import { newId } from './queries/ids';

/** A stored invite. */
export type InviteRow = typeof invites.$inferSelect;

/** Neither used, revoked nor expired at `now`: expiry needs no write. */
const isPending = (now: Date) => and(isNull(invites.usedAt), isNull(invites.revokedAt), gt(invites.expiresAt, now));

/** An SQL count of the pending invites at `now` of each workspace; for queries of several tables. */
export const pendingInvites = (now: Date): SQL<number> =>
  sql`(select count(*) from ${invites} where ${invites.workspaceId} = ${workspaces.id} and ${isPending(now)})`.mapWith(
    Number,
  );

/** Inserts an invite. */
export async function insertInvite(
  tx: Tx,
  invite: Pick<InviteRow, 'workspaceId' | 'email' | 'role' | 'tokenHash' | 'invitedBy' | 'createdAt' | 'expiresAt'>,
): Promise<InviteRow> {
  const [row] = await tx
    .insert(invites)
    .values({ ...invite, id: newId('invite') })
    .returning();
  if (!row) throw new Error('Keeping an invite gave no row.');
  return row;
}

/** Whether an address has a pending invite into a workspace. */
export async function isInvited(tx: Db | Tx, workspaceId: string, email: string, now: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: invites.id })
    .from(invites)
    .where(and(eq(invites.workspaceId, workspaceId), eq(invites.email, email), isPending(now)));
  return rows.length > 0;
}

/** The pending invites of a workspace, newest first. */
export async function pendingInvitesOf(tx: Db | Tx, workspaceId: string, now: Date): Promise<Invite[]> {
  const rows = await tx
    .select()
    .from(invites)
    .where(and(eq(invites.workspaceId, workspaceId), isPending(now)))
    .orderBy(desc(invites.createdAt), desc(invites.id));
  return rows.map((row) => toInvite(row, now));
}

/** The invite of a token's hash; null where there is none. */
export async function findInvite(tx: Db | Tx, tokenHash: string): Promise<InviteRow | null> {
  const [row] = await tx.select().from(invites).where(eq(invites.tokenHash, tokenHash));
  return row ?? null;
}

/** The invite of a token's hash as the holder of its link sees it; null where there is none. */
export async function findReceivedInvite(tx: Db | Tx, tokenHash: string, now: Date): Promise<ReceivedInvite | null> {
  const [row] = await tx
    .select({
      invite: invites,
      workspace: { id: workspaces.id, name: workspaces.name },
      inviter: { email: users.email, name: users.name },
    })
    .from(invites)
    .innerJoin(workspaces, eq(workspaces.id, invites.workspaceId))
    .leftJoin(users, eq(users.id, invites.invitedBy))
    .where(eq(invites.tokenHash, tokenHash));
  if (!row) return null;
  return {
    ...toInvite(row.invite, now),
    workspace: row.workspace,
    invited_by: row.inviter ? (row.inviter.name ?? row.inviter.email) : null,
  };
}

/** Marks an invite as used. */
export async function markUsed(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.update(invites).set({ usedAt: now }).where(eq(invites.id, id));
}

/** Revokes a pending invite of a workspace; false where it has none by that id. */
export async function markInviteRevoked(tx: Tx, workspaceId: string, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(invites)
    .set({ revokedAt: now })
    .where(and(eq(invites.workspaceId, workspaceId), eq(invites.id, id), isPending(now)))
    .returning({ id: invites.id });
  return rows.length > 0;
}

/** The status of an invite at `now`. */
export function statusOfInvite(
  { usedAt, revokedAt, expiresAt }: Pick<InviteRow, 'usedAt' | 'revokedAt' | 'expiresAt'>,
  now: Date,
): InviteStatus {
  if (usedAt) return 'used';
  if (revokedAt) return 'revoked';
  return expiresAt > now ? 'pending' : 'expired';
}

/** An invite as the contract has it. */
export function toInvite(row: InviteRow, now: Date): Invite {
  return {
    id: row.id,
    object: 'invite',
    email: row.email,
    role: row.role,
    status: statusOfInvite(row, now),
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
  };
}
