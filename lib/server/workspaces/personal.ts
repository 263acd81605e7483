import type { Actor } from '../actor';
import { db } from '../db/client';
import { isPersonal } from '../db/workspaces';

/** Whether the actor's workspace is a personal one, which cannot be deleted or transferred by itself. */
export function actsOnPersonal(actor: Actor): Promise<boolean> {
  return isPersonal(db(), actor.workspaceId);
}
