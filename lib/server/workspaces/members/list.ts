import type { Member } from '@/lib/contract/member';
import type { Actor } from '../../actor';
import { db } from '../../db/client';
import { membersOfWorkspace } from '../../db/members';

/** Everybody in the actor's workspace, the owner first; for admins, the owner and keys: whoever calls has asked. */
export function membersOf(actor: Actor): Promise<Member[]> {
  return membersOfWorkspace(db(), actor.workspaceId);
}
