import { ApiError } from '@/lib/contract/errors';
import type { Workspace } from '@/lib/contract/workspace';
import type { Person } from '../actor';
import { recordActs } from '../audit/record';
import { db, transaction, type Db, type Tx } from '../db/client';
import { erasePerson, lockPerson } from '../db/erase-person';
import { findPerson } from '../db/people';
import { personalWorkspaceOf, workspacesOfPerson } from '../db/workspaces';
import { eraseWorkspace, lockToErase } from '../workspaces/erase';

/** The effect of deleting an account on the workspaces that its person belongs to. */
export interface AccountDeletion {
  /** Workspaces that are deleted with it: the personal one, and teams without other members. */
  deleted: Workspace[];
  /** Workspaces that the person leaves and that stay unchanged. */
  left: Workspace[];
  /** Workspaces with other members that need another owner first. */
  handOver: Workspace[];
}

async function deletionOf(tx: Db | Tx, userId: string): Promise<AccountDeletion> {
  const personal = await personalWorkspaceOf(tx, userId);
  const all = await workspacesOfPerson(tx, userId, new Date());
  const goes = ({ id, seats }: Workspace) => id === personal || seats.members === 1;
  const owned = all.filter(({ role }) => role === 'owner');
  return {
    deleted: owned.filter(goes),
    left: all.filter(({ role }) => role !== 'owner'),
    handOver: owned.filter((workspace) => !goes(workspace)),
  };
}

/** Gives what the deletion of the person's account would do. */
export function previewDeletion(actor: Person): Promise<AccountDeletion> {
  return deletionOf(db(), actor.userId);
}

function refuseOwner(workspaces: readonly Workspace[]): void {
  if (workspaces.length === 0) return;
  const names = workspaces.map(({ name }) => name).join(', ');
  throw new ApiError(
    'owner_must_transfer',
    `You own ${names}, where others work. Make another member the owner, or delete it, before you delete your account.`,
    { workspaces: workspaces.map(({ id, name }) => ({ id, name })) },
  );
}

/**
 * Deletes the person's account at once: sessions, memberships, the personal workspace and teams of nobody else, with
 * jobs, keys, webhooks, credits and files. Other workspaces keep the person's work, without a name. Throws
 * `owner_must_transfer` while the person owns a workspace with other members, and `not_found`.
 */
export function removeAccount(actor: Person): Promise<{ id: string; object: 'account'; deleted: true }> {
  const { userId } = actor;
  return transaction(async (tx) => {
    const memberships = await lockPerson(tx, userId);
    for (const { workspaceId, role } of memberships) if (role === 'owner') await lockToErase(tx, workspaceId);
    const person = await findPerson(tx, userId);
    if (!person) throw new ApiError('not_found', 'This account does not exist any more.');
    const { deleted, left, handOver } = await deletionOf(tx, userId);
    refuseOwner(handOver);
    for (const { id } of deleted) await eraseWorkspace(tx, id);
    for (const { id } of left)
      await recordActs(tx, { ...actor, workspaceId: id }, { action: 'member.removed', resourceId: userId });
    await erasePerson(tx, userId, person.email);
    return { id: userId, object: 'account', deleted: true };
  });
}
