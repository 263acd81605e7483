import type { Tx } from '../../db/client';
import { limitUse } from '../../window-limit';

/** Invites that a workspace may send: far more than any plan has seats, too few to annoy strangers. */
const INVITE_LIMIT = { limit: 20, windowSeconds: 3600 } as const;

/** Counts an invite to be mailed; throws `rate_limited` past the hour's limit. */
export function limitInvites(tx: Tx, workspaceId: string): Promise<void> {
  const bucket = `invites:${workspaceId}`;
  return limitUse(tx, { bucket, ...INVITE_LIMIT }, 'This workspace has sent many invites within an hour');
}
