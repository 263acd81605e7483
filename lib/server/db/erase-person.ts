import { eq, like } from 'drizzle-orm';
import { idempotency, invites, members, users, verificationTokens } from '@/drizzle/schema';
import type { Role } from '@/lib/contract/access';
import type { Tx } from './client';

/** A workspace that a person is in, and their role there. */
export interface Membership {
  workspaceId: string;
  role: Role;
}

/**
 * Locks a person and their memberships, so that they join nothing and own nothing more until the transaction ends.
 * Gives the memberships in the order of the workspaces' ids.
 */
export async function lockPerson(tx: Tx, userId: string): Promise<Membership[]> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  return tx
    .select({ workspaceId: members.workspaceId, role: members.role })
    .from(members)
    .where(eq(members.userId, userId))
    .orderBy(members.workspaceId)
    .for('update');
}

/**
 * Deletes a person with sessions, connected providers and memberships. Deletes every invite and sign-in link to their
 * address, and answers that are kept for their requests. The workspaces that they own must be deleted before.
 */
export async function erasePerson(tx: Tx, userId: string, email: string): Promise<void> {
  await tx.delete(invites).where(eq(invites.email, email));
  await tx.delete(verificationTokens).where(eq(verificationTokens.identifier, email));
  await tx.delete(idempotency).where(like(idempotency.key, `${userId} %`));
  await tx.delete(users).where(eq(users.id, userId));
}
