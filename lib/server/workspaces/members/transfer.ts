import { ApiError } from '@/lib/contract/errors';
import type { Workspace } from '@/lib/contract/workspace';
import type { Person } from '../../actor';
import { recordActs } from '../../audit/record';
import { transaction } from '../../db/client';
import { changeRole, roleIn } from '../../db/members';
import { isPersonal } from '../../db/workspaces';
import { lockFor, seenBy } from '../lock';
import { noSuchMember } from '../refusals';

/**
 * Makes another member the owner, and the caller an admin. Throws `forbidden`, `not_found`, `personal_workspace`,
 * `owner_role` for oneself.
 */
export function transferOwnership(actor: Person, userId: string): Promise<Workspace> {
  return transaction(async (tx) => {
    const {
      workspace: { id },
    } = await lockFor(tx, actor, 'owner');
    if (await isPersonal(tx, id))
      throw new ApiError(
        'personal_workspace',
        'A personal workspace belongs to its person; make a team workspace to hand over.',
      );
    if (userId === actor.userId) throw new ApiError('owner_role', 'You are the owner already; name another member.');
    if (!(await roleIn(tx, id, userId))) throw noSuchMember();
    // In this order there are never two owners, not even between the statements.
    await changeRole(tx, id, actor.userId, 'admin');
    await changeRole(tx, id, userId, 'owner');
    await recordActs(tx, actor, { action: 'workspace.transferred', resourceId: userId });
    return (await seenBy(tx, actor, 'admin')).workspace;
  });
}
