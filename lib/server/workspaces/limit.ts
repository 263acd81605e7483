import { rateLimited } from '@/lib/contract/errors';
import type { Tx } from '../db/client';
import { takeFromWindow } from '../db/rate-windows';

/**
 * Team workspaces that a person may make: more than anybody works in, too few to gather the credits that each begins
 * with.
 */
const CREATION_LIMIT = { workspaces: 10, windowSeconds: 24 * 3600 } as const;

/** Counts a new workspace, also one that is deleted again; throws `rate_limited` past the limit of 24 hours. */
export async function limitWorkspaces(tx: Tx, userId: string): Promise<void> {
  const { refused, retryAfterSeconds } = await takeFromWindow(
    tx,
    `workspaces:${userId}`,
    CREATION_LIMIT.workspaces,
    CREATION_LIMIT.windowSeconds,
  );
  if (!refused) return;
  const hours = Math.ceil(retryAfterSeconds / 3600);
  throw rateLimited(
    `You have made ${CREATION_LIMIT.workspaces} workspaces within a day; try again in ${hours} ` +
      `${hours === 1 ? 'hour' : 'hours'}.`,
    { retry_after: retryAfterSeconds, limit: CREATION_LIMIT.workspaces },
  );
}
