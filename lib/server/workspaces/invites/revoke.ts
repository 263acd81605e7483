import { ApiError } from '@/lib/contract/errors';
import type { Person } from '../../actor';
import { recordActs } from '../../audit/record';
import { transaction } from '../../db/client';
import { markInviteRevoked } from '../../db/invites';
import { lockFor } from '../lock';

/**
 * Revokes a pending invite, whose seat is free at once. Throws `forbidden`, and `not_found` for one that is not
 * pending.
 */
export function revokeInvite(actor: Person, id: string): Promise<{ id: string; object: 'invite'; deleted: true }> {
  return transaction(async (tx) => {
    const { workspace, now } = await lockFor(tx, actor, 'admin');
    if (!(await markInviteRevoked(tx, workspace.id, id, now)))
      throw new ApiError('not_found', 'There is no such pending invite in this workspace.');
    await recordActs(tx, actor, { action: 'invite.revoked', resourceId: id });
    return { id, object: 'invite', deleted: true };
  });
}
