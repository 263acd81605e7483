import { ApiError } from '@/lib/contract/errors';
import { isProvider } from '@/lib/contract/provider';
import type { Person } from '../../actor';
import { disconnect } from '../../db/accounts';
import { db } from '../../db/client';

/**
 * Disconnects a provider from the person; throws `not_found` where it is not connected. A sign-in link to their address
 * still works.
 */
export async function disconnectProvider(
  actor: Person,
  id: string,
): Promise<{ id: string; object: 'provider'; deleted: true }> {
  if (!isProvider(id) || !(await disconnect(db(), actor.userId, id)))
    throw new ApiError('not_found', 'You have not connected this provider.');
  return { id, object: 'provider', deleted: true };
}
