import { rateLimited } from '@/lib/contract/errors';
import type { Tx } from '../../db/client';
import { takeFromWindow } from '../../db/rate-windows';

/** Invites that a workspace may send: far more than any plan has seats, too few to annoy strangers. */
const INVITE_LIMIT = { invites: 20, windowSeconds: 3600 } as const;

/** Counts an invite to be mailed; throws `rate_limited` past the hour's limit. */
export async function limitInvites(tx: Tx, workspaceId: string): Promise<void> {
  const { refused, retryAfterSeconds } = await takeFromWindow(
    tx,
    `invites:${workspaceId}`,
    INVITE_LIMIT.invites,
    INVITE_LIMIT.windowSeconds,
  );
  if (!refused) return;
  const minutes = Math.ceil(retryAfterSeconds / 60);
  throw rateLimited(
    `This workspace has sent many invites within an hour; try again in ${minutes} ` +
      `${minutes === 1 ? 'minute' : 'minutes'}.`,
    { retry_after: retryAfterSeconds, limit: INVITE_LIMIT.invites },
  );
}
