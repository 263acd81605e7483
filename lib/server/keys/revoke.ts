import { ApiError } from '@/lib/contract/errors';
import type { Actor } from '../actor';
import { db } from '../db/client';
import { markRevoked } from '../db/keys';

/** Revokes an API key at once; throws `not_found` where the actor's workspace has no such active key. */
export async function revokeKey(actor: Actor, id: string): Promise<{ id: string; object: 'key'; deleted: true }> {
  if (!(await markRevoked(db(), actor.workspaceId, id)))
    throw new ApiError('not_found', 'There is no such API key in this workspace.');
  return { id, object: 'key', deleted: true };
}
