import { ApiError } from '@/lib/contract/errors';
import type { GIVEN_ROLES, Member } from '@/lib/contract/member';
import type { Person } from '../../actor';
import { recordActs } from '../../audit/record';
import { transaction } from '../../db/client';
import { changeRole, findMember } from '../../db/members';
import { lockFor } from '../lock';
import { noSuchMember } from '../refusals';
import { refuseOtherAdmin } from './may-change';

/**
 * Changes a member's role. Throws `forbidden`, `not_found`, and `owner_role` for the owner, whose role is transferred.
 */
export function updateMember(actor: Person, userId: string, role: (typeof GIVEN_ROLES)[number]): Promise<Member> {
  return transaction(async (tx) => {
    const { workspace } = await lockFor(tx, actor, 'admin');
    const member = await findMember(tx, workspace.id, userId);
    if (!member) throw noSuchMember();
    if (member.role === 'owner')
      throw new ApiError('owner_role', "The owner's role cannot be changed; transfer the ownership to another member.");
    refuseOtherAdmin(actor, workspace.role, member);
    await changeRole(tx, workspace.id, userId, role);
    await recordActs(tx, actor, { action: 'member.updated', resourceId: userId, details: { role } });
    return { ...member, role };
  });
}
