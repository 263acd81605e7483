import { ApiError } from '@/lib/contract/errors';
import type { Actor } from '../actor';
import { db } from '../db/client';
import { findWorkspaceName } from '../db/workspaces';

/** The name of the workspace that the actor acts on; throws `not_found` where it has just been removed. */
export async function workspaceName(actor: Actor): Promise<string> {
  const name = await findWorkspaceName(db(), actor.workspaceId);
  if (name === null) throw new ApiError('not_found', 'This workspace does not exist any more.');
  return name;
}
