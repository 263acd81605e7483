import { NAMES } from '@/lib/contract/legacy';
import type { Invite } from '@/lib/contract/invite';
import { LIMITS } from '@/lib/core/limits';
import { env } from '../../env';
import { letter, oneLine } from '../../mail/letter';
import type { Mail } from '../../mail/mail';

/** How long an invite is valid. */
export const INVITE_MS = LIMITS.inviteDays * 24 * 3600 * 1000;

/** The address of the page that accepts an invite. */
export function inviteUrl(token: string): string {
  return `${env().appUrl}/invite/${token}`;
}

/** The message that carries an invite's link; `inviter` is a name or an address. */
export function inviteMail(invite: Invite, workspace: string, inviter: string, url: string): Mail {
  const [who, where] = [oneLine(inviter), oneLine(workspace)];
  return letter({
    to: invite.email,
    subject: `${who} invites you to ${where} on ${NAMES.product}`,
    title: `Join ${where} on ${NAMES.product}`,
    action: 'See the invite',
    url,
    lead:
      `${who} invites you to make mascots together` +
      `${invite.role === 'admin' ? ', as an admin of the workspace' : ''}.`,
    note:
      `Sign in as ${invite.email} to accept it. The invite is good for ${LIMITS.inviteDays} days. If you do not ` +
      'know who sent it, ignore this message.',
  });
}
