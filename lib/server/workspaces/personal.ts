import type { Actor } from '../actor';
import { db } from '../db/client';
import { isPersonal } from '../db/workspaces';

/**
 * Whether the workspace that the actor acts on is somebody's personal one, which is neither deleted nor handed over on
 * its own.
 */
export function actsOnPersonal(actor: Actor): Promise<boolean> {
  return isPersonal(db(), actor.workspaceId);
}
