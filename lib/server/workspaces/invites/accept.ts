import { ApiError, type ErrorCode } from '@/lib/contract/errors';
import type { InviteStatus } from '@/lib/contract/invite';
import type { Workspace } from '@/lib/contract/workspace';
import type { Person } from '../../actor';
import { recordActs } from '../../audit/record';
import { sha256 } from '../../crypto';
import { transaction, type Tx } from '../../db/client';
import { lockWorkspace } from '../../db/credits';
import { findInvite, markUsed, statusOfInvite, type InviteRow } from '../../db/invites';
import { insertMember, roleIn } from '../../db/members';
import { findPerson } from '../../db/people';
import { activateFor, findWorkspace } from '../../db/workspaces';
import { noSuchInvite, seatLimit } from '../refusals';

const UNUSABLE: Record<Exclude<InviteStatus, 'pending'>, [ErrorCode, string]> = {
  used: ['invite_used', 'This invite has been used.'],
  revoked: ['invite_revoked', 'This invite was revoked. Ask whoever sent it for another.'],
  expired: ['invite_expired', 'This invite has expired. Ask whoever sent it for another.'],
};

/**
 * Makes a person a member by an invite to their address, and the workspace their browser's active one.
 * Throws `not_found` for an unknown token, and `invite_used`, `invite_revoked` or `invite_expired`.
 * Throws `invite_email_mismatch`, `already_member`, and `seat_limit` where a smaller plan has no seat left.
 */
export function acceptInvite(actor: Person, token: string): Promise<Workspace> {
  const tokenHash = sha256(token);
  return transaction(async (tx) => {
    const seen = await findInvite(tx, tokenHash);
    if (seen) await lockWorkspace(tx, seen.workspaceId);
    const now = new Date();
    // Read again under the lock: it may have been used, revoked or deleted meanwhile.
    const invite = seen && (await findInvite(tx, tokenHash));
    if (!invite) throw noSuchInvite();
    const { workspaceId } = invite;
    refuseUnusable(invite, now);
    await refusePerson(tx, actor, invite);
    await refuseWithoutSeat(tx, workspaceId, now);
    await insertMember(tx, workspaceId, actor.userId, invite.role, now);
    await markUsed(tx, invite.id, now);
    const { role } = invite;
    await recordActs(
      tx,
      { ...actor, workspaceId },
      { action: 'member.joined', resourceId: actor.userId, details: { role } },
    );
    await activateFor(tx, actor.sessionId, workspaceId);
    const joined = await findWorkspace(tx, workspaceId, actor.userId, now);
    if (!joined) throw noSuchInvite();
    return joined;
  });
}

function refuseUnusable(invite: InviteRow, now: Date): void {
  const status = statusOfInvite(invite, now);
  if (status !== 'pending') throw new ApiError(...UNUSABLE[status]);
}

/** Refuses a person with another address, and one who is a member already. */
async function refusePerson(tx: Tx, { userId }: Person, { workspaceId, email }: InviteRow): Promise<void> {
  const person = await findPerson(tx, userId);
  if (person?.email !== email)
    throw new ApiError('invite_email_mismatch', `This invite is for ${email}. Sign in with that address to accept it.`);
  if (await roleIn(tx, workspaceId, userId)) throw new ApiError('already_member', 'You are in this workspace already.');
}

async function refuseWithoutSeat(tx: Tx, workspaceId: string, now: Date): Promise<void> {
  const workspace = await findWorkspace(tx, workspaceId, null, now);
  if (workspace && workspace.seats.members < workspace.seats.limit) return;
  throw workspace
    ? seatLimit(
        'The workspace has no free seat any more. Ask its owner to free one or to change the plan.',
        workspace.seats,
      )
    : noSuchInvite();
}
