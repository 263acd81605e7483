import { ApiError } from '@/lib/contract/errors';
import type { Invite, NewInvite } from '@/lib/contract/invite';
import type { Person } from '../../actor';
import { recordActs } from '../../audit/record';
import { randomToken, sha256 } from '../../crypto';
import { db, transaction, type Tx } from '../../db/client';
import { insertInvite, isInvited, toInvite } from '../../db/invites';
import { hasMember } from '../../db/members';
import { findPerson } from '../../db/people';
import { normalEmail } from '../../email';
import { logError } from '../../log';
import { sendMail } from '../../mail/send';
import { lockFor, type Locked } from '../lock';
import { seatLimit } from '../refusals';
import { limitInvites } from './limit';
import { INVITE_MS, inviteMail, inviteUrl } from './link';

/**
 * Invites an address into the workspace; the invite holds a seat for 7 days. Only this answer and the mail hold its
 * link.
 * Throws `forbidden`, `already_member`, `already_invited`, `rate_limited`.
 * Throws `seat_limit` with `{seats, used, members, pending}`.
 */
export async function createInvite(
  actor: Person,
  address: string,
  role: Invite['role'] = 'member',
): Promise<NewInvite> {
  const email = normalEmail(address);
  const token = randomToken();
  const { invite, workspace } = await transaction(async (tx) => {
    const { workspace, now } = await lockFor(tx, actor, 'admin');
    await refuseInvite(tx, { workspace, now }, email);
    const row = await insertInvite(tx, {
      workspaceId: workspace.id,
      email,
      role,
      tokenHash: sha256(token),
      invitedBy: actor.userId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + INVITE_MS),
    });
    await recordActs(tx, actor, { action: 'member.invited', resourceId: row.id, details: { role } });
    return { invite: toInvite(row, now), workspace };
  });
  const url = inviteUrl(token);
  await mail(actor, invite, workspace.name, url);
  return { invite, invite_url: url };
}

async function refuseInvite(tx: Tx, { workspace: { id, seats }, now }: Locked, email: string): Promise<void> {
  if (await hasMember(tx, id, email)) throw new ApiError('already_member', `${email} is in this workspace already.`);
  if (await isInvited(tx, id, email, now))
    throw new ApiError('already_invited', `${email} has been invited already; revoke that invite to send another.`);
  if (seats.available === 0)
    throw seatLimit('The workspace has no free seat, pending invites included. Free one, or change the plan.', seats);
  await limitInvites(tx, id);
}

/** Mails the link; a failed mail leaves the invite, since the inviter has the link too. */
async function mail(actor: Person, invite: Invite, workspace: string, url: string): Promise<void> {
  const person = await findPerson(db(), actor.userId);
  const inviter = person ? (person.name === null ? person.email : `${person.name} (${person.email})`) : 'Somebody';
  await sendMail(inviteMail(invite, workspace, inviter, url)).catch((error: unknown) =>
    logError('invite.not_mailed', error, { invite: invite.id }),
  );
}
