import type { Tx } from '../db/client';
import { limitUse } from '../window-limit';

/**
 * Team workspaces that a person may make: more than anybody works in, too few to gather the credits that each begins
 * with.
 */
const CREATION_LIMIT = { limit: 10, windowSeconds: 24 * 3600 } as const;

/** Counts a new workspace, also one that is deleted again; throws `rate_limited` past the limit of 24 hours. */
export function limitWorkspaces(tx: Tx, userId: string): Promise<void> {
  const reason = `You have made ${CREATION_LIMIT.limit} workspaces within a day`;
  return limitUse(tx, { bucket: `workspaces:${userId}`, ...CREATION_LIMIT }, reason);
}
