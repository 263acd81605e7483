import type { ReceivedInvite } from '@/lib/contract/invite';
import { sha256 } from '../../crypto';
import { openDatabase } from '../../db/client';
import { findReceivedInvite } from '../../db/invites';
import { noSuchInvite } from '../refusals';

/** The invite of a link, in any state, for its holder, signed in or not. Throws `not_found` for an unknown token. */
export async function inviteByToken(token: string): Promise<ReceivedInvite> {
  const { db } = await openDatabase();
  const invite = await findReceivedInvite(db, sha256(token), new Date());
  if (!invite) throw noSuchInvite();
  return invite;
}
