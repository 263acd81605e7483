import type { Member } from '@/lib/contract/member';
import type { Actor } from '../../actor';
import { db } from '../../db/client';
import { membersOfWorkspace } from '../../db/members';

/**
 * The members of the actor's workspace, the owner first; the caller has checked that the actor is an admin, the owner
 * or a key.
 */
export function membersOf(actor: Actor): Promise<Member[]> {
  return membersOfWorkspace(db(), actor.workspaceId);
}
