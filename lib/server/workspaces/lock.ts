import type { Role } from '@/lib/contract/access';
import type { Workspace } from '@/lib/contract/workspace';
import type { Person } from '../actor';
import type { Tx } from '../db/client';
import { lockWorkspace } from '../db/credits';
import { findWorkspace } from '../db/workspaces';
import { gone } from './refusals';
import { requireRole } from './role';

/** A workspace that nobody else changes for now, as the person sees it, and the moment at which it was read. */
export interface Locked {
  workspace: Workspace;
  now: Date;
}

/**
 * Reads the workspace of a transaction that has locked it, and asks once more whether the person may: what they were
 * when they were let in may have changed while they waited. Throws `forbidden`, or `not_found` where they are not in it
 * any more.
 */
export async function seenBy(tx: Tx, actor: Person, least: Role): Promise<Locked> {
  // After the lock: whoever had it before has written what is read here, and at no later a moment than this.
  const now = new Date();
  const workspace = await findWorkspace(tx, actor.workspaceId, actor.userId, now);
  if (!workspace) throw gone();
  requireRole(workspace.role, least);
  return { workspace, now };
}

/**
 * Locks a person's workspace until the transaction ends, so that changes of its people, seats and plan come one after
 * the other; see `seenBy`.
 */
export async function lockFor(tx: Tx, actor: Person, least: Role): Promise<Locked> {
  await lockWorkspace(tx, actor.workspaceId);
  return seenBy(tx, actor, least);
}
