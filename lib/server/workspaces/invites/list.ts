import type { Invite } from '@/lib/contract/invite';
import type { Actor } from '../../actor';
import { db } from '../../db/client';
import { pendingInvitesOf } from '../../db/invites';

/**
 * The pending invites of the actor's workspace, newest first; the caller has checked that they are an admin or the
 * owner.
 */
export function invitesOf(actor: Actor): Promise<Invite[]> {
  return pendingInvitesOf(db(), actor.workspaceId, new Date());
}
