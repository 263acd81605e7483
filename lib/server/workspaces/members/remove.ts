import { ApiError } from '@/lib/contract/errors';
import type { Person } from '../../actor';
import { recordActs } from '../../audit/record';
import { transaction } from '../../db/client';
import { deleteMember, findMember } from '../../db/members';
import { lockFor } from '../lock';
import { noSuchMember } from '../refusals';
import { refuseOtherAdmin } from './may-change';

/**
 * Removes a member, or lets the person leave; their keys stay. Throws `forbidden`, `not_found`, and
 * `owner_must_transfer` for the owner.
 */
export function removeMember(actor: Person, userId: string): Promise<{ id: string; object: 'member'; deleted: true }> {
  return transaction(async (tx) => {
    const { workspace } = await lockFor(tx, actor, userId === actor.userId ? 'member' : 'admin');
    const member = await findMember(tx, workspace.id, userId);
    if (!member) throw noSuchMember();
    if (member.role === 'owner')
      throw new ApiError(
        'owner_must_transfer',
        'The owner cannot leave the workspace; another member must become the owner first.',
      );
    refuseOtherAdmin(actor, workspace.role, member);
    await deleteMember(tx, workspace.id, userId);
    await recordActs(tx, actor, { action: 'member.removed', resourceId: userId });
    return { id: userId, object: 'member', deleted: true };
  });
}
