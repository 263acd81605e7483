import type { Key } from '@/lib/contract/key';
import type { Actor } from '../actor';
import { db } from '../db/client';
import { activeKeys } from '../db/keys';

/** The active API keys of the actor's workspace, newest first. */
export function listKeys(actor: Actor): Promise<Key[]> {
  return activeKeys(db(), actor.workspaceId);
}
