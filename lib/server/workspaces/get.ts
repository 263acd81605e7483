import type { Workspace } from '@/lib/contract/workspace';
import type { Actor } from '../actor';
import { db } from '../db/client';
import { findWorkspace } from '../db/workspaces';
import { workspaceGone } from './refusals';

/** The actor's workspace with its plan, their role and its seats; throws `not_found` where it has just been removed. */
export async function workspaceOf(actor: Actor): Promise<Workspace> {
  const workspace = await findWorkspace(db(), actor.workspaceId, actor.userId, new Date());
  if (!workspace) throw workspaceGone();
  return workspace;
}
