import type { NewKey } from '@/lib/contract/key';
import type { Actor } from '../actor';
import { recordActs } from '../audit/record';
import { transaction } from '../db/client';
import { insertKey } from '../db/keys';
import { newKeyText } from './text';

/** Makes an API key of the actor's workspace; only this answer holds its text. */
export async function createKey(actor: Actor, name = 'API key'): Promise<NewKey> {
  const { key, prefix, hash } = newKeyText();
  const id = await transaction(async (tx) => {
    const made = await insertKey(tx, { workspaceId: actor.workspaceId, name, prefix, hash });
    await recordActs(tx, actor, { action: 'key.created', resourceId: made.id, details: { name } });
    return made.id;
  });
  return { id, key, prefix };
}
