import { ApiError } from '@/lib/contract/errors';
import type { NewKey } from '@/lib/contract/key';
import { LIMITS } from '@/lib/core/limits';
import type { Actor } from '../actor';
import { recordActs } from '../audit/record';
import { transaction } from '../db/client';
import { lockWorkspace } from '../db/credits';
import { countActiveKeys, insertKey } from '../db/keys';
import { newKeyText } from './text';

/**
 * Makes an API key of the actor's workspace; only this answer holds its text. Throws `invalid_request` where the
 * workspace has all of its keys.
 */
export async function createKey(actor: Actor, name = 'API key'): Promise<NewKey> {
  const { key, prefix, hash } = newKeyText();
  const id = await transaction(async (tx) => {
    // Without the lock parallel creations would all count before any has written.
    await lockWorkspace(tx, actor.workspaceId);
    const most = LIMITS.keysPerWorkspace;
    if ((await countActiveKeys(tx, actor.workspaceId)) >= most)
      throw new ApiError('invalid_request', `A workspace has at most ${most} API keys; revoke one first.`);
    const made = await insertKey(tx, { workspaceId: actor.workspaceId, name, prefix, hash });
    await recordActs(tx, actor, { action: 'key.created', resourceId: made.id, details: { name } });
    return made.id;
  });
  return { id, key, prefix };
}
