import { ApiError } from '@/lib/contract/errors';
import type { Actor } from '../actor';
import { recordActs } from '../audit/record';
import { transaction } from '../db/client';
import { markRevoked } from '../db/keys';

/** Revokes an API key at once; throws `not_found` where the actor's workspace has no such active key. */
export function revokeKey(actor: Actor, id: string): Promise<{ id: string; object: 'key'; deleted: true }> {
  return transaction(async (tx) => {
    if (!(await markRevoked(tx, actor.workspaceId, id)))
      throw new ApiError('not_found', 'There is no such API key in this workspace.');
    await recordActs(tx, actor, { action: 'key.revoked', resourceId: id });
    return { id, object: 'key', deleted: true };
  });
}
