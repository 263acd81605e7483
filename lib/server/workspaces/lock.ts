import type { Role } from '@/lib/contract/access';
import type { Workspace } from '@/lib/contract/workspace';
import type { Person } from '../actor';
import type { Tx } from '../db/client';
import { lockWorkspace } from '../db/credits';
import { findWorkspace } from '../db/workspaces';
import { workspaceGone } from './refusals';
import { requireRole } from './role';

/** A locked workspace as the person sees it, and the time at which it was read. */
export interface Locked {
  workspace: Workspace;
  now: Date;
}

/**
 * Reads a locked workspace and checks the role again, which may have changed. Throws `forbidden`, or `not_found` for a
 * former member.
 */
export async function seenBy(tx: Tx, actor: Person, least: Role): Promise<Locked> {
  // Taken after the lock, so that it is no earlier than the writes of the last holder.
  const now = new Date();
  const workspace = await findWorkspace(tx, actor.workspaceId, actor.userId, now);
  if (!workspace) throw workspaceGone();
  requireRole(workspace.role, least);
  return { workspace, now };
}

/**
 * Locks a person's workspace until the transaction ends, so that its changes come one after the other; see `seenBy`.
 */
export async function lockFor(tx: Tx, actor: Person, least: Role): Promise<Locked> {
  await lockWorkspace(tx, actor.workspaceId);
  return seenBy(tx, actor, least);
}
