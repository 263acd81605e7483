import type { NewKey } from '@/lib/contract/key';
import type { Actor } from '../actor';
import { db } from '../db/client';
import { insertKey } from '../db/keys';
import { newKeyText } from './text';

/** Makes an API key of the actor's workspace; only this answer holds its text. */
export async function createKey(actor: Actor, name = 'API key'): Promise<NewKey> {
  const { key, prefix, hash } = newKeyText();
  const { id } = await insertKey(db(), { workspaceId: actor.workspaceId, name, prefix, hash });
  return { id, key, prefix };
}
